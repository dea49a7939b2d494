import { listDepartments, listMembers, listRoles, listSignIns } from '../peerParts/calls.mjs'

const lists = { members: listMembers, 'sign-ins': listSignIns, roles: listRoles }

function queryOf({ pagination, sort, filter }) {
  const { page, perPage } = pagination
  const order = sort.field === 'id' ? undefined : `${sort.order === 'DESC' ? '-' : ''}${sort.field}`
  return { page, size: perPage, sort: order, ...filter }
}

export const dataProvider = {
  async getList(resource, params) {
    const { rows, total } = await lists[resource](queryOf(params))
    return { data: rows, total }
  },
  async getMany(resource, { ids }) {
    const { rows } = await lists[resource]()
    return { data: rows.filter(({ id }) => ids.includes(id)) }
  },
  /** The departments right below one, or at the top. */
  listDepartments,
}
