import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentTodo } from '../../presenters/calendarPresenters.js'

export const removeTodo = defineOperation('removeTodo', {
  async handle({ params, body, tenantId, memberId, repositories: { todos } }) {
    const todo = await todos.lock(tenantId, memberId, params.id)
    if (!todo) throw notFound('to-do', params.id)
    assertVersion(body.version, todo.version, presentTodo(todo))
    await todos.remove(tenantId, memberId, todo.id)
    return ok(null)
  },
})
