import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentCalendarEvent } from '../../presenters/calendarPresenters.js'

export const getCalendarEvent = defineOperation('getCalendarEvent', {
  async handle({ params, tenantId, memberId, repositories: { calendar } }) {
    const event = await calendar.find(tenantId, memberId, params.id)
    if (!event) throw notFound('calendar event', params.id)
    return ok(presentCalendarEvent(event))
  },
})
