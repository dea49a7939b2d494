import { sql } from 'kysely'
import type { Services } from '../services.js'

/** Who asks more often gets the last answer: a question writes, and anybody may ask. In milliseconds. */
const keptMs = 1_000

/**
 * Whether the service can do its work: the database takes a row and the storage of files a file. A full disk
 * lets one read and refuses every write, which a reading probe would not see.
 */
export class Readiness {
  private known: { at: number; answer: Promise<boolean> } | undefined

  constructor(private readonly services: Pick<Services, 'engine' | 'files' | 'log'>) {}

  isReady(): Promise<boolean> {
    const at = performance.now()
    if (!this.known || at - this.known.at >= keptMs) this.known = { at, answer: this.probe() }
    return this.known.answer
  }

  private async probe(): Promise<boolean> {
    try {
      await sql`insert into rate_limits (key, hits, resets_at) values ('readyz', 1, now())
        on conflict (key) do update set resets_at = now()`.execute(this.services.engine.platform)
      await this.services.files.storage.assertRoom?.()
      return true
    } catch (error) {
      this.services.log.warn({ err: error }, 'Not ready')
      return false
    }
  }
}
