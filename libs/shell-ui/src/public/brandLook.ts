import type { Language } from '@spruce/validators/i18n'

/** The icons of a tenant; null where it has none. */
export interface BrandIcons {
  systemIcon: string | null
  systemIconDark: string | null
}

/** The icon of a tenant in light or dark; the light one stands for both where there is no other. */
export function brandIcon({ systemIcon, systemIconDark }: BrandIcons, isDark: boolean) {
  return (isDark ? systemIconDark : null) ?? systemIcon
}

/** The slogans of a tenant; null where it has none. */
export interface BrandSlogans {
  slogan: string | null
  sloganEn: string | null
}

/** The slogan of a tenant in a language; the Chinese one stands for both where there is no other. */
export function brandSlogan({ slogan, sloganEn }: BrandSlogans, language: Language) {
  return (language === 'en-US' ? sloganEn : null) ?? slogan
}
