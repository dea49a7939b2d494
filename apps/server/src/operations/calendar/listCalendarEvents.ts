import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentCalendarEvent } from '../../presenters/calendarPresenters.js'
import { spanOf } from './calendarRules.js'
import { pagingOf } from '../pagingOf.js'

export const listCalendarEvents = defineOperation('listCalendarEvents', {
  async handle({ query, tenantId, memberId, repositories: { calendar } }) {
    const { rows, total } = await calendar.list(tenantId, memberId, {
      ...spanOf(query),
      ...pagingOf(query),
    })
    return okList(rows.map(presentCalendarEvent), total)
  },
})
