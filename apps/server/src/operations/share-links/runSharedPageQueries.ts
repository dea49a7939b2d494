import { comparedWindows } from '@spruce/page-builder/data'
import { sql } from 'kysely'
import { definePublicOperation, later, okList } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { QueryRun } from '../../page-queries/QueryRun.js'
import { Repositories } from '../../repositories/repositories.js'
import { findByPass, readSharedPage, sharedData } from './openedLinks.js'
import { readShared } from './shareVariables.js'

/**
 * What a shared page shows: its own queries alone, with the rights that the link's owner has now and with
 * the values that the link takes. Within the tenant of the link, whatever the caller's.
 */
export const runSharedPageQueries = definePublicOperation('runSharedPageQueries', {
  transaction: 'none',
  async handle({ body, services, request, language }) {
    const { limiter, engine } = services
    await limiter.hit(`share-queries:${request.ip}`, limits.shareQueriesAddress)
    const { link, owner, locks } = await findByPass(services, body.pass)
    await limiter.hit(`share-queries-of:${link.id}`, limits.shareQueries)
    const { tenantId } = link
    const results = await engine.tx({ tenant: tenantId }, async (tx) => {
      await sql`set transaction read only`.execute(tx)
      const { document } = await readSharedPage(tx, link)
      const { data, linked } = sharedData(document, link, locks)
      const now = services.now()
      const asked = { variables: data.variables, linked, now }
      const run = new QueryRun(
        {
          ...{ tenantId, memberId: owner.memberId, session: { tenant: owner } },
          ...{ tx, repositories: new Repositories(tx), services, language, request },
          link: {
            valuesOf: (given, query) =>
              readShared(
                {
                  ...asked,
                  before: (window) => comparedWindows(document, query, window, now.getTime()),
                },
                given,
              ),
          },
        },
        data,
      )
      return run.runAll(body.queries)
    })
    if (typeof results !== 'function') return okList(results, results.length)
    return later(async () => {
      const all = await results()
      return okList(all, all.length)
    })
  },
})
