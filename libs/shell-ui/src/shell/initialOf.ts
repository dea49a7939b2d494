/** The first character of a name, whole even outside the basic plane; it stands in place of a picture. */
export function initialOf(name: string): string {
  return String.fromCodePoint(name.trim().codePointAt(0) ?? 0x20)
}
