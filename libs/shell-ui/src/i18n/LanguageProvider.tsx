import {
  defaultLanguage,
  type Catalogue,
  type Language,
  type Messages,
  type Translation,
} from '@spruce/validators/i18n'
import { createContext, use, type ReactNode } from 'react'

const LanguageContext = createContext<Language>(defaultLanguage)

export interface LanguageProviderProps {
  /** The language of everything below. */
  language: Language
  children?: ReactNode
}

/** Gives the parts below their language. Without it they speak Chinese, the default (spec section 9). */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The language to speak here. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The texts of a catalogue in the language to speak here. */
export function useMessages<Zh extends Messages>(catalogue: Catalogue<Zh>): Translation<Zh> {
  return catalogue[useLanguage()]
}
