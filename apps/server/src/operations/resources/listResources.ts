import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentResource } from '../../presenters/filePresenters.js'
import { pagingOf } from '../pagingOf.js'

export const listResources = defineOperation('listResources', {
  async handle({ query, tenantId, repositories }) {
    const { folderId, root, keyword, group } = query
    const { rows, total } = await repositories.files.list(tenantId, {
      folderId: folderId ?? (root ? null : undefined),
      keyword: keyword?.trim(),
      group,
      ...pagingOf(query),
    })
    const shown = rows.map(presentResource)
    return okList(await repositories.names.add(tenantId, shown, { folderId: 'folders' }), total)
  },
})
