import type { Json, JsonObject } from '../../document/types.js'
import { isObject } from '../PageBuilder.js'

/** Tells the copies that Grafana makes of what repeats for each value of a variable, and makes anew when it opens. */
export class Repeats {
  private readonly ids = new Set<Json>()
  private readonly repeatsRows: boolean
  /** The highest number among the ids. */
  highest = 0

  constructor({ panels, rows }: JsonObject) {
    const listed = listOf(rows).filter(isObject)
    this.repeatsRows = listed.some(isRepeating)
    this.collect(panels)
    for (const row of listed) this.collect(row['panels'])
  }

  /** A copy of another panel that is there; one whose original is gone stays. */
  isCopy(panel: JsonObject): boolean {
    const { id, repeatPanelId: original } = panel
    if (original === undefined || original === null || isRepeating(panel)) return false
    return original !== id && this.ids.has(original)
  }

  /** The same for a row of the first versions. */
  isCopyOfRow(row: JsonObject): boolean {
    const isCopy = Boolean(row['repeatIteration']) || Boolean(row['repeatRowId'])
    return this.repeatsRows && isCopy && !isRepeating(row)
  }

  private collect(panels: Json | undefined) {
    for (const panel of listOf(panels)) {
      if (!isObject(panel)) continue
      const { id } = panel
      if (id !== undefined) this.ids.add(id)
      if (typeof id === 'number' && Number.isSafeInteger(id)) {
        this.highest = Math.max(this.highest, id)
      }
      this.collect(panel['panels'])
    }
  }
}

/** Whether something repeats for each value of a variable. */
export function isRepeating({ repeat }: JsonObject): boolean {
  return typeof repeat === 'string' ? repeat !== '' : isObject(repeat)
}

/** The list, or an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : []
}
