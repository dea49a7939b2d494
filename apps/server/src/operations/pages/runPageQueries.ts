import { readPageData } from '@spruce/page-builder/data'
import { defineOperation, later, okList } from '../../http/defineOperation.js'
import { QueryRun } from '../../page-queries/QueryRun.js'
import { readAskedDocument } from '../../page-queries/readAskedDocument.js'

/** What a page shows: its own queries alone, one after the other in the one transaction; what lies outside is read after it. */
export const runPageQueries = defineOperation('runPageQueries', {
  async handle(context) {
    const { document, queries } = context.body
    const data = readPageData(await readAskedDocument(context, document))
    const results = await new QueryRun(context, data).runAll(queries)
    if (typeof results !== 'function') return okList(results, results.length)
    return later(async () => {
      const all = await results()
      return okList(all, all.length)
    })
  },
})
