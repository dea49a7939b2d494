import { sweepFiles } from '../files/sweepFiles.js'
import { NoticesRepository } from '../repositories/messages/NoticesRepository.js'
import type { Services } from '../services.js'
import type { Job } from './JobRunner.js'

const minuteMs = 60_000

/** Everything that comes round again. */
export function jobsOf(services: Services): readonly Job[] {
  return [
    {
      name: 'notices.due',
      everyMs: 5_000,
      run: (now) =>
        services.engine.tx('platform', async (db) => {
          await new NoticesRepository(db).moveDue(now)
        }),
    },
    {
      name: 'files.sweep',
      everyMs: 60 * minuteMs,
      run: (now) => sweepFiles(services, now),
    },
  ]
}
