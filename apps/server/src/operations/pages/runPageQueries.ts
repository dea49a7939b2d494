import { readPageData } from '@spruce/page-builder/data'
import type { Schemas } from '@spruce/api-client/contract'
import { defineOperation, okList } from '../../http/defineOperation.js'
import { QueryRun } from '../../page-queries/QueryRun.js'
import { readAskedDocument } from '../../page-queries/readAskedDocument.js'

/** What a page shows: its own queries alone, one after the other in the one transaction. */
export const runPageQueries = defineOperation('runPageQueries', {
  async handle(context) {
    const { document, queries } = context.body
    const data = readPageData(await readAskedDocument(context, document))
    const run = new QueryRun(context, data)
    const results: Schemas['PageQueryResult'][] = []
    for (const query of queries) results.push(await run.run(query))
    return okList(results, results.length)
  },
})
