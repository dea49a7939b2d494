import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentTodo } from '../../presenters/calendarPresenters.js'
import { momentOrNull } from './todoFields.js'

export const addTodo = defineOperation('addTodo', {
  async handle({ body, tenantId, memberId, services, repositories: { todos }, audit }) {
    const id = newId()
    const fields = {
      title: body.title.trim(),
      note: body.note ?? '',
      dueAt: momentOrNull(body.dueAt, null),
      remindAt: momentOrNull(body.remindAt, null),
      doneAt: null,
    }
    await todos.add(tenantId, memberId, id, fields, services.now())
    const todo = await todos.find(tenantId, memberId, id)
    if (!todo) throw notFound('to-do', id)
    audit({ table: 'todos', id }) // what people note for themselves is nobody else's to read
    return ok(presentTodo(todo))
  },
})
