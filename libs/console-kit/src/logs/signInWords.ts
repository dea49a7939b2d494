import { logWords, wordOf } from '@spruce/api-client'
import type { Language } from '@spruce/validators/i18n'

/** By what a person signed in; an unknown operation is its code. */
export function sayWay(via: string, language: Language): string {
  return wordOf(logWords[language].ways, via)
}

/** Why a sign-in failed; an unknown reason is its code. */
export function sayReason(reason: string, language: Language): string {
  return wordOf(logWords[language].reasons, reason)
}
