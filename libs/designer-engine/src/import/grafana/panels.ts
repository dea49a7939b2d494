import type { Json, JsonObject } from '../../document/types.js'
import type { PathStep } from '../../schema/plain.js'
import { isObject, without, type ForeignItem, type PageBuilder } from '../PageBuilder.js'
import { columns, panelsSlot, prefix, rowType } from './names.js'
import { listOf, type Repeats } from './repeats.js'

type Place = ForeignItem['place']

/** The panels of a list with their `gridPos`; those of a collapsed row lie in it. */
export function readPanels(
  panels: readonly Json[],
  path: readonly PathStep[],
  top: number,
  builder: PageBuilder,
  repeats: Repeats,
): readonly ForeignItem[] {
  let bottom = 0
  return panels.flatMap((panel, index) => {
    const at = [...path, index]
    if (!isObject(panel)) {
      builder.report('not-an-item', at)
      return []
    }
    if (repeats.isCopy(panel)) {
      builder.report('repeated-copy', at)
      return []
    }
    const { gridPos } = panel
    if (isObject(gridPos)) builder.reportRest(gridPos, [...at, 'gridPos'], 'x', 'y', 'w', 'h')
    else builder.report('no-place', at)
    const place = isObject(gridPos) ? placeOf(gridPos, top) : placeBelow(panel, bottom)
    if (typeof place.y === 'number' && typeof place.h === 'number') {
      bottom = Math.max(bottom, place.y + place.h)
    }
    const given = panel['type'] === 'row' ? panel['panels'] : undefined
    const isList = given === undefined || given === null || Array.isArray(given)
    if (!isList) builder.report('not-an-item', [...at, 'panels'])
    const inner = listOf(given)
    const children = readPanels(inner, [...at, 'panels'], topOf(inner), builder, repeats)
    return [itemOf(panel, place, at, index, builder, children)]
  })
}

/** One panel as an item: its properties are the panel, less what the page itself says. */
export function itemOf(
  panel: JsonObject,
  place: Place,
  path: readonly PathStep[],
  index: number,
  builder: PageBuilder,
  children: readonly ForeignItem[] = [],
): ForeignItem {
  const { id, type } = panel
  if (type !== undefined && typeof type !== 'string') builder.report('left-out', [...path, 'type'])
  const name = typeof type === 'string' && type !== '' ? type : 'unknown'
  const isRow = name === 'row'
  const own = without(panel, 'gridPos', 'type')
  return {
    id: `panel-${typeof id === 'number' || typeof id === 'string' ? id : index}`,
    type: isRow ? rowType : prefix + name,
    props: isRow ? without(own, 'panels') : own,
    place,
    path,
    slots: { [panelsSlot]: children },
  }
}

function placeOf({ x, y, w, h }: JsonObject, top: number): Place {
  return { x, y: typeof y === 'number' ? y - top : y, w, h }
}

function placeBelow({ type }: JsonObject, bottom: number): Place {
  return { x: 0, y: bottom, ...(type === 'row' ? { w: columns, h: 1 } : { w: 12, h: 8 }) }
}

/** Panels of a collapsed row lie below the highest of them, whether they count from the page or from the row. */
function topOf(panels: readonly Json[]): number {
  const tops = panels.flatMap((panel) => {
    const place = isObject(panel) ? panel['gridPos'] : undefined
    return isObject(place) && typeof place['y'] === 'number' ? [place['y']] : []
  })
  return tops.length === 0 ? 0 : tops.reduce((top, y) => Math.min(top, y))
}
