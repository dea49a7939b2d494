import type { Language } from '@spruce/validators/i18n'
import { enterpriseMessages, type EnterpriseTexts } from './messages.js'

type PlainKey = {
  [Key in keyof EnterpriseTexts]: EnterpriseTexts[Key] extends string ? Key : never
}[keyof EnterpriseTexts]

/** A text for columns and actions, which are declared outside components. */
export function text(key: PlainKey): (language: Language) => string {
  return (language) => enterpriseMessages[language][key]
}
