import FontCatalog

extension InfoPropertyList {
  /// The edit that adds an entry at the end of the list, or makes a list of all that it lacks.
  func addition(of entry: String, among wanted: Set<String>) -> Edit? {
    func element(_ entry: String) -> String { "<string>\(XML.escaped(entry))</string>" }
    if let place = appFonts?.insertion {
      return Edit(
        file: path, bytes: place.offset..<place.offset, old: place.following,
        new: "\(place.before)\(element(entry))\(place.after)")
    }
    return newList.map {
      Edit(file: path, bytes: $0.bytes, old: $0.old, new: $0.text(wanted.sorted().map(element)))
    }
  }
}
