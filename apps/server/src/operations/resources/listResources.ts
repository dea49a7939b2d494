import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentResource } from '../../presenters/filePresenters.js'
import { pagingOf } from '../pagingOf.js'

export const listResources = defineOperation('listResources', {
  async handle({ query, tenantId, repositories }) {
    const { folderId, root, keyword, group, tag, uploaderId, minBytes, maxBytes } = query
    const { rows, total } = await repositories.files.list(tenantId, {
      folderId: folderId ?? (root ? null : undefined),
      keyword: keyword?.trim(),
      ...{ group, tag, uploaderId, minBytes, maxBytes },
      ...pagingOf(query),
    })
    const named = await repositories.names.add(
      tenantId,
      rows.map((row) => ({ ...presentResource(row), uploaderId: row.uploadedBy })),
      { folderId: 'folders', uploaderId: 'members' },
    )
    return okList(
      named.map(({ uploaderId: _, ...resource }) => resource),
      total,
    )
  },
})
