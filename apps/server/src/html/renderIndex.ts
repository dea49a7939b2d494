import { brandVariables } from '@spruce/validators/colors'
import type { BootData } from './bootData.js'
import { cssUrl, escapeHtml, escapeJson, imageUrl } from './escape.js'

/** The files of the portal's build that a page is rendered from. */
export interface PortalTemplate {
  index: string
  skeletons: Readonly<Record<BootData['language'], string>>
}

export interface RenderOptions {
  boot: BootData
  nonce: string
  /** Whether the sign-in form stands in the page before any script has run. */
  withSkeleton: boolean
}

const defaultIcon = '/favicon.svg'

/** One pass: a value that itself looks like a placeholder is never filled again. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => values[name] ?? whole)
}

/** The whole attribute, because without a picture the style sheet's own background must show. */
function backgroundOf(loginPage: string | null): string {
  const url = imageUrl(loginPage, '')
  return url === '' ? '' : ` style="${escapeHtml(`background-image:url("${cssUrl(url)}")`)}"`
}

/** The company's own colour, so that not even the first paint is in another. */
function styleOf({ brandColors }: BootData['brand']): string {
  const variables = Object.entries(brandColors ? brandVariables(brandColors) : {})
  return variables.map(([name, color]) => `${name}:${color}`).join(';')
}

/** The first HTML of a navigation, with the tenant's brand. Every value is escaped for its place. */
export function renderIndex(template: PortalTemplate, options: RenderOptions): string {
  const { boot, nonce, withSkeleton } = options
  const { brand, language, theme } = boot
  const icon = (theme.mode === 'dark' ? brand.systemIconDark : null) ?? brand.systemIcon
  const slogan = (language === 'en-US' ? brand.sloganEn : null) ?? brand.slogan
  const shared = {
    name: escapeHtml(brand.name),
    logo: escapeHtml(imageUrl(icon, defaultIcon)),
    slogan: escapeHtml(slogan ?? ''),
    position: escapeHtml(brand.loginPosition),
    background: backgroundOf(brand.loginPage),
    captcha: escapeHtml(
      `/aba-base/api/verification/get-captcha?captchaKey=${encodeURIComponent(boot.captchaKey)}`,
    ),
  }
  return fill(template.index, {
    ...shared,
    lang: language,
    mode: theme.mode,
    palette: theme.palette,
    density: theme.density,
    colors: escapeHtml(styleOf(brand)),
    title: escapeHtml(brand.browserTitle ?? brand.name),
    icon: escapeHtml(imageUrl(brand.browserIcon, defaultIcon)),
    nonce,
    boot: escapeJson(boot),
    skeleton: withSkeleton ? fill(template.skeletons[language], shared) : '',
  })
}
