import { columnOf, type Frame, type FrameColumn } from '../../data/Frame.js'
import type { ScatterProps } from './props.js'

/** The columns of both axes: those that are said, else the first ones of numbers. */
export function axesOf(
  frame: Frame,
  { x, y }: Pick<ScatterProps, 'x' | 'y'>,
): readonly [across: FrameColumn, up: FrameColumn] | undefined {
  const others = frame.columns.filter(
    ({ type, name }) => type === 'number' && name !== x && name !== y,
  )
  const across = x === '' ? others.shift() : columnOf(frame, x)
  const up = y === '' ? others.shift() : columnOf(frame, y)
  return across && up && [across, up]
}
