import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentCalendarEvent } from '../../presenters/calendarPresenters.js'
import { assertOrder, momentIn } from './calendarRules.js'

export const addCalendarEvent = defineOperation('addCalendarEvent', {
  async handle({ body, tenantId, memberId, services, repositories: { calendar }, audit }) {
    const id = newId()
    const fields = {
      title: body.title.trim(),
      note: body.note ?? '',
      location: body.location?.trim() ?? '',
      startAt: momentIn(body.startAt),
      endAt: momentIn(body.endAt),
      allDay: body.allDay ?? false,
      remindMinutes: body.remindMinutes ?? null,
    }
    assertOrder(fields)
    await calendar.add(tenantId, memberId, id, fields, services.now())
    const event = await calendar.find(tenantId, memberId, id)
    if (!event) throw notFound('calendar event', id)
    audit({ table: 'calendarEvents', id }) // what people note for themselves is nobody else's to read
    return ok(presentCalendarEvent(event))
  },
})
