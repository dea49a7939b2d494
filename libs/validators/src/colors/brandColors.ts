import { clampChroma, formatHex, modeOklch, modeRgb, useMode, type Oklch } from 'culori/fn'
import { brandSurfaces } from './brandSurfaces.js'
import { contrastRatio, graphicContrast, textContrast } from './contrast.js'

const oklch = useMode(modeOklch)
useMode(modeRgb) // what hex colours are read with

/** The colours of a brand in one mode, by what they are for: `#RRGGBB` each. */
export interface ColorRoles {
  /** Fills a button; white text is read on it. */
  solid: string
  /** Text and icons on every surface, and on `subtle` and `muted`. */
  fg: string
  /** A pale fill, and the next deeper one. */
  subtle: string
  muted: string
  /** A fill that stands out, and quiet lines. */
  emphasized: string
  border: string
  /** The ring of what has the focus. */
  focusRing: string
  /** The colour as the brand names it, for decoration alone. */
  brand: string
}

/** The colours of a brand in both modes. */
export interface BrandColors {
  light: ColorRoles
  dark: ColorRoles
}

const white = '#FFFFFF'

/** How light the roles are (OKLCH, 0 to 1) and how much of the colour's chroma they keep, as in the house's own palettes. */
const tones = {
  light: { subtle: [0.975, 0.1], muted: [0.95, 0.18], line: [0.82, 0.55] },
  dark: { subtle: [0.25, 0.3], muted: [0.31, 0.45], line: [0.46, 0.85] },
} as const

/**
 * Derives what a company's own colour looks like in each role, so that every pair that the product shows
 * meets WCAG 2.2 AA: text at 4.5:1, fills and rings at 3:1. Hue stays; lightness moves as little as it must.
 * Throws a TypeError on what is no `#RRGGBB`.
 */
export function brandColors(color: string): BrandColors {
  const parsed = /^#[\da-f]{6}$/i.test(color) ? oklch(color) : undefined
  if (!parsed) throw new TypeError(`not a hex colour: ${color}`)
  return { light: rolesOf(parsed, color, 'light'), dark: rolesOf(parsed, color, 'dark') }
}

function rolesOf(color: Oklch, named: string, mode: 'light' | 'dark'): ColorRoles {
  const { surfaces, hovered } = brandSurfaces[mode]
  const away = mode === 'light' ? -1 : 1 // where text gains contrast
  const tone = ([l, share]: readonly [number, number]) => hexOf({ ...color, l, c: color.c * share })
  const [subtle, muted, line] = [
    tone(tones[mode].subtle),
    tone(tones[mode].muted),
    tone(tones[mode].line),
  ]
  const isSolid = (hex: string) =>
    contrastRatio(white, hex) >= textContrast && isSeen(hex, surfaces, graphicContrast)
  // Darker until white is read on it; in dark mode what is too dark is first made lighter.
  const bright = isSeen(named, surfaces, graphicContrast)
    ? color
    : { ...color, l: Math.max(color.l, mode === 'dark' ? solidInDark : 0) }
  const solid = isSolid(named) ? named.toUpperCase() : nearest(bright, -1, isSolid)
  const fg = nearest(
    { ...color, l: mode === 'light' ? Math.min(color.l, 0.5) : Math.max(color.l, 0.8) },
    away,
    (hex) => isSeen(hex, [...surfaces, hovered, subtle, muted], textContrast),
  )
  const focusRing =
    mode === 'light'
      ? solid
      : nearest({ ...color, l: Math.max(color.l, 0.7) }, 1, (hex) =>
          isSeen(hex, surfaces, graphicContrast),
        )
  const brand = named.toUpperCase()
  return { solid, fg, subtle, muted, emphasized: line, border: line, focusRing, brand }
}

/** Light enough for every surface of dark mode, whatever the hue; what white text asks for is taken from there. */
const solidInDark = 0.62

function isSeen(hex: string, surfaces: readonly string[], ratio: number): boolean {
  return surfaces.every((surface) => contrastRatio(hex, surface) >= ratio)
}

/** The first colour that passes, in steps of lightness; black or white where none does. */
function nearest(color: Oklch, direction: -1 | 1, passes: (hex: string) => boolean): string {
  for (let { l } = color; l > 0 && l < 1.004; l += direction * 0.004) {
    const hex = hexOf({ ...color, l: Math.min(l, 1) })
    if (passes(hex)) return hex
  }
  return direction < 0 ? '#000000' : white
}

function hexOf(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch')).toUpperCase()
}
