import { defineOperation, ok } from '../../http/defineOperation.js'

/** Roles are tens, so they are all read. */
export const getAudienceChoices = defineOperation('getAudienceChoices', {
  async handle({ query, tenantId, repositories, peopleScope }) {
    const { ids, size = 20 } = query
    const filter = { keyword: query.keyword?.trim(), ids, page: 1, size }
    const { departments, total } = await repositories.departments.listPlaced(tenantId, filter)
    const roles = (await repositories.roles.list(tenantId, filter.keyword)).filter(
      ({ id, enabled }) => enabled && (ids?.includes(id) ?? true),
    )
    const people = await repositories.members.list(tenantId, {
      ...filter,
      scope: await peopleScope(),
      contacts: 'exact',
      status: 'active',
    })
    return ok({
      departments: departments.map(({ id, name, path }) => ({ id, name, path })),
      roles: roles.slice(0, size).map(({ id, name }) => ({ id, name })),
      people: people.members.map(({ id, nickName, employeeCode, departments: own }) => ({
        ...{ id, name: nickName, employeeCode },
        departments: own.map((one) => ({ id: one.id, name: one.name })),
      })),
      totals: { departments: total, roles: roles.length, people: people.total },
    })
  },
})
