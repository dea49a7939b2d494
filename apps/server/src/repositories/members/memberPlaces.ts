import type { Db } from '../../db/schema.js'
import { bulkInsert } from '../../db/bulkInsert.js'
import { sortKey } from '../search/searchTokens.js'

/** What orders people by name. */
export function nameKeyOf(nickName: string): string {
  return sortKey(nickName, { isPerson: true })
}

/** Puts new people, or people taken out of all departments, into theirs; the first one is the main. */
export async function addPlaces(
  db: Db,
  tenantId: string,
  members: readonly { id: string; nickName: string; departmentIds: readonly string[] }[],
): Promise<void> {
  await bulkInsert(
    db,
    'membership_departments',
    {
      tenant_id: 'text',
      member_id: 'text',
      department_id: 'text',
      main: 'boolean',
      sort: 'integer',
      name_key: 'text',
    },
    members.flatMap(({ id, nickName, departmentIds }) => {
      const name_key = nameKeyOf(nickName)
      return departmentIds.map((departmentId, index) => ({
        tenant_id: tenantId,
        member_id: id,
        department_id: departmentId,
        main: index === 0,
        sort: index + 1,
        name_key,
      }))
    }),
  )
}

/** Gives people who hold none the roles they are to hold. */
export async function addHeldRoles(
  db: Db,
  tenantId: string,
  members: readonly { id: string; roleIds: readonly string[] }[],
): Promise<void> {
  await bulkInsert(
    db,
    'membership_roles',
    { tenant_id: 'text', member_id: 'text', role_id: 'text' },
    members.flatMap(({ id, roleIds }) =>
      roleIds.map((roleId) => ({ tenant_id: tenantId, member_id: id, role_id: roleId })),
    ),
  )
}
