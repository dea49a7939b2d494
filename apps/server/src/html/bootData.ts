import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'

/** The brand a visitor sees before signing in. */
export type Brand = Schemas['TenantInfo']

/** Colour mode and palette that the browser remembers in the cookie `spruceTheme` (`dark.green`). */
export interface ThemeChoice {
  mode: 'light' | 'dark'
  palette: Brand['palette']
  density: 'compact' | 'comfortable' | 'spacious'
}

/** What the entry needs before its first call; stands in `<script id="spruce-boot">`. No personal data. */
export interface BootData {
  language: Language
  brand: Brand
  theme: ThemeChoice
  deploy: Schemas['DeployConfig']
  /** A link to the draft of the brand: the brand is that draft, or the time of the link is over. */
  draft?: 'shown' | 'over'
  /** The request carried a token, dead or alive: a session is worth asking for. */
  hasSession: boolean
  /** A fresh key: its captcha is made when the image is asked for. */
  captchaKey: string
  /** Assets worth fetching while the person types. */
  prefetch: readonly string[]
  /** On the pages of sign-in: by which identity providers one can. */
  providers?: readonly Schemas['SignInProvider'][]
}
