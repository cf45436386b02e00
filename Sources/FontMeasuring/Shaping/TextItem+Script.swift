#if Shaping
  internal import CHarfBuzz

  extension TextItem {
    /// The items of a paragraph, in order.
    ///
    /// Characters that belong to no script, such as spaces and digits, belong to the item before
    /// them, or at the start to the one after. Japanese stays whole: Han and kana are one item.
    static func items(of text: [Unicode.Scalar]) -> [TextItem] {
      let unicode = unsafe hb_unicode_funcs_get_default()
      var items = [TextItem(range: 0..<0, script: 0, isRightToLeft: false)]
      for (index, scalar) in text.enumerated() {
        let script = unsafe hb_unicode_script(unicode, scalar.value)
        let last = items.count - 1
        if isShared(script) || continues(items[last], script) {
          items[last].range = items[last].range.lowerBound..<index + 1
        } else if items[last].script == 0 {
          items[last] = TextItem(items[last].range.lowerBound..<index + 1, script)
        } else {
          items.append(TextItem(index..<index + 1, script))
        }
      }
      return items
    }

    private init(_ range: Range<Int>, _ script: hb_script_t) {
      self.range = range
      self.script = script.rawValue
      isRightToLeft = hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
    }

    private static func isShared(_ script: hb_script_t) -> Bool {
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }

    private static func continues(_ item: TextItem, _ script: hb_script_t) -> Bool {
      item.script == script.rawValue || (isJapanese(item.script) && isJapanese(script.rawValue))
    }

    private static func isJapanese(_ script: UInt32) -> Bool {
      script == HB_SCRIPT_HAN.rawValue || script == HB_SCRIPT_HIRAGANA.rawValue
        || script == HB_SCRIPT_KATAKANA.rawValue
    }
  }
#endif
