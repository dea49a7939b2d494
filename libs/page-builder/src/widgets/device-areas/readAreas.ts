import { columnOf, type Cell, type Frame } from '../../data/Frame.js'
import { numberOf } from '../numberColumns.js'

/** An area with the devices of itself and of all areas below it. */
export interface Area {
  readonly row: number
  readonly name: string
  readonly devices: number
  readonly online: number
  readonly children: readonly Area[]
}

/** So deep an area can lie. */
const mostDeep = 20

/** Reads the rows of areas as a tree; one whose area above is not there stands at the top, and none is lost. */
export function readAreas(frame: Frame): readonly Area[] {
  const of = (name: string) => columnOf(frame, name)?.values ?? []
  const [ids, names, parents] = [of('id'), of('area'), of('parent')]
  const [devices, online] = [of('devices'), of('online')]
  const known = new Set(ids)
  const below = new Map<Cell, number[]>()
  const top: number[] = []
  for (const [row, id] of ids.entries()) {
    const parent = parents[row] ?? null
    if (parent === null || parent === id || !known.has(parent)) top.push(row)
    else below.set(parent, [...(below.get(parent) ?? []), row])
  }
  const seen = new Set<number>()
  const make = (row: number, depth: number): Area => {
    seen.add(row)
    const rows = depth < mostDeep ? (below.get(ids[row] ?? null) ?? []) : []
    const children = rows.filter((one) => !seen.has(one)).map((one) => make(one, depth + 1))
    const sum = (of: 'devices' | 'online') => children.reduce((all, one) => all + one[of], 0)
    return {
      ...{ row, children, name: String(names[row] ?? '') },
      devices: (numberOf(devices[row]) ?? 0) + sum('devices'),
      online: (numberOf(online[row]) ?? 0) + sum('online'),
    }
  }
  const made = top.map((row) => make(row, 0))
  // What goes round in a circle has no top.
  return [...made, ...ids.flatMap((_, row) => (seen.has(row) ? [] : [make(row, 0)]))]
}
