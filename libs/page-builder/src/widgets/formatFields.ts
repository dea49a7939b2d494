import { s } from '@spruce/designer-engine/registry'
import type { FrameColumn } from '../data/Frame.js'

/** The properties of widgets that say how values are written. */
export const formatFields = {
  unit: s.text({ max: 20 }).default('').label({ 'zh-CN': '单位', 'en-US': 'Unit' }),
  decimals: s
    .number({ min: 0, max: 6, int: true })
    .optional()
    .label({ 'zh-CN': '小数位数', 'en-US': 'Decimals' }),
}

/** How values of a column are written; what is empty leaves it to the column. */
export interface ColumnFormat {
  readonly unit: string
  readonly decimals?: number | undefined
  /** What people call the column. */
  readonly label?: string
}

/** A column whose values are written as a widget says. */
export function withFormat(column: FrameColumn, format: ColumnFormat): FrameColumn {
  const { unit, decimals, label = '' } = format
  return {
    ...column,
    ...(unit !== '' && { unit }),
    ...(decimals !== undefined && { decimals }),
    ...(label !== '' && { label }),
  }
}
