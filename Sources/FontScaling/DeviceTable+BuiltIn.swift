extension DeviceTable {
  /// The devices known to this version: 242 identifiers.
  ///
  /// Sources: kudit/Device 2.12.5 of May 2026 (identifiers, names, screens), checked against
  /// DeviceKit of March 2026 and Apple's Human Interface Guidelines, Layout, 2025. Points are those
  /// of the portrait screen at the standard display zoom.
  public static let builtIn = DeviceTable(rows.split(separator: "\n").flatMap(Device.devices))

  /// Identifiers, name, screen, front, watch case and note.
  private static let rows = """
    iPhone1,1                             | iPhone                                        | 320x480@1   | home
    iPhone1,2                             | iPhone 3G                                     | 320x480@1   | home
    iPhone2,1                             | iPhone 3GS                                    | 320x480@1   | home
    iPhone3,1 iPhone3,2 iPhone3,3         | iPhone 4                                      | 320x480@2   | home
    iPhone4,1                             | iPhone 4s                                     | 320x480@2   | home
    iPhone5,1 iPhone5,2                   | iPhone 5                                      | 320x568@2   | home
    iPhone5,3 iPhone5,4                   | iPhone 5c                                     | 320x568@2   | home
    iPhone6,1 iPhone6,2                   | iPhone 5s                                     | 320x568@2   | home
    iPhone7,1                             | iPhone 6 Plus                                 | 414x736@3   | home
    iPhone7,2                             | iPhone 6                                      | 375x667@2   | home
    iPhone8,1                             | iPhone 6s                                     | 375x667@2   | home
    iPhone8,2                             | iPhone 6s Plus                                | 414x736@3   | home
    iPhone8,4                             | iPhone SE (1st generation)                    | 320x568@2   | home
    iPhone9,1 iPhone9,3                   | iPhone 7                                      | 375x667@2   | home
    iPhone9,2 iPhone9,4                   | iPhone 7 Plus                                 | 414x736@3   | home
    iPhone10,1 iPhone10,4                 | iPhone 8                                      | 375x667@2   | home
    iPhone10,2 iPhone10,5                 | iPhone 8 Plus                                 | 414x736@3   | home
    iPhone10,3 iPhone10,6                 | iPhone X                                      | 375x812@3   | notch
    iPhone11,2                            | iPhone Xs                                     | 375x812@3   | notch
    iPhone11,4 iPhone11,6                 | iPhone Xs Max                                 | 414x896@3   | notch
    iPhone11,8                            | iPhone XR                                     | 414x896@2   | notch
    iPhone12,1                            | iPhone 11                                     | 414x896@2   | notch
    iPhone12,3                            | iPhone 11 Pro                                 | 375x812@3   | notch
    iPhone12,5                            | iPhone 11 Pro Max                             | 414x896@3   | notch
    iPhone12,8                            | iPhone SE (2nd generation)                    | 375x667@2   | home
    iPhone13,1                            | iPhone 12 mini                                | 375x812@3   | notch
    iPhone13,2                            | iPhone 12                                     | 390x844@3   | notch
    iPhone13,3                            | iPhone 12 Pro                                 | 390x844@3   | notch
    iPhone13,4                            | iPhone 12 Pro Max                             | 428x926@3   | notch
    iPhone14,2                            | iPhone 13 Pro                                 | 390x844@3   | notch
    iPhone14,3                            | iPhone 13 Pro Max                             | 428x926@3   | notch
    iPhone14,4                            | iPhone 13 mini                                | 375x812@3   | notch
    iPhone14,5                            | iPhone 13                                     | 390x844@3   | notch
    iPhone14,6                            | iPhone SE (3rd generation)                    | 375x667@2   | home
    iPhone14,7                            | iPhone 14                                     | 390x844@3   | notch
    iPhone14,8                            | iPhone 14 Plus                                | 428x926@3   | notch
    iPhone15,2                            | iPhone 14 Pro                                 | 393x852@3   | island
    iPhone15,3                            | iPhone 14 Pro Max                             | 430x932@3   | island
    iPhone15,4                            | iPhone 15                                     | 393x852@3   | island
    iPhone15,5                            | iPhone 15 Plus                                | 430x932@3   | island
    iPhone16,1                            | iPhone 15 Pro                                 | 393x852@3   | island
    iPhone16,2                            | iPhone 15 Pro Max                             | 430x932@3   | island
    iPhone17,1                            | iPhone 16 Pro                                 | 402x874@3   | island
    iPhone17,2                            | iPhone 16 Pro Max                             | 440x956@3   | island
    iPhone17,3                            | iPhone 16                                     | 393x852@3   | island
    iPhone17,4                            | iPhone 16 Plus                                | 430x932@3   | island
    iPhone17,5                            | iPhone 16e                                    | 390x844@3   | notch
    iPhone18,1                            | iPhone 17 Pro                                 | 402x874@3   | island
    iPhone18,2                            | iPhone 17 Pro Max                             | 440x956@3   | island
    iPhone18,3                            | iPhone 17                                     | 402x874@3   | island
    iPhone18,4                            | iPhone Air                                    | 420x912@3   | island
    iPhone18,5                            | iPhone 17e                                    | 390x844@3   | notch
    iPod2,1                               | iPod touch (2nd generation)                   | 320x480@1   | home
    iPod3,1                               | iPod touch (3rd generation)                   | 320x480@1   | home
    iPod4,1                               | iPod touch (4th generation)                   | 320x480@2   | home
    iPod5,1                               | iPod touch (5th generation)                   | 320x568@2   | home
    iPod7,1                               | iPod touch (6th generation)                   | 320x568@2   | home
    iPod9,1                               | iPod touch (7th generation)                   | 320x568@2   | home
    iPad1,1 iPad1,2                       | iPad                                          | 768x1024@1  | home
    iPad2,1 iPad2,2 iPad2,3 iPad2,4       | iPad 2                                        | 768x1024@1  | home
    iPad2,5 iPad2,6 iPad2,7               | iPad mini                                     | 768x1024@1  | home
    iPad3,1 iPad3,2 iPad3,3               | iPad (3rd generation)                         | 768x1024@2  | home
    iPad3,4 iPad3,5 iPad3,6               | iPad (4th generation)                         | 768x1024@2  | home
    iPad4,1 iPad4,2 iPad4,3               | iPad Air                                      | 768x1024@2  | home
    iPad4,4 iPad4,5 iPad4,6               | iPad mini 2                                   | 768x1024@2  | home
    iPad4,7 iPad4,8 iPad4,9               | iPad mini 3                                   | 768x1024@2  | home
    iPad5,1 iPad5,2                       | iPad mini 4                                   | 768x1024@2  | home
    iPad5,3 iPad5,4                       | iPad Air 2                                    | 768x1024@2  | home
    iPad6,3 iPad6,4                       | iPad Pro (9.7-inch)                           | 768x1024@2  | home
    iPad6,7 iPad6,8                       | iPad Pro (12.9-inch)                          | 1024x1366@2 | home
    iPad6,11 iPad6,12                     | iPad (5th generation)                         | 768x1024@2  | home
    iPad7,1 iPad7,2                       | iPad Pro 12.9-inch (2nd generation)           | 1024x1366@2 | home
    iPad7,3 iPad7,4                       | iPad Pro (10.5-inch)                          | 834x1112@2  | home
    iPad7,5 iPad7,6                       | iPad (6th generation)                         | 768x1024@2  | home
    iPad7,11 iPad7,12                     | iPad (7th generation)                         | 810x1080@2  | home
    iPad8,1 iPad8,2 iPad8,3 iPad8,4       | iPad Pro 11-inch                              | 834x1194@2  | plain
    iPad8,5 iPad8,6 iPad8,7 iPad8,8       | iPad Pro 12.9-inch (3rd generation)           | 1024x1366@2 | plain
    iPad8,9 iPad8,10                      | iPad Pro 11-inch (2nd generation)             | 834x1194@2  | plain
    iPad8,11 iPad8,12                     | iPad Pro 12.9-inch (4th generation)           | 1024x1366@2 | plain
    iPad11,1 iPad11,2                     | iPad mini (5th generation)                    | 768x1024@2  | home
    iPad11,3 iPad11,4                     | iPad Air (3rd generation)                     | 834x1112@2  | home
    iPad11,6 iPad11,7                     | iPad (8th generation)                         | 810x1080@2  | home
    iPad12,1 iPad12,2                     | iPad (9th generation)                         | 810x1080@2  | home
    iPad13,1 iPad13,2                     | iPad Air (4th generation)                     | 820x1180@2  | plain
    iPad13,4 iPad13,5 iPad13,6 iPad13,7   | iPad Pro 11-inch (3rd generation)             | 834x1194@2  | plain
    iPad13,8 iPad13,9 iPad13,10 iPad13,11 | iPad Pro 12.9-inch (5th generation)           | 1024x1366@2 | plain
    iPad13,16 iPad13,17                   | iPad Air (5th generation)                     | 820x1180@2  | plain
    iPad13,18 iPad13,19                   | iPad (10th generation)                        | 820x1180@2  | plain
    iPad14,1 iPad14,2                     | iPad mini (6th generation)                    | 744x1133@2  | plain
    iPad14,3 iPad14,4                     | iPad Pro 11-inch (4th generation)             | 834x1194@2  | plain
    iPad14,5 iPad14,6                     | iPad Pro 12.9-inch (6th generation)           | 1024x1366@2 | plain
    iPad14,8 iPad14,9                     | iPad Air 11-inch (M2)                         | 820x1180@2  | plain
    iPad14,10 iPad14,11                   | iPad Air 13-inch (M2)                         | 1024x1366@2 | plain
    iPad15,3 iPad15,4                     | iPad Air 11-inch (M3)                         | 820x1180@2  | plain
    iPad15,5 iPad15,6                     | iPad Air 13-inch (M3)                         | 1024x1366@2 | plain
    iPad15,7 iPad15,8                     | iPad (A16)                                    | 820x1180@2  | plain
    iPad16,1 iPad16,2                     | iPad mini (A17 Pro)                           | 744x1133@2  | plain
    iPad16,3 iPad16,4                     | iPad Pro 11-inch (M4)                         | 834x1210@2  | plain
    iPad16,5 iPad16,6                     | iPad Pro 13-inch (M4)                         | 1032x1376@2 | plain
    iPad16,8 iPad16,9                     | iPad Air 11-inch (M4)                         | 820x1180@2  | plain
    iPad16,10 iPad16,11                   | iPad Air 13-inch (M4)                         | 1024x1366@2 | plain
    iPad17,1 iPad17,2                     | iPad Pro 11-inch (M5)                         | 834x1210@2  | plain
    iPad17,3 iPad17,4                     | iPad Pro 13-inch (M5)                         | 1032x1376@2 | plain
    Watch1,1                              | Apple Watch (1st generation) 38mm             | 136x170@2   | plain  | 38
    Watch1,2                              | Apple Watch (1st generation) 42mm             | 156x195@2   | plain  | 42
    Watch2,3                              | Apple Watch Series 2 38mm                     | 136x170@2   | plain  | 38
    Watch2,4                              | Apple Watch Series 2 42mm                     | 156x195@2   | plain  | 42
    Watch2,6                              | Apple Watch Series 1 38mm                     | 136x170@2   | plain  | 38
    Watch2,7                              | Apple Watch Series 1 42mm                     | 156x195@2   | plain  | 42
    Watch3,1 Watch3,3                     | Apple Watch Series 3 38mm                     | 136x170@2   | plain  | 38
    Watch3,2 Watch3,4                     | Apple Watch Series 3 42mm                     | 156x195@2   | plain  | 42
    Watch4,1 Watch4,3                     | Apple Watch Series 4 40mm                     | 162x197@2   | plain  | 40
    Watch4,2 Watch4,4                     | Apple Watch Series 4 44mm                     | 184x224@2   | plain  | 44
    Watch5,1 Watch5,3                     | Apple Watch Series 5 40mm                     | 162x197@2   | plain  | 40
    Watch5,2 Watch5,4                     | Apple Watch Series 5 44mm                     | 184x224@2   | plain  | 44
    Watch5,9 Watch5,11                    | Apple Watch SE 40mm                           | 162x197@2   | plain  | 40
    Watch5,10 Watch5,12                   | Apple Watch SE 44mm                           | 184x224@2   | plain  | 44
    Watch6,1 Watch6,3                     | Apple Watch Series 6 40mm                     | 162x197@2   | plain  | 40
    Watch6,2 Watch6,4                     | Apple Watch Series 6 44mm                     | 184x224@2   | plain  | 44
    Watch6,6 Watch6,8                     | Apple Watch Series 7 41mm                     | 176x215@2   | plain  | 41
    Watch6,7 Watch6,9                     | Apple Watch Series 7 45mm                     | 198x242@2   | plain  | 45
    Watch6,10 Watch6,12                   | Apple Watch SE 2 40mm                         | 162x197@2   | plain  | 40
    Watch6,11 Watch6,13                   | Apple Watch SE 2 44mm                         | 184x224@2   | plain  | 44
    Watch6,14 Watch6,16                   | Apple Watch Series 8 41mm                     | 176x215@2   | plain  | 41
    Watch6,15 Watch6,17                   | Apple Watch Series 8 45mm                     | 198x242@2   | plain  | 45
    Watch6,18                             | Apple Watch Ultra (GPS + Cellular)            | 205x251@2   | plain  | 49
    Watch7,1 Watch7,3                     | Apple Watch Series 9 41mm                     | 176x215@2   | plain  | 41
    Watch7,2 Watch7,4                     | Apple Watch Series 9 45mm                     | 198x242@2   | plain  | 45
    Watch7,5                              | Apple Watch Ultra 2                           | 205x251@2   | plain  | 49
    Watch7,8 Watch7,10                    | Apple Watch Series 10 42mm                    | 187x223@2   | plain  | 42
    Watch7,9 Watch7,11                    | Apple Watch Series 10 46mm                    | 208x248@2   | plain  | 46
    Watch7,12                             | Apple Watch Ultra 3                           | 211x257@2   | plain  | 49
    Watch7,13                             | Apple Watch SE 3 40mm                         | 162x197@2   | plain  | 40
    Watch7,14                             | Apple Watch SE 3 44mm                         | 184x224@2   | plain  | 44 | 40 or 44 mm: two lists disagree
    Watch7,15                             | Apple Watch SE 3 40mm                         | 162x197@2   | plain  | 40 | 40 or 44 mm: two lists disagree
    Watch7,16                             | Apple Watch SE 3 44mm                         | 184x224@2   | plain  | 44
    Watch7,17 Watch7,19                   | Apple Watch Series 11 42mm                    | 187x223@2   | plain  | 42
    Watch7,18 Watch7,20                   | Apple Watch Series 11 46mm                    | 208x248@2   | plain  | 46
    AppleTV1,1                            | Apple TV (1st generation)
    AppleTV2,1                            | Apple TV (2nd generation)
    AppleTV3,1                            | Apple TV (3rd generation)
    AppleTV3,2                            | Apple TV (3rd generation) rev A
    AppleTV5,3                            | Apple TV HD
    AppleTV6,2                            | Apple TV 4K (1st generation)
    AppleTV11,1                           | Apple TV 4K (2nd generation)
    AppleTV14,1                           | Apple TV 4K (3rd generation) Wi-Fi + Ethernet
    RealityDevice14,1                     | Apple Vision Pro (M2)
    RealityDevice17,1                     | Apple Vision Pro (M5)
    """
}
