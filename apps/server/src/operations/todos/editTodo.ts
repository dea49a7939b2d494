import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentTodo } from '../../presenters/calendarPresenters.js'
import { momentOrNull } from './todoFields.js'

export const editTodo = defineOperation('editTodo', {
  async handle({ params, body, tenantId, memberId, services, repositories: { todos } }) {
    const before = await todos.lock(tenantId, memberId, params.id)
    if (!before) throw notFound('to-do', params.id)
    assertVersion(body.version, before.version, presentTodo(before))
    const now = services.now()
    const isDone = body.done ?? before.doneAt !== null
    const fields = {
      title: body.title?.trim() ?? before.title,
      note: body.note ?? before.note,
      dueAt: momentOrNull(body.dueAt, before.dueAt),
      remindAt: momentOrNull(body.remindAt, before.remindAt),
      doneAt: isDone ? (before.doneAt ?? now) : null,
    }
    await todos.edit(tenantId, memberId, before, fields, now)
    const after = await todos.find(tenantId, memberId, before.id)
    return ok(presentTodo(after ?? before))
  },
})
