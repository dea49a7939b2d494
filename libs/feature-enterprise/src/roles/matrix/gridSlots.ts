/** Places in the document for what is in sight of a grid: what comes takes the place of what goes. */
export interface GridSlots {
  /** Which row or column stands at each place. */
  indexes: readonly number[]
  /** Ids of the places in the order in which they are seen, or undefined where they stand so. */
  order: string | undefined
}

/**
 * Gives each of the rows or columns from `from` up to, not including, `to` a place that it keeps as long as
 * it is in sight, so that scrolling renders only what comes into sight and inserts no element.
 * @param idOf the id of a place
 * @param before ids of what comes first in any case
 */
export function gridSlots(
  from: number,
  to: number,
  idOf: (slot: number) => string,
  before: readonly string[] = [],
): GridSlots {
  const count = Math.max(0, to - from)
  const turn = count === 0 ? 0 : from % count
  const places = Array.from({ length: count }, (_, slot) => slot)
  const order = [...places.slice(turn), ...places.slice(0, turn)]
  return {
    indexes: places.map((slot) => from + ((slot - turn + count) % count)),
    order: turn === 0 ? undefined : [...before, ...order.map(idOf)].join(' '),
  }
}
