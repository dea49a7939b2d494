import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentCalendarEvent } from '../../presenters/calendarPresenters.js'
import { spanOf } from './calendarRules.js'

export const listCalendarEvents = defineOperation('listCalendarEvents', {
  async handle({ query, tenantId, memberId, repositories: { calendar } }) {
    const { page = 1, size = 20 } = query
    const { rows, total } = await calendar.list(tenantId, memberId, {
      ...spanOf(query),
      page,
      size,
    })
    return okList(rows.map(presentCalendarEvent), total)
  },
})
