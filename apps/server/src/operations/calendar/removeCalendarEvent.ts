import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentCalendarEvent } from '../../presenters/calendarPresenters.js'
import { recycleOwn } from '../recycle-bin/recycleRows.js'

export const removeCalendarEvent = defineOperation('removeCalendarEvent', {
  async handle(context) {
    const { params, body, tenantId, memberId, repositories } = context
    const { calendar } = repositories
    const event = await calendar.lock(tenantId, memberId, params.id)
    if (!event) throw notFound('calendar event', params.id)
    assertVersion(body.version, event.version, presentCalendarEvent(event))
    await recycleOwn(context, 'calendarEvents', { id: event.id, name: event.title })
    await calendar.remove(tenantId, memberId, event.id)
    return ok(null)
  },
})
