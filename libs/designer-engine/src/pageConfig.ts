/** The grid of a page as its document stores it (specification, 4 "page designer state"). */
export interface PageConfig {
  /** Between the components of a page, in px: horizontally, vertically. */
  pageMargin: readonly [number, number]
  /** Between the components of a panel, in px: horizontally, vertically. */
  panelMargin: readonly [number, number]
  /** Columns of the grid. */
  gridColNum: number
}

/** What a new page has (specification, 4 and 9). */
export const defaultPageConfig: PageConfig = {
  pageMargin: [10, 10],
  panelMargin: [8, 8],
  gridColNum: 24,
}
