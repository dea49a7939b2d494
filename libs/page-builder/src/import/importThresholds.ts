import type { Json, JsonObject } from '@spruce/designer-engine'
import type { Language } from '@spruce/validators/i18n'
import { toneOptions } from '../widgets/option.js'
import type { Threshold } from '../widgets/thresholds.js'
import { numberOf, objectsIn } from './Settings.js'

type Tone = Threshold['tone']

/** A widget has so many thresholds at most. */
export const mostThresholds = 10

/** From where on a colour holds; undefined for the one below all others. */
export interface ColourStep {
  readonly from: number | undefined
  readonly colour: Json | undefined
}

/**
 * Thresholds of colours. The colour below all others has no beginning of its own: it begins with the scale, or
 * with zero where all others lie above it.
 * @param least where the scale begins
 */
export function thresholdsOf(
  steps: readonly ColourStep[],
  least: number | undefined,
  language: Language,
): readonly JsonObject[] {
  const begins = steps.flatMap(({ from }) => from ?? [])
  const lowest = Math.min(...begins)
  const bottom = least ?? (lowest > 0 ? 0 : undefined)
  return steps.flatMap(({ from = bottom, colour }) => {
    const tone = toneOfColour(colour)
    return from === undefined ? [] : [{ from, tone, label: toneOptions[tone].label[language] }]
  })
}

/** The steps of a list of `{ value, color }`; the first has no value. */
export function stepsOf(
  value: Json | undefined,
  toValue: (value: number) => number,
): readonly ColourStep[] {
  return objectsIn(value).map((step) => {
    const from = numberOf(step['value'])
    return { from: from === undefined ? undefined : toValue(from), colour: step['color'] }
  })
}

/** The steps of `'50,80'` and the colours below, between and above. */
export function stepsOfList(values: string, colours: Json | undefined): readonly ColourStep[] {
  if (values.trim() === '') return []
  const list = Array.isArray(colours) ? (colours as readonly Json[]) : []
  const begins = values.split(',').flatMap((one) => numberOf(one) ?? [])
  return [undefined, ...begins].map((from, at) => ({ from, colour: list[at] }))
}

/** The steps of a list of `{ from, color }`, as ThingsBoard has ranges. */
export function stepsOfRanges(value: Json | undefined): readonly ColourStep[] {
  return objectsIn(value).map(({ from, color }) => ({ from: numberOf(from), colour: color }))
}

/** What a colour means: its name says it, or its hue. */
export function toneOfColour(colour: Json | undefined): Tone {
  if (typeof colour !== 'string') return 'neutral'
  const name = colour.toLowerCase()
  if (name.includes('green')) return 'success'
  if (/yellow|orange|amber/.test(name)) return 'warning'
  if (/red|crimson/.test(name)) return 'danger'
  const [red, green, blue] = channelsOf(name)
  if (red === undefined || green === undefined || blue === undefined) return 'neutral'
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
  if (spread < 40) return 'neutral'
  const hue = hueOf(red, green, blue, spread)
  if (hue < 20 || hue >= 340) return 'danger'
  if (hue < 65) return 'warning'
  return hue < 170 ? 'success' : 'neutral'
}

function channelsOf(colour: string): readonly number[] {
  const [, hex] = /^#([\da-f]{6})/.exec(colour) ?? []
  if (hex !== undefined) return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const [, short] = /^#([\da-f]{3})$/.exec(colour) ?? []
  if (short !== undefined) return [0, 1, 2].map((at) => parseInt(short.charAt(at).repeat(2), 16))
  const [, list] = /^rgba?\(([^)]*)\)/.exec(colour) ?? []
  return (list ?? '')
    .split(/[\s,/]+/)
    .map(Number)
    .slice(0, 3)
}

/** 0 to 360, beginning with red. */
function hueOf(red: number, green: number, blue: number, spread: number): number {
  const most = Math.max(red, green, blue)
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return (sixth * 60 + 360) % 360
}
