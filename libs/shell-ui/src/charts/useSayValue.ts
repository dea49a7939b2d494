import { useCallback } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.js'
import type { SayValue } from './chartData.js'

/** Values as the language writes them, with their unit. */
export function useSayValue(unit = '', decimals?: number): SayValue {
  const language = useLanguage()
  return useCallback(
    (value) => {
      if (value === null || value === undefined) return '--'
      const digits =
        decimals === undefined
          ? {}
          : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      return `${new Intl.NumberFormat(language, digits).format(value)}${unit}`
    },
    [language, unit, decimals],
  )
}
