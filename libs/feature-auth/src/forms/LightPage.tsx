import { PublicPage, type PublicBrand } from '@spruce/shell-ui/public'
import type { Language } from '@spruce/validators/i18n'
import type { ReactNode } from 'react'
import { PublicActions } from '../PublicActions.js'

/** What every light page shows of its tenant, and lets be changed. @public */
export interface LightPageLook {
  brand: PublicBrand
  isDark: boolean
  onLanguage?: (language: Language) => void
  onDark?: (isDark: boolean) => void
}

/** @public */
export interface LightPageProps {
  /** How the page looks: brand, language, mode. */
  look: LightPageLook
  /** Stands at the top. */
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  /** The form, or what stands in its place. */
  children?: ReactNode
}

/** The frame of a light page: the brand, language and dark mode, a heading. */
export function LightPage({ look, title, lead, children }: LightPageProps) {
  const { brand, isDark, onLanguage, onDark } = look
  return (
    <PublicPage
      brand={brand}
      title={title}
      lead={lead}
      actions={<PublicActions isDark={isDark} onLanguage={onLanguage} onDark={onDark} />}
    >
      {children}
    </PublicPage>
  )
}
