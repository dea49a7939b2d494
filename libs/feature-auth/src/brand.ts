import type { Schemas } from '@spruce/api-client'
import type { PublicBrand } from '@spruce/shell-ui/public'

/** Where the product's own icon lies in every portal. */
export const defaultLogo = '/favicon.svg'

/** The brand as the public pages show it. @public */
export function publicBrandOf(brand: Schemas['TenantInfo']): PublicBrand {
  return {
    name: brand.name,
    browserTitle: brand.browserTitle,
    logo: brand.systemIcon ?? defaultLogo,
    slogan: brand.slogan,
    background: brand.loginPage,
  }
}
