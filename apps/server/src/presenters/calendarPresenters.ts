import type { Schemas } from '@spruce/api-client/contract'
import type { CalendarEventRow } from '../repositories/calendar/CalendarRepository.js'
import type { TodoRow } from '../repositories/calendar/TodosRepository.js'

export function presentCalendarEvent(event: CalendarEventRow): Schemas['CalendarEvent'] {
  const { startAt, endAt, ...rest } = event
  return { ...rest, startAt: startAt.toISOString(), endAt: endAt.toISOString() }
}

export function presentTodo(todo: TodoRow): Schemas['Todo'] {
  const { dueAt, remindAt, doneAt, createdAt, ...rest } = todo
  return {
    ...rest,
    dueAt: dueAt?.toISOString() ?? null,
    remindAt: remindAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
