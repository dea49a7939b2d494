/** How to load every page of a list. */
export interface LoadPagesOptions {
  /** Stops between two pages, with the signal's reason. */
  signal?: AbortSignal
  /** Told after each page: rows so far, and in all. */
  onProgress?: (done: number, total: number) => void
}

interface Page<Row> {
  rows: readonly Row[]
  total: number
}

/** Rows of a page: the most that the contract gives at once. */
const pageSize = 100

/**
 * Every row of a list, page by page. A row that moved to a later page meanwhile comes once; the list may
 * grow or shrink on the way, and ends where a page is empty.
 */
export async function loadPages<Row>(
  load: (page: number, size: number) => Promise<Page<Row>>,
  { signal, onProgress, rowId }: LoadPagesOptions & { rowId: (row: Row) => string },
): Promise<Row[]> {
  const found = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted()
    const { rows, total } = await load(page, pageSize)
    for (const row of rows) found.set(rowId(row), row)
    onProgress?.(Math.min(found.size, total), total)
    if (rows.length === 0 || page * pageSize >= total) break
  }
  signal?.throwIfAborted()
  return [...found.values()]
}
