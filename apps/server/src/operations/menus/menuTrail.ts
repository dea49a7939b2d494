import type { PlacedMenu } from './menuRules.js'

/** The menus from the top down to one. */
export function menuTrail<Row extends PlacedMenu>(rows: readonly Row[], id: string): Row[] {
  const trail: Row[] = []
  for (let at: string | null = id; at !== null;) {
    const row = rows.find((one) => one.id === at)
    if (!row || trail.includes(row)) break
    trail.unshift(row)
    at = row.parent_id
  }
  return trail
}
