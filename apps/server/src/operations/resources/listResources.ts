import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentResource } from '../../presenters/filePresenters.js'
import type { ResourceFilter } from '../../repositories/files/FilesRepository.js'

export const listResources = defineOperation('listResources', {
  async handle({ query, tenantId, repositories }) {
    const { folderId, root, keyword, group, sort = '-createdAt', page = 1, size = 20 } = query
    const descending = sort.startsWith('-')
    const field = (descending ? sort.slice(1) : sort) as ResourceFilter['sort']['field']
    const { rows, total } = await repositories.files.list(tenantId, {
      folderId: folderId ?? (root ? null : undefined),
      keyword: keyword?.trim(),
      group,
      sort: { field, descending },
      page,
      size,
    })
    return okList(rows.map(presentResource), total)
  },
})
