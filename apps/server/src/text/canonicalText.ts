/**
 * Characters that a line of text does without: format characters (zero width, direction, tags) and
 * others that Unicode says show nothing. Variation selectors stay where they choose a shape: after a
 * pictograph or before the mark of a keycap, after an ideograph, after a Mongolian letter.
 */
const unseen =
  /(?!\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f](?!\u20e3)|[\ufe00-\ufe0d]|(?<!\p{Ideographic})[\u{e0100}-\u{e01ef}]|(?<!\p{Script=Mongolian})[\u180b-\u180d\u180f]/gu

/** Of a `Name` of the contract, in characters. */
const longestName = 50

/** What most codes, numbers and words are: nothing to do. */
const plain = /^[!-~]*$/

/** White space that is no control character, and the Braille cell without a dot. */
const blanks = /[\p{Zs}\p{Zl}\p{Zp}\u2800]+/gu

/** A text without what nobody sees, in NFC. White space and control characters stay. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '').normalize('NFC')
}

/**
 * A name or another text of one line as it is kept, compared and searched for (S-26): NFC, without
 * what nobody sees, with single spaces and none around it; empty when nothing of it shows. Control
 * characters stay, for the contract to refuse.
 */
export function canonicalLine(text: string): string {
  if (plain.test(text)) return text
  return withoutUnseen(text).replaceAll(blanks, ' ').replace(/^ | $/g, '')
}

/** A text of several lines as it is kept: NFC. */
export function canonicalBlock(text: string): string {
  return text.normalize('NFC')
}

/**
 * A person's name as another service tells it: a line without control characters and halves of
 * characters, cut to what a name of ours may have; null when nothing of it shows.
 */
export function outsideName(told: unknown): string | null {
  if (typeof told !== 'string') return null
  const line = canonicalLine(told.slice(0, 1000).replaceAll(/[\p{Cc}\p{Surrogate}]/gu, ''))
  const name = Array.from(line).slice(0, longestName).join('').trimEnd()
  return name === '' ? null : name
}
