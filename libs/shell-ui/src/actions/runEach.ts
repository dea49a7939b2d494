import { progressDialog } from '../dialogs/ProgressDialog.js'

export interface EachOptions<Item> {
  title: string
  /** `3 / 12`. */
  sayProgress: (done: number, total: number) => string
  run: (item: Item) => Promise<unknown>
}

/** One call after the other, with progress. Failures do not hold the others up; cancelling stops before the next. */
export async function runEach<Item>(
  items: readonly Item[],
  { title, sayProgress, run }: EachOptions<Item>,
): Promise<{ done: number; failed: number }> {
  const result = { done: 0, failed: 0 }
  await progressDialog.open({
    title,
    sayProgress,
    run: async (report, signal) => {
      for (const [index, item] of items.entries()) {
        if (signal.aborted) return
        report(index, items.length)
        try {
          await run(item)
          result.done += 1
        } catch {
          result.failed += 1 // counted: the caller says how many
        }
      }
    },
  })
  return result
}
