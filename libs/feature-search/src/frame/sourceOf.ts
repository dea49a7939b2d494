import type { SearchEntry, SearchSource } from '@spruce/shell-ui'

/** A source whose entries each say what choosing them does. */
export function sourceOf(
  head: Pick<SearchSource, 'id' | 'title' | 'isShownAtFirst' | 'limit'>,
  runnable: readonly (SearchEntry & { run: () => unknown })[],
): SearchSource {
  const runs = new Map(runnable.map(({ id, run }) => [id, run]))
  const entries: readonly SearchEntry[] = runnable.map(({ run: _run, ...entry }) => entry)
  return { ...head, entries: () => entries, onChoose: ({ id }) => void runs.get(id)?.() }
}
