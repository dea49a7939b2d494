import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentTodo } from '../../presenters/calendarPresenters.js'
import { recycleOwn } from '../recycle-bin/recycleRows.js'

export const removeTodo = defineOperation('removeTodo', {
  async handle(context) {
    const { params, body, tenantId, memberId, repositories } = context
    const { todos } = repositories
    const todo = await todos.lock(tenantId, memberId, params.id)
    if (!todo) throw notFound('to-do', params.id)
    assertVersion(body.version, todo.version, presentTodo(todo))
    await recycleOwn(context, 'todos', { id: todo.id, name: todo.title })
    await todos.remove(tenantId, memberId, todo.id)
    return ok(null)
  },
})
