import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentTodo } from '../../presenters/calendarPresenters.js'

export const listTodos = defineOperation('listTodos', {
  async handle({ query, tenantId, memberId, repositories: { todos } }) {
    const { state = 'open', page = 1, size = 20 } = query
    const { rows, total } = await todos.list(tenantId, memberId, { state, page, size })
    return okList(rows.map(presentTodo), total)
  },
})
