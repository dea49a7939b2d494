import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentCalendarEvent } from '../../presenters/calendarPresenters.js'

export const removeCalendarEvent = defineOperation('removeCalendarEvent', {
  async handle({ params, body, tenantId, memberId, repositories: { calendar } }) {
    const event = await calendar.lock(tenantId, memberId, params.id)
    if (!event) throw notFound('calendar event', params.id)
    assertVersion(body.version, event.version, presentCalendarEvent(event))
    await calendar.remove(tenantId, memberId, event.id)
    return ok(null)
  },
})
