/** Grafana's grid: 24 columns, 8 px between panels, cells 30 px high. */
export const columns = 24
export const margin = [8, 8] as const
export const cellHeight = 38

/** Types of components are those of the panels behind this. */
export const prefix = 'grafana.'
export const rowType = `${prefix}row`
export const tabsType = `${prefix}tabs`
export const tabType = `${prefix}tab`

/** Where a row or a tab holds its panels, and where tabs hold each of them. */
export const panelsSlot = 'panels'
export const tabsSlot = 'tabs'

/** How many cells these pixels are high, the space below them included. */
export function cellsOf(pixels: number): number {
  return Math.max(1, Math.ceil(pixels / cellHeight))
}
