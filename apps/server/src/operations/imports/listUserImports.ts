import { defineOperation, okList } from '../../http/defineOperation.js'
import { importableKinds } from '../../imports/importedKind.js'
import { presentListedImport } from '../../presenters/presentUserImport.js'
import { pagingOf } from '../pagingOf.js'

/** Whoever sees everybody sees the imports of all, of the kinds that they may import; others see their own. */
export const listUserImports = defineOperation('listUserImports', {
  async handle({ query, session, tenantId, memberId, repositories, language }) {
    const seesAll = session.tenant?.seesEverybody ?? false
    const { rows, total, counts } = await repositories.userImports.list(tenantId, {
      ...pagingOf(query),
      status: query.status,
      kinds: importableKinds(session),
      memberId: seesAll ? undefined : memberId,
    })
    return okList(
      rows.map((one) => presentListedImport(one, memberId, language)),
      total,
      counts,
    )
  },
})
