import { useCallback } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.js'
import type { SayValue } from './chartData.js'

/** Values as the language writes them, with their unit. */
export function useSayValue(unit = ''): SayValue {
  const language = useLanguage()
  return useCallback(
    (value) =>
      value === null || value === undefined
        ? '--'
        : `${new Intl.NumberFormat(language).format(value)}${unit}`,
    [language, unit],
  )
}
