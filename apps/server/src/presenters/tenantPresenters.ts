import type { Schemas } from '@spruce/api-client/contract'
import { brandColors } from '@spruce/validators/colors'
import type { Language } from '@spruce/validators/i18n'
import type { MembershipTenantRow, TenantRow } from '../repositories/tenants/TenantsRepository.js'

const productNames: Record<Language, string> = { 'zh-CN': '云杉', 'en-US': 'Spruce' }

/** The product's name in the language asked for. */
export function productName(language: Language): string {
  return productNames[language]
}

/** The brand where no tenant is known. */
export function productBrand(language: Language): Schemas['TenantInfo'] {
  return {
    tenantId: null,
    code: null,
    name: productName(language),
    logo: 0,
    browserTitle: null,
    browserIcon: null,
    browserIconName: null,
    loginPage: null,
    systemIcon: null,
    systemIconDark: null,
    loginPosition: 'right',
    slogan: null,
    sloganEn: null,
    palette: 'blue',
    brandColors: null,
    homepageEnabled: false,
    homepageUrl: null,
  }
}

export function presentTenantInfo(row: TenantRow): Schemas['TenantInfo'] {
  return {
    tenantId: row.id,
    code: row.code,
    name: row.name,
    logo: row.logo as 0 | 1 | 2,
    browserTitle: row.browser_title,
    browserIcon: row.browser_icon,
    browserIconName: row.browser_icon_name,
    loginPage: row.login_page,
    systemIcon: row.system_icon,
    systemIconDark: row.system_icon_dark,
    loginPosition: row.login_position,
    slogan: row.slogan,
    sloganEn: row.slogan_en,
    palette: row.palette,
    brandColors: row.palette === 'own' && row.brand_color ? brandColors(row.brand_color) : null,
    homepageEnabled: row.homepage_enabled,
    homepageUrl: row.homepage_url,
  }
}

export function presentMembershipTenant(row: MembershipTenantRow): Schemas['TenantMembership'] {
  return {
    tenantId: row.id,
    code: row.code,
    name: row.name,
    shortName: row.short_name,
    mainTenant: row.main,
    kind: row.kind,
    browserIcon: row.browser_icon,
    browserIconName: row.browser_icon_name,
    loginPage: row.login_page,
    systemIcon: row.system_icon,
    homepageEnabled: row.homepage_enabled,
    homepageUrl: row.homepage_url,
  }
}
