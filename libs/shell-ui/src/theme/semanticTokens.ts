import { defineSemanticTokens } from '@chakra-ui/react/styled-system'
import { brandVariable, type ColorRole } from '@spruce/validators/colors'
import { palettes, scales, type ColorName } from './palettes.js'

/** Roles that every colour fills, so `colorPalette="danger"` works on any component. */
export const roles = [
  'solid',
  'contrast',
  'fg',
  'subtle',
  'muted',
  'emphasized',
  'focusRing',
  'border',
  'brand',
] as const

function light(value: string, dark: string) {
  return { value: { _light: value, _dark: dark } }
}

/** The roles of one scale. Text roles are AA on every surface of their mode: contrast.test.ts. */
function colorRoles(name: ColorName) {
  const step = (at: number) => `{colors.${name}.${String(at)}}`
  return {
    solid: light(step(600), step(600)),
    contrast: light('{colors.white}', '{colors.white}'),
    fg: light(step(700), step(300)),
    subtle: light(step(50), step(950)),
    muted: light(step(100), step(900)),
    emphasized: light(step(300), step(700)),
    focusRing: light(step(600), step(400)),
    border: light(step(300), step(700)),
    brand: light(step(500), step(500)),
  }
}

/** The roles of the company's own colour: `brandVariables` on `<html>` say them; until then it is blue. */
function ownRoles() {
  const { blue } = scales
  const role = (name: ColorRole, onLight: string, onDark: string) =>
    light(
      `var(${brandVariable(name, 'light')}, ${onLight})`,
      `var(${brandVariable(name, 'dark')}, ${onDark})`,
    )
  return {
    solid: role('solid', blue[600], blue[600]),
    contrast: light('{colors.white}', '{colors.white}'),
    fg: role('fg', blue[700], blue[300]),
    subtle: role('subtle', blue[50], blue[950]),
    muted: role('muted', blue[100], blue[900]),
    emphasized: role('emphasized', blue[300], blue[700]),
    focusRing: role('focusRing', blue[600], blue[400]),
    border: role('border', blue[300], blue[700]),
    brand: role('brand', blue[500], blue[500]),
  }
}

function alias(name: ColorName) {
  return Object.fromEntries(roles.map((role) => [role, { value: `{colors.${name}.${role}}` }]))
}

/** The roles of the chosen colour theme: `data-palette` on `<html>` decides. */
function accentRoles() {
  const entries = roles.map((role) => {
    const conditions = Object.fromEntries(
      [...palettes, 'own'].map((palette) => [
        paletteCondition(palette),
        `{colors.${palette}.${role}}`,
      ]),
    )
    return [role, { value: { base: `{colors.blue.${role}}`, ...conditions } }]
  })
  return Object.fromEntries(entries) as Record<string, { value: Record<string, string> }>
}

/** Name of the style condition of a colour theme, as in `{ _paletteRed: … }`. */
export function paletteCondition(palette: string): string {
  return `_palette${palette.charAt(0).toUpperCase()}${palette.slice(1)}`
}

/**
 * What components name. `bg` is the surface of content, `bg.subtle` the page behind it, `bg.muted` a
 * hovered row, `bg.panel` what floats; `border.control` outlines fields at 3:1; `accent` follows the
 * colour theme, the status colours do not.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: light('{colors.white}', '{colors.gray.900}'),
      subtle: light('{colors.gray.50}', '{colors.gray.950}'),
      muted: light('{colors.gray.100}', '#1F252D'),
      emphasized: light('{colors.gray.200}', '#2B323C'),
      inverted: light('{colors.gray.800}', '{colors.gray.100}'),
      panel: light('{colors.white}', '#1C2128'),
      backdrop: light('#0D111666', '#000000A6'),
      error: { value: '{colors.red.subtle}' },
      warning: { value: '{colors.yellow.subtle}' },
      success: { value: '{colors.green.subtle}' },
      info: { value: '{colors.blue.subtle}' },
    },
    fg: {
      DEFAULT: light('#1B2028', '#E6E9ED'),
      muted: light('{colors.gray.600}', '#ABB2BC'),
      subtle: light('{colors.gray.500}', '#9099A5'),
      inverted: light('{colors.white}', '{colors.gray.900}'),
      error: { value: '{colors.red.fg}' },
      warning: { value: '{colors.yellow.fg}' },
      success: { value: '{colors.green.fg}' },
      info: { value: '{colors.blue.fg}' },
    },
    border: {
      DEFAULT: light('{colors.gray.200}', '#2D343E'),
      muted: light('{colors.gray.100}', '#232931'),
      subtle: light('{colors.gray.100}', '#232931'),
      emphasized: light('{colors.gray.300}', '#3F4854'),
      control: light('#868E9A', '#6C7683'),
      inverted: light('{colors.gray.800}', '{colors.gray.200}'),
      error: light('{colors.red.600}', '{colors.red.400}'),
      warning: light('{colors.yellow.600}', '{colors.yellow.400}'),
      success: light('{colors.green.600}', '{colors.green.400}'),
      info: light('{colors.blue.600}', '{colors.blue.400}'),
    },
    blue: colorRoles('blue'),
    red: colorRoles('red'),
    green: colorRoles('green'),
    orange: colorRoles('orange'),
    yellow: colorRoles('yellow'),
    gray: {
      ...colorRoles('gray'),
      solid: light('{colors.gray.800}', '{colors.gray.200}'),
      contrast: light('{colors.white}', '{colors.gray.900}'),
      fg: light('{colors.gray.700}', '{colors.gray.300}'),
      subtle: light('{colors.gray.100}', '#1F252D'),
      muted: light('{colors.gray.200}', '#2B323C'),
      focusRing: light('{colors.gray.500}', '{colors.gray.400}'),
      border: light('{colors.gray.300}', '#3F4854'),
    },
    own: ownRoles(),
    accent: accentRoles(),
    danger: alias('red'),
    warning: alias('yellow'),
    success: alias('green'),
    info: alias('blue'),
  },
  sizes: {
    row: {
      value: { base: '48px', _densityCompact: '36px', _densitySpacious: '56px' },
    },
    treeRow: {
      value: { base: '36px', _densityCompact: '28px', _densitySpacious: '40px' },
    },
    control: { value: { base: '32px', _coarse: '44px' } },
    controlSmall: { value: { base: '28px', _coarse: '44px' } },
  },
  spacing: {
    cell: {
      value: { base: '16px', _densityCompact: '12px' },
    },
    page: { value: { base: '16px', _wide: '24px' } },
  },
  shadows: {
    xs: light('0 1px 2px #0D11160F', '0 1px 2px #00000066'),
    sm: light('0 1px 3px #0D111614, 0 1px 2px #0D11160A', '0 1px 3px #00000080'),
    md: light(
      '0 4px 12px #0D11161A, 0 0 0 1px #0D11160A',
      '0 4px 12px #00000099, 0 0 0 1px #FFFFFF14',
    ),
    lg: light(
      '0 8px 24px #0D11161F, 0 0 0 1px #0D11160D',
      '0 8px 24px #000000A6, 0 0 0 1px #FFFFFF17',
    ),
    xl: light(
      '0 16px 48px #0D111629, 0 0 0 1px #0D11160D',
      '0 16px 48px #000000B3, 0 0 0 1px #FFFFFF1A',
    ),
    inner: light('inset 0 1px 2px #0D11160F', 'inset 0 1px 2px #00000066'),
    inset: light('inset 0 0 0 1px #0D11160F', 'inset 0 0 0 1px #FFFFFF0F'),
  },
  radii: {
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.lg}' },
  },
})
