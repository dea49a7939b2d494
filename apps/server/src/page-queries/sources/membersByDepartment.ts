import { definePageSource, frameOf } from '../PageSource.js'

/** The departments below one, or below the top, each with the people in it and below. */
export const membersByDepartment = definePageSource({
  id: 'members-by-department',
  as: 'listChildDepts',
  parameters: { departmentId: { kind: 'id' } },
  async read(context, { departmentId }) {
    const { departments } = context.repositories
    const { tenantId } = context
    const rows = await departments.children(tenantId, departmentId ?? null)
    // A company is one department at the top: what interests is what it consists of.
    const [top] = rows
    const isCompany = departmentId === undefined && rows.length === 1 && top !== undefined
    const below = isCompany ? await departments.children(tenantId, top.id) : []
    return frameOf(context, below.length > 0 ? below : rows, {
      id: { type: 'string', label: 'id', value: ({ id }) => id },
      department: { type: 'string', label: 'department', value: ({ name }) => name },
      members: {
        ...{ type: 'number', label: 'members', decimals: 0 },
        value: ({ memberCount }) => memberCount,
      },
    })
  },
})
