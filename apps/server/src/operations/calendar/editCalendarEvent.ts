import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentCalendarEvent } from '../../presenters/calendarPresenters.js'
import { assertOrder, momentIn } from './calendarRules.js'

export const editCalendarEvent = defineOperation('editCalendarEvent', {
  async handle({ params, body, tenantId, memberId, services, repositories: { calendar } }) {
    const before = await calendar.lock(tenantId, memberId, params.id)
    if (!before) throw notFound('calendar event', params.id)
    assertVersion(body.version, before.version, presentCalendarEvent(before))
    const fields = {
      title: body.title?.trim() ?? before.title,
      note: body.note ?? before.note,
      location: body.location?.trim() ?? before.location,
      startAt: body.startAt === undefined ? before.startAt : momentIn(body.startAt),
      endAt: body.endAt === undefined ? before.endAt : momentIn(body.endAt),
      allDay: body.allDay ?? before.allDay,
      remindMinutes: body.remindMinutes === undefined ? before.remindMinutes : body.remindMinutes,
    }
    assertOrder(fields)
    await calendar.edit(tenantId, memberId, before, fields, services.now())
    const after = await calendar.find(tenantId, memberId, before.id)
    return ok(presentCalendarEvent(after ?? before))
  },
})
