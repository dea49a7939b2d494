import { defineOperation, ok } from '../../http/defineOperation.js'
import { menuFields } from '../../presenters/presentManagedMenus.js'

/** The tenant's changes and own menus of an application, without ids that mean something only here. */
export const exportMenus = defineOperation('exportMenus', {
  async handle({ query, tenantId, repositories: { menus } }) {
    const rows = await menus.listManaged(tenantId, query.appCode)
    const own = rows.filter(({ origin }) => origin === 'tenant')
    return ok({
      format: 'spruce-menus/1' as const,
      appCode: query.appCode,
      overrides: rows.flatMap(({ id, changes }) => (changes ? [{ id, ...changes }] : [])),
      own: parentsFirst(own).map((row) => ({ key: row.id, ...menuFields(row) })),
    })
  },
})

function parentsFirst<Row extends { id: string; parent_id: string | null }>(
  rows: readonly Row[],
): Row[] {
  const ids = new Set(rows.map(({ id }) => id))
  const below = (parentId: string): Row[] =>
    rows.filter(({ parent_id }) => parent_id === parentId).flatMap((row) => [row, ...below(row.id)])
  return rows
    .filter(({ parent_id }) => parent_id === null || !ids.has(parent_id))
    .flatMap((row) => [row, ...below(row.id)])
}
