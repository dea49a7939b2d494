import { safeUrl } from '@spruce/validators'
import type { ServerConfig } from '../../config/serverConfig.js'
import type { Look } from '../../db/schema.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { TenantRow } from '../../repositories/tenants/TenantsRepository.js'

/**
 * S-07: addresses of pages and pictures pass the one gate. A path is this origin's; another origin
 * must be listed. Without a public address of its own the server takes paths only, never a host that
 * a request names.
 */
export function isSafeAddress(address: string, config: ServerConfig): boolean {
  const origin = config.publicUrl ?? 'http://localhost'
  const passed = safeUrl(address, { origin, allowedOrigins: config.allowedOrigins })
  if (!passed) return false
  return address.startsWith('/') || !passed.isOwn || config.publicUrl !== undefined
}

const pictures = ['browserIcon', 'systemIcon', 'systemIconDark', 'loginPage'] as const

/** Their addresses. */
export function picturesOf(look: Pick<Look, (typeof pictures)[number]>): (string | null)[] {
  return pictures.map((name) => look[name])
}

/**
 * @throws 422 UNSAFE_URL with the pictures whose address does not pass; 422 BRAND_COLOR where the palette is made
 * from a colour and there is none
 */
export function assertValidLook(look: Look, config: ServerConfig): void {
  if (look.palette === 'own' && look.brandColor === null) {
    throw unprocessable('BRAND_COLOR', [wrongField('value.brandColor', 'required')])
  }
  const wrong = pictures.filter((name) => {
    const address = look[name]
    return address !== null && !isSafeAddress(address, config)
  })
  if (wrong.length > 0) {
    throw unprocessable(
      'UNSAFE_URL',
      wrong.map((name) => wrongField(`value.${name}`, 'invalid')),
    )
  }
}

/** What everybody sees of the tenant. */
export function publishedLook(row: TenantRow): Look {
  return {
    browserTitle: row.browser_title,
    browserIcon: row.browser_icon,
    browserIconName: row.browser_icon_name,
    systemIcon: row.system_icon,
    loginPage: row.login_page,
    systemIconDark: row.system_icon_dark,
    loginPosition: row.login_position,
    slogan: row.slogan,
    sloganEn: row.slogan_en,
    palette: row.palette,
    brandColor: row.brand_color,
    logo: row.logo as Look['logo'],
  }
}
