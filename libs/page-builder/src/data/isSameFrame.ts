import type { Frame, FrameColumn } from './Frame.js'

/** Whether two frames show the same. */
export function isSameFrame(one: Frame, other: Frame): boolean {
  return (
    one.isCut === other.isCut &&
    one.columns.length === other.columns.length &&
    one.columns.every((column, at) => isSameColumn(column, other.columns[at]))
  )
}

const shown = ['name', 'type', 'label', 'unit', 'decimals'] as const

function isSameColumn(one: FrameColumn, other: FrameColumn | undefined): boolean {
  return (
    other !== undefined &&
    shown.every((key) => one[key] === other[key]) &&
    one.values.length === other.values.length &&
    one.values.every((value, row) => value === other.values[row])
  )
}
