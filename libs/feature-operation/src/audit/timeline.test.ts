import { describe, expect, it } from 'vitest'
import type { OperatorLog } from '@spruce/console-kit/history'
import type { Application } from './applicationQueries.js'
import { makeApplications } from './applicationsHandlers.js'
import { timelineOf } from './timeline.js'

const [application] = makeApplications(1) as [Application]

const line = (operation: string, at: string, note?: string): OperatorLog => ({
  id: `${operation} ${at}`,
  ...{ at, operation, operationName: operation },
  ...{ userId: 'u1', userName: '沈运维', actingUserId: null, actingUserName: null },
  ...{ objectTable: 'applications', objectId: application.id, objectName: application.name },
  ...{ before: {}, after: note === undefined ? {} : { note } },
  ...{ address: '', appCode: '', terminal: '', traceId: '', customerId: null, customerName: null },
})

const told = (one: Application, lines?: readonly OperatorLog[]) =>
  timelineOf(one, lines).map(({ kind, who, note }) => [kind, who, note])

describe('the timeline of an application', () => {
  it('is one step while nobody has decided', () => {
    expect(told(application, [])).toEqual([['submit', undefined, undefined]])
  })

  it('puts the decisions of the log around the latest submission, the newest first', () => {
    const again = { ...application, submittedAt: '2026-11-20T10:00:00.000Z', note: '缺执照' }
    const lines = [
      line('rejectApplication', '2026-11-20T11:00:00.000Z', '仍不清晰'),
      line('requestApplicationInformation', '2026-11-20T09:00:00.000Z', '缺执照'),
      line('somethingElse', '2026-11-20T08:30:00.000Z'),
    ]
    expect(told({ ...again, status: 'rejected' }, lines)).toEqual([
      ['reject', '沈运维', '仍不清晰'],
      ['resubmit', undefined, undefined],
      ['ask', '沈运维', '缺执照'],
    ])
  })

  it.each([
    ['needs_information', null, ['ask', undefined, '缺执照']],
    ['rejected', '2026-11-21T08:00:00.000Z', ['reject', undefined, '缺执照']],
  ] as const)('knows the last decision without the log: %s', (status, decidedAt, step) => {
    const one: Application = { ...application, status, decidedAt, note: '缺执照' }
    expect(told(one)[0]).toEqual(step)
    expect(told(one)).toHaveLength(2)
  })

  it('tells a second submission by the note that stayed', () => {
    expect(told({ ...application, note: '缺执照' })).toEqual([['resubmit', undefined, undefined]])
  })
})
