import { describe, expect, it } from 'vitest'
import { brandColors } from './brandColors.js'
import { brandSurfaces } from './brandSurfaces.js'
import { contrastRatio, graphicContrast, textContrast } from './contrast.js'

/** Pseudo-random, the same in every run (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = randomOf(25)
const hex = (value: number) => `#${Math.floor(value).toString(16).padStart(6, '0').toUpperCase()}`
const drawn = Array.from({ length: 1_000 }, () => hex(random() * 0x1_00_00_00))
const ends = ['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF']
const greys = Array.from({ length: 16 }, (_, at) => hex(at * 0x11_11_11))

/** What is under AA of the pairs that the product shows with a colour. */
function unread(color: string): string[] {
  const colors = brandColors(color)
  return (['light', 'dark'] as const).flatMap((mode) => {
    const { solid, fg, subtle, muted, focusRing } = colors[mode]
    const { surfaces, hovered, texts } = brandSurfaces[mode]
    const texted: [string, string][] = [
      ['#FFFFFF', solid],
      ...[...surfaces, hovered, subtle, muted].map((bg): [string, string] => [fg, bg]),
      ...texts.map((text): [string, string] => [text, subtle]),
      [texts[0], muted],
    ]
    const drawnOn = surfaces.flatMap((bg): [string, string][] => [
      [solid, bg],
      [focusRing, bg],
    ])
    return [
      ...texted.filter(([one, other]) => contrastRatio(one, other) < textContrast),
      ...drawnOn.filter(([one, other]) => contrastRatio(one, other) < graphicContrast),
    ].map(([one, other]) => `${color} ${mode}: ${one} on ${other}`)
  })
}

describe('brandColors', () => {
  it('keeps every pair at AA for 1,000 random colours, greys and the ends of the scale', () => {
    expect([...drawn, ...ends, ...greys].flatMap(unread)).toEqual([])
  })

  it('leaves a colour alone that white text is read on', () => {
    expect(brandColors('#0253BD').light.solid).toBe('#0253BD')
    expect(brandColors('#0253bd').light.brand).toBe('#0253BD')
  })

  it('darkens a bright one no more than it must', () => {
    const { solid } = brandColors('#1677FE').light
    expect(solid).not.toBe('#1677FE')
    expect(contrastRatio('#FFFFFF', solid)).toBeLessThan(4.7)
  })

  it('lightens a dark one in dark mode alone', () => {
    const { light, dark } = brandColors('#0B1E3A')
    expect(light.solid).toBe('#0B1E3A')
    expect(contrastRatio(dark.solid, '#1C2128')).toBeGreaterThanOrEqual(graphicContrast)
  })

  it.each(['', 'red', '#12345', '#1234567', '#12345g', 'url(x)'])('refuses %j', (color) => {
    expect(() => brandColors(color)).toThrow(TypeError)
  })
})
