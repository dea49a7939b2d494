import type { Brand, ThemeChoice } from './bootData.js'

const palettes: readonly string[] = ['blue', 'red', 'green', 'orange']
const densities: readonly string[] = ['compact', 'comfortable', 'spacious']

/**
 * Reads the cookie `spruceTheme`: `<mode>.<palette>.<density>`, each part optional, and `.tenant` behind a
 * palette that was the tenant's, not the person's choice. Anything else counts as absent: the tenant's palette in
 * light.
 */
export function readThemeChoice(cookie: string | undefined, brand: Brand): ThemeChoice {
  const [mode, palette, density, owner] = (cookie ?? '').split('.')
  return {
    mode: mode === 'dark' ? 'dark' : 'light',
    palette:
      palette !== undefined && owner !== 'tenant' && palettes.includes(palette)
        ? (palette as Brand['palette'])
        : brand.palette,
    density:
      density !== undefined && densities.includes(density)
        ? (density as ThemeChoice['density'])
        : 'comfortable',
  }
}
