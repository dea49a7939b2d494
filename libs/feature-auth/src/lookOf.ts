import type { AuthEnvironment } from './AuthEnvironment.js'
import { publicBrandOf } from './brand.js'
import type { LightPageLook } from './forms/LightPage.js'

/** Brand, language and colour mode of a light page, and how to change them. */
export function lookOf(auth: AuthEnvironment): Required<LightPageLook> {
  return {
    brand: publicBrandOf(auth.brand, auth),
    isDark: auth.isDark,
    onLanguage: (language) => auth.setLanguage(language),
    onDark: (isDark) => auth.setDark(isDark),
  }
}
