import type { Engine } from '../db/engine.js'
import type { Log } from '../config/log.js'
import type { ServerConfig } from '../config/serverConfig.js'
import { Repositories } from '../repositories/repositories.js'

const everyMs = 10 * 60_000
const dayMs = 24 * 3_600_000

/** Removes what has ended: sessions, captchas, counts and kept answers. */
export async function sweep(
  engine: Engine,
  config: Pick<ServerConfig, 'sessionIdleMinutes'>,
  now: Date,
): Promise<void> {
  await engine.tx('platform', async (db) => {
    const { sessions, captchas, codes, recycleBin, ssoLinks, oauthGrants, signInWays } =
      new Repositories(db)
    await sessions.sweep(now, new Date(now.getTime() - config.sessionIdleMinutes * 60_000))
    await captchas.sweep(now)
    await recycleBin.sweep(now)
    await codes.sweep(now)
    await ssoLinks.sweep(now)
    await oauthGrants.sweep(now)
    await signInWays.sweep(now)
    await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute()
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<=', new Date(now.getTime() - dayMs))
      .execute()
  })
}

/** Sweeps every ten minutes until the returned function is called. */
export function startSweeping(engine: Engine, config: ServerConfig, log: Log): () => void {
  const timer = setInterval(() => {
    sweep(engine, config, new Date()).catch((error: unknown) => {
      log.warn({ err: error }, 'The sweep failed')
    })
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
