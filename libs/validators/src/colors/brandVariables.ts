import type { BrandColors, ColorRoles } from './brandColors.js'

/** What a colour of a brand is for. */
export type ColorRole = keyof ColorRoles

/** Name of the CSS variable that holds a role of the palette `own` in a mode. */
export function brandVariable(role: ColorRole, mode: 'light' | 'dark'): string {
  return `--own-${mode}-${role.toLowerCase()}`
}

/** The CSS variables that the palette `own` reads, by name; set on `<html>` or on a part of it. */
export function brandVariables(colors: BrandColors): Record<string, string> {
  return Object.fromEntries(
    (['light', 'dark'] as const).flatMap((mode) =>
      Object.entries(colors[mode]).map(([role, color]) => [
        brandVariable(role as ColorRole, mode),
        color,
      ]),
    ),
  )
}
