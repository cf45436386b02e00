enum Face: String {
  case regular = "masume-Regular"
  case bold = "Masume-Bold"
}

let title = Font.custom(Face.bold.rawValue, size: 17)
let text = UIFont(name: "Masume", size: 17)
