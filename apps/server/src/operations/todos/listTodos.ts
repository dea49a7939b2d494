import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentTodo } from '../../presenters/calendarPresenters.js'
import { pagingOf } from '../pagingOf.js'

export const listTodos = defineOperation('listTodos', {
  async handle({ query, tenantId, memberId, repositories: { todos } }) {
    const { state = 'open' } = query
    const { rows, total } = await todos.list(tenantId, memberId, {
      state,
      ...pagingOf(query),
    })
    return okList(rows.map(presentTodo), total)
  },
})
