import type { Language } from '@spruce/validators/i18n'
import { useCallback } from 'react'
import { useLanguage } from './LanguageProvider.js'

/**
 * A text that is data, as in columns and actions declared outside components: one string, one for each
 * language, or a function of the language.
 */
export type Text = string | Readonly<Record<Language, string>> | ((language: Language) => string)

/** Says a text in a language. */
export function sayText(text: Text, language: Language): string {
  if (typeof text === 'string') return text
  return typeof text === 'function' ? text(language) : text[language]
}

/** Says texts in the language to speak here. */
export function useText(): (text: Text) => string {
  const language = useLanguage()
  return useCallback((text: Text) => sayText(text, language), [language])
}
