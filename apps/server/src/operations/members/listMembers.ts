import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentMember } from '../../presenters/presentMember.js'
import type { MemberSort } from '../../repositories/members/MembersRepository.js'
import { seesContacts } from './memberRules.js'

/** People of a department, its branch or the tenant; contacts masked for everybody. */
export const listMembers = defineOperation('listMembers', {
  async handle({ query, session, tenantId, repositories }) {
    const { deptId, withDescendants = false, keyword, status, roleId } = query
    const department =
      deptId === undefined ? undefined : await repositories.departments.find(tenantId, deptId)
    if (deptId !== undefined && !department) throw notFound('department', deptId)
    const { members, total } = await repositories.members.list(tenantId, {
      department: department && { ...department, withDescendants },
      keyword: keyword?.trim(),
      contacts: seesContacts(session) ? 'prefix' : 'exact',
      status,
      roleId,
      sort: readSort(query.sort ?? 'nickName'),
      page: query.page ?? 1,
      size: query.size ?? 20,
    })
    return okList(
      members.map((member) => presentMember(member, { withContacts: false })),
      total,
    )
  },
})

/** `-a,b`, which the contract has checked, as fields; of a field named twice the first counts. */
function readSort(sort: string): MemberSort[] {
  const fields = new Map<MemberSort['field'], boolean>()
  for (const part of sort.split(',')) {
    const descending = part.startsWith('-')
    const field = (descending ? part.slice(1) : part) as MemberSort['field']
    if (!fields.has(field)) fields.set(field, descending)
  }
  return [...fields].map(([field, descending]) => ({ field, descending }))
}
