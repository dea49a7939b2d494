import { describe, expect, it } from 'vitest'
import {
  brandSurfaces,
  contrastRatio,
  graphicContrast,
  textContrast,
} from '@spruce/validators/colors'
import { makeSystem } from './makeSystem.js'
import { palettes, paletteOfThemeColor, primaryColor, sidebarToneOf } from './palettes.js'

type Mode = 'light' | 'dark'

const variables = makeSystem().tokens.cssVarMap

/** The hex value that a colour token has in a mode and a colour theme, as the browser would resolve it. */
function colorOf(name: string, mode: Mode, palette: string): string {
  const conditions = [
    `_palette${palette.charAt(0).toUpperCase()}${palette.slice(1)}`,
    `_${mode}`,
    'base',
  ]
  const variable = `--sp-colors-${name.replaceAll('.', '-').replace('focusRing', 'focus-ring')}`
  const resolve = (property: string): string => {
    const value = conditions
      .map((condition) => variables.get(condition)?.get(property))
      .find((found) => found !== undefined)
    if (!value) throw new Error(`${property} has no value`)
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return reference ? resolve(reference) : value
  }
  return resolve(variable)
}

const surfaces = ['bg', 'bg.subtle', 'bg.muted', 'bg.panel']
const hues = ['accent', 'danger', 'warning', 'success', 'info', 'gray']
const statuses = ['error', 'warning', 'success', 'info']

const textPairs: [string, string][] = [
  ...surfaces.flatMap((bg) =>
    ['fg', 'fg.muted', 'fg.subtle'].map((fg): [string, string] => [fg, bg]),
  ),
  ['fg', 'bg.emphasized'],
  ['fg.muted', 'bg.emphasized'],
  ['fg.inverted', 'bg.inverted'],
  ...statuses.flatMap((status) =>
    [...surfaces, `bg.${status}`].map((bg): [string, string] => [`fg.${status}`, bg]),
  ),
  ...statuses.map((status): [string, string] => ['fg', `bg.${status}`]),
  ...hues.flatMap((hue) =>
    [...surfaces, `${hue}.subtle`, `${hue}.muted`].map((bg): [string, string] => [`${hue}.fg`, bg]),
  ),
  ...hues.map((hue): [string, string] => [`${hue}.contrast`, `${hue}.solid`]),
  ['fg', 'accent.subtle'],
  ['fg', 'accent.muted'],
  ['fg.muted', 'accent.subtle'],
]

const graphicPairs: [string, string][] = surfaces
  .filter((bg) => bg !== 'bg.muted')
  .flatMap((bg) =>
    ['border.control', 'border.error', 'accent.focusRing', 'danger.focusRing', 'accent.solid'].map(
      (line): [string, string] => [line, bg],
    ),
  )

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  describe.each(palettes)('%s', (palette) => {
    it.each(textPairs)('%s reads on %s', (fg, bg) => {
      const ratio = contrastRatio(colorOf(fg, mode, palette), colorOf(bg, mode, palette))
      expect(ratio).toBeGreaterThanOrEqual(textContrast)
    })

    it.each(graphicPairs)('%s shows on %s', (line, bg) => {
      const ratio = contrastRatio(colorOf(line, mode, palette), colorOf(bg, mode, palette))
      expect(ratio).toBeGreaterThanOrEqual(graphicContrast)
    })
  })
})

describe('what a colour of a company is measured against', () => {
  it.each(['light', 'dark'] as const)('is what the tokens say in %s', (mode) => {
    const { surfaces, hovered, texts } = brandSurfaces[mode]
    const said = (names: readonly string[]) => names.map((name) => colorOf(name, mode, 'own'))
    expect(new Set(surfaces)).toEqual(new Set(said(['bg', 'bg.subtle', 'bg.panel']).map(upper)))
    expect(hovered).toBe(upper(said(['bg.muted'])[0] ?? ''))
    expect(texts).toEqual(said(['fg', 'fg.muted']).map(upper))
  })
})

const upper = (color: string) => (color === 'white' ? '#FFFFFF' : color.toUpperCase())

describe('the colour map of the specification, section 9', () => {
  it.each([
    ['#00B259', 'green'],
    ['#00b259', 'green'],
    ['#D8232A', 'blue'],
    ['#ED691E', 'orange'],
    ['#123456', 'blue'],
    [null, 'blue'],
  ])('%s is %s', (color, palette) => {
    expect(paletteOfThemeColor(color)).toBe(palette)
  })

  it.each([
    ['#fff', 'white'],
    ['#202630', 'black'],
    ['#eee', 'gray'],
    [undefined, 'gray'],
  ])('sidebar %s is %s', (color, tone) => {
    expect(sidebarToneOf(color)).toBe(tone)
  })

  it('the brand colour of the default theme is #1677FE', () => {
    expect(primaryColor).toBe('#1677FE')
    expect(colorOf('accent.brand', 'light', 'blue')).toBe('#1677FE')
  })
})
