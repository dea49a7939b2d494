import { askApp, noteAppCheck } from '../operations/apps/appChecks.js'
import type { DueApp } from '../repositories/apps/AppChecksRepository.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'

/** A round ends before the next one is due, so that no address is asked by two processes. */
const roundMs = 40_000
/** Asked at a time: an address that does not answer takes up to five seconds, twice. */
const atOnce = 16
const batch = 160

/**
 * Asks the addresses of applications that were not asked for `appCheckMinutes`, and notes what was found. One that
 * does not answer is asked again before it counts as down.
 */
export async function checkApps(
  services: Pick<Services, 'engine' | 'config' | 'now'>,
  now: Date,
): Promise<void> {
  const { engine, config } = services
  const before = new Date(now.getTime() - config.appCheckMinutes * 60_000)
  const endsAt = performance.now() + roundMs
  const waiting = await new Repositories(engine.platform).appChecks.due(before, batch)
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      if (performance.now() > endsAt) return
      await checkOne(services, app)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function checkOne(
  services: Pick<Services, 'engine' | 'config' | 'now'>,
  app: DueApp,
): Promise<void> {
  const first = await askApp(services, app.url)
  const check = first.state === 'down' ? await askApp(services, app.url) : first
  await services.engine.tx('platform', (db) =>
    noteAppCheck(new Repositories(db), app.tenantId, app, check),
  )
}
