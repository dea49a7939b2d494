import type { Schemas } from '@spruce/api-client'
import { isLanguage, type Language } from '@spruce/validators/i18n'

/** What the server tells in the first HTML (apps/server/src/html/bootData.ts). Nothing personal. */
export interface Boot {
  readonly language: Language
  readonly brand: Schemas['TenantInfo']
  readonly theme: {
    readonly mode: 'light' | 'dark'
    readonly palette: Schemas['Palette']
    readonly density: Schemas['Preferences']['density']
  }
  readonly deploy: Schemas['DeployConfig']
  /** A link to the draft of the brand: the brand is that draft, or the time of the link is over. */
  readonly draft?: 'shown' | 'over'
  /** The request carried a token, dead or alive. */
  readonly hasSession: boolean
  /** Key of the captcha in the page's form. */
  readonly captchaKey: string
  /** Files worth fetching while the person types. */
  readonly prefetch: readonly string[]
  /** By whom people of the brand's tenant sign in; on the pages of sign-in. */
  readonly providers?: readonly Schemas['SignInProvider'][]
}

/** Reads the boot block of the page. Throws when the page was not rendered by the server. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById('spruce-boot')?.textContent ?? ''
  const boot = JSON.parse(text) as Boot
  if (!isLanguage(boot.language)) throw new Error('The boot block of the page is malformed')
  return boot
}
