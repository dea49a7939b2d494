import type { Schemas } from '@spruce/api-client/contract'
import { brandColors, brandSurfaces, type ColorRoles } from '@spruce/validators/colors'
import type { Language } from '@spruce/validators/i18n'
import { escapeHtml, imageUrl } from '../html/escape.js'
import { messages } from '../messages.js'
import { productName } from '../presenters/tenantPresenters.js'

/** What a mail shows of a company. */
export type MailBrand = Pick<
  Schemas['TenantInfo'],
  'name' | 'systemIcon' | 'systemIconDark' | 'palette' | 'brandColors'
>

export interface MailLetter {
  /** Clean: what stands in it is shown as it is. */
  html: string
  language: Language
  /** Of this server: pictures of a mail need a whole address. Undefined: those that lie here are left out. */
  origin: string | undefined
}

/** The colours of the product's own palettes, of which the roles are made as of that of a company. */
export const paletteColors = {
  blue: '#056EF5',
  red: '#D0202A',
  green: '#008742',
  orange: '#C45104',
} as const

/**
 * A letter in the look of a company: its icon and name above, its colour on the edge and in links, and below who sent
 * it. Tables and styles at the elements, because that is what mail programs show; dark where the reader's program is.
 */
export function brandMail(brand: MailBrand, { html, language, origin }: MailLetter): string {
  const name = escapeHtml(brand.name)
  const { light, dark } = brand.brandColors ?? brandColors(paletteColors[plain(brand.palette)])
  const foot = escapeHtml(messages[language].mail.foot(brand.name, productName(language)))
  const [ofLight, ofDark] = [surfaceOf('light', light), surfaceOf('dark', dark)]
  const icon = pictureOf(brand.systemIcon, origin)
  const iconDark = pictureOf(brand.systemIconDark, origin)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${name}</title><style>`,
    `a{color:${light.fg}}.dark-icon{display:none}`,
    '@media (prefers-color-scheme: dark){',
    `.page{background:${ofDark.page}!important}`,
    `.sheet{background:${ofDark.sheet}!important;border-top-color:${ofDark.edge}!important}`,
    `.text{color:${ofDark.text}!important}.quiet{color:${ofDark.quiet}!important}a{color:${dark.fg}!important}`,
    iconDark ? '.light-icon{display:none!important}.dark-icon{display:inline-block!important}' : '',
    '}</style></head>',
    `<body class="page" style="margin:0;background:${ofLight.page}"><div class="page" style="background:${ofLight.page}">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">',
    `<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${ofLight.sheet};border-top:4px solid ${ofLight.edge}">`,
    `<tr><td class="text" style="padding:24px 32px 0;color:${ofLight.text};${font};font-size:18px;font-weight:600">`,
    icon ? imageOf(icon, 'light-icon') : '',
    iconDark ? imageOf(iconDark, 'dark-icon') : '',
    `${name}</td></tr>`,
    `<tr><td class="text" style="padding:16px 32px 24px;color:${ofLight.text};${font};font-size:14px;line-height:1.6">${html}</td></tr>`,
    '</table>',
    `<p class="quiet" style="margin:16px 0 0;color:${ofLight.quiet};${font};font-size:12px">${foot}</p>`,
    '</td></tr></table></div></body></html>',
  ].join('')
}

const font = "font-family:-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif"

function plain(palette: MailBrand['palette']): keyof typeof paletteColors {
  return palette === 'own' ? 'blue' : palette
}

function surfaceOf(mode: 'light' | 'dark', { solid }: ColorRoles) {
  const [sheet, page] = brandSurfaces[mode].surfaces
  const [text, quiet] = brandSurfaces[mode].texts
  return { sheet, page, text, quiet, edge: solid }
}

/** An address that a mail program can fetch; undefined: there is none. */
function pictureOf(address: string | null, origin: string | undefined): string | undefined {
  const url = imageUrl(address, '')
  if (!url.startsWith('/')) return /^https?:/u.test(url) ? url : undefined
  return origin === undefined ? undefined : `${origin}${url}`
}

function imageOf(url: string, className: string): string {
  const style = 'height:32px;width:auto;border:0;vertical-align:middle;margin-right:12px'
  return `<img class="${className}" src="${escapeHtml(url)}" alt="" height="32" style="${style}">`
}
