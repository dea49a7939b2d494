import { s } from '@spruce/designer-engine/registry'
import type { Tone } from '@spruce/shell-ui'
import { option, toneOptions } from './option.js'

/** From which value on something is good or bad, and in which word. @public */
export interface Threshold {
  readonly from: number
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger'
  /** The word: colour alone says nothing. */
  readonly label: string
}

const thresholdFields = {
  from: s.number().default(0).label({ 'zh-CN': '起始值', 'en-US': 'From' }),
  tone: s
    .enum([toneOptions.neutral, toneOptions.success, toneOptions.warning, toneOptions.danger])
    .default('neutral')
    .label({ 'zh-CN': '状态', 'en-US': 'Tone' }),
  label: s.text({ max: 50 }).default('').label({ 'zh-CN': '文字', 'en-US': 'Word' }),
}

/** The property of widgets with thresholds. */
export const thresholdsField = s
  .array(s.object(thresholdFields), { max: 10 })
  .default([])
  .label({ 'zh-CN': '阈值', 'en-US': 'Thresholds' })

/** The same property of charts with two axes. */
export const axisThresholdsField = s
  .array(
    s.object({
      ...thresholdFields,
      axis: s
        .enum([option('left', '左轴', 'Left'), option('right', '右轴', 'Right')])
        .default('left')
        .label({ 'zh-CN': '坐标轴', 'en-US': 'Axis' }),
    }),
    { max: 10 },
  )
  .default([])
  .label({ 'zh-CN': '阈值', 'en-US': 'Thresholds' })

/** The threshold that a value has reached: the highest of them. */
export function thresholdOf(
  thresholds: readonly Threshold[],
  value: number | null,
): Threshold | undefined {
  if (value === null) return undefined
  return thresholds
    .filter(({ from }) => value >= from)
    .reduce<Threshold | undefined>(
      (highest, one) => (highest && highest.from > one.from ? highest : one),
      undefined,
    )
}

/** The tone of a threshold, as shell-ui draws it. */
export function toneOf(threshold: Threshold | undefined): Tone {
  return threshold?.tone ?? 'neutral'
}
