import { readPageData } from '@spruce/page-builder/data'
import type { Schemas } from '@spruce/api-client/contract'
import { defineOperation, later, okList } from '../../http/defineOperation.js'
import { QueryRun } from '../../page-queries/QueryRun.js'
import { readAskedDocument } from '../../page-queries/readAskedDocument.js'

/** What a page shows: its own queries alone, one after the other in the one transaction; what lies outside is read after it. */
export const runPageQueries = defineOperation('runPageQueries', {
  async handle(context) {
    const { document, queries } = context.body
    const data = readPageData(await readAskedDocument(context, document))
    const run = new QueryRun(context, data)
    const begun: (Schemas['PageQueryResult'] | undefined)[] = []
    for (const query of queries) begun.push(await run.run(query))
    const done = begun.filter((result) => result !== undefined)
    if (done.length === begun.length) return okList(done, done.length)
    return later(async () => {
      await run.readOutside()
      const results: Schemas['PageQueryResult'][] = []
      for (const [at, query] of queries.entries()) {
        const result = begun[at] ?? (await run.run(query))
        if (!result) throw new Error('A query waits for what was read')
        results.push(result)
      }
      return okList(results, results.length)
    })
  },
})
