import { sweepFiles } from '../files/sweepFiles.js'
import { keptMs } from '../live/LiveHub.js'
import { remindDue } from '../repositories/calendar/remind.js'
import { LiveEventsRepository } from '../repositories/live/LiveEventsRepository.js'
import { JobsRepository } from '../repositories/jobs/JobsRepository.js'
import { checkApps } from './checkApps.js'
import { expireCustomers } from './expireCustomers.js'
import { forgetLogs } from './forgetLogs.js'
import { keepHistory } from './keepHistory.js'
import { publishPlannedBrands } from './publishPlannedBrands.js'
import { simulateDevices } from './simulateDevices.js'
import { watchAlarms } from './watchAlarms.js'
import { moveSystemNotices } from './moveSystemNotices.js'
import { PresenceRepository } from '../repositories/designs/PresenceRepository.js'
import { NoticesRepository } from '../repositories/messages/NoticesRepository.js'
import type { Services } from '../services.js'
import type { Job } from './JobRunner.js'

const minuteMs = 60_000

/** Everything that comes round again. */
export function jobsOf(services: Services): readonly Job[] {
  const { isEvaluation, simulate, appCheckMinutes } = services.config
  return [
    ...(isEvaluation && simulate
      ? [
          {
            name: 'devices.simulate',
            everyMs: 10_000,
            run: (now: Date) => simulateDevices(services, now),
          },
        ]
      : []),
    {
      name: 'notices.due',
      everyMs: 5_000,
      run: (now) =>
        services.engine.tx('platform', async (db) => {
          await new NoticesRepository(db).moveDue(now)
          await moveSystemNotices(db, now)
        }),
    },
    {
      name: 'brands.due',
      everyMs: 5_000,
      run: (now) => publishPlannedBrands(services, now),
    },
    {
      name: 'reminders.due',
      everyMs: 5_000,
      run: async (now) => {
        // In turns, so that many at once hold no transaction for long.
        while ((await services.engine.tx('platform', (db) => remindDue(db, now))) > 0) continue
      },
    },
    {
      name: 'live.forget',
      everyMs: minuteMs,
      run: (now) =>
        new LiveEventsRepository(services.engine.platform).forget(new Date(now.getTime() - keptMs)),
    },
    {
      name: 'presence.forget',
      everyMs: 20_000,
      run: (now) => services.engine.tx('platform', (db) => new PresenceRepository(db).forget(now)),
    },
    {
      name: 'jobs.expire',
      everyMs: 10 * minuteMs,
      run: (now) => new JobsRepository(services.engine.platform).removeExpired(now),
    },
    {
      name: 'customers.expire',
      everyMs: minuteMs,
      run: (now) => services.engine.tx('platform', (db) => expireCustomers(db, now)),
    },
    {
      name: 'logs.forget',
      everyMs: 60 * minuteMs,
      run: (now) => forgetLogs(services, now),
    },
    ...(appCheckMinutes > 0
      ? [
          {
            name: 'apps.check',
            everyMs: minuteMs,
            run: (now: Date) => checkApps(services, now),
          },
        ]
      : []),
    {
      name: 'alarms.due',
      everyMs: 5_000,
      run: (now) => watchAlarms(services, now),
    },
    {
      name: 'history.keep',
      everyMs: 60 * minuteMs,
      run: (now) => keepHistory(services, now),
    },
    {
      name: 'files.sweep',
      everyMs: 60 * minuteMs,
      run: (now) => sweepFiles(services, now),
    },
  ]
}
