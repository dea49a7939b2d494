import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentTodo } from '../../presenters/calendarPresenters.js'

export const getTodo = defineOperation('getTodo', {
  async handle({ params, tenantId, memberId, repositories: { todos } }) {
    const todo = await todos.find(tenantId, memberId, params.id)
    if (!todo) throw notFound('to-do', params.id)
    return ok(presentTodo(todo))
  },
})
