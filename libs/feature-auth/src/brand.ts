import type { Schemas } from '@spruce/api-client'
import { brandIcon, brandSlogan, type PublicBrand } from '@spruce/shell-ui/public'
import type { Language } from '@spruce/validators/i18n'

/** Where the product's own icon lies in every portal. */
export const defaultLogo = '/favicon.svg'

/** The brand as the public pages show it. @public */
export function publicBrandOf(
  brand: Schemas['TenantInfo'],
  { language, isDark }: { readonly language: Language; readonly isDark: boolean },
): PublicBrand {
  return {
    name: brand.name,
    browserTitle: brand.browserTitle,
    logo: brandIcon(brand, isDark) ?? defaultLogo,
    slogan: brandSlogan(brand, language),
    background: brand.loginPage,
    position: brand.loginPosition,
  }
}
