import { languages, type Language } from '@spruce/validators/i18n'

/**
 * What a page calls itself: a name that is the same in every language, as that of a record, or a text in
 * each of them, so that a tab behind the page on show follows the language as well. @public
 */
export type TabTitle = string | Readonly<Record<Language, string>>

/** The title in the language on show. @public */
export function titleIn(title: TabTitle | undefined, language: Language): string | undefined {
  return typeof title === 'object' ? title[language] : title
}

/** Whether stored data is a title: what comes from storage may be anything. */
export function isTabTitle(value: unknown): value is TabTitle {
  if (typeof value !== 'object' || value === null) return typeof value === 'string'
  const texts = value as Readonly<Record<string, unknown>>
  return languages.every((language) => typeof texts[language] === 'string')
}
