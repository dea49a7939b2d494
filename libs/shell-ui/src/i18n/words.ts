import type { Catalogue, Language, Messages, Translation } from '@spruce/validators/i18n'

/** A text of a catalogue that is said as it is, without arguments. */
export type Word<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? Key : never
}[keyof Texts]

/**
 * Texts of a catalogue as data, for columns and actions declared outside components:
 * `const word = wordsOf(roleMessages)`, then `header: word('name')`.
 */
export function wordsOf<Zh extends Messages>(
  catalogue: Catalogue<Zh>,
): (key: Word<Translation<Zh>>) => (language: Language) => string {
  return (key) => (language) => catalogue[language][key] as string
}
