import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentReceipt } from '../../presenters/messagePresenters.js'
import { pagingOf } from '../pagingOf.js'

/** People of today's audience, as far as the caller may see people. */
export const listNoticeReceipts = defineOperation('listNoticeReceipts', {
  async handle({ params, query, tenantId, repositories, peopleScope }) {
    const { notices, departments, members } = repositories
    if (!(await notices.find(tenantId, params.id))) throw notFound('notice', params.id)
    const { state = 'unread', keyword, deptId } = query
    const department = deptId === undefined ? undefined : await departments.find(tenantId, deptId)
    if (deptId !== undefined && !department) throw notFound('department', deptId)
    const { rows, total } = await notices.receipts(tenantId, params.id, {
      audience: await notices.audience(tenantId, params.id),
      scope: await peopleScope(),
      ...{ state, department, keyword: keyword?.trim() },
      ...pagingOf(query),
    })
    const places = await members.departmentsOf(
      tenantId,
      rows.map(({ memberId }) => memberId),
    )
    const receipts = rows.map((row) => ({
      ...presentReceipt(row),
      departments: (places.get(row.memberId) ?? []).map(({ id, name }) => ({ id, name })),
    }))
    return okList(receipts, total)
  },
})
