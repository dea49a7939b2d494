import type { LiveKind } from '@spruce/api-client/contract'
import type { Log } from '../config/log.js'
import type { Engine } from '../db/engine.js'
import { announce, type LiveAudience } from '../repositories/live/announce.js'

/** What is told in batches: an id that changed, under the field that names such ids. */
export interface LiveNews {
  tenantId: string
  kind: LiveKind
  to: LiveAudience
  field: string
  id: string
}

interface Batch extends Omit<LiveNews, 'id'> {
  ids: Set<string>
  timer: NodeJS.Timeout
}

/** So many ids are named; of more, pages ask for all. */
const maxIds = 100

/**
 * Tells of what happens by the second: the ids of a tenant and kind are gathered, and told together at
 * most every `everyMs` by this process. It writes on its own, so it is called after the commit.
 */
export class LiveBatches {
  private readonly batches = new Map<string, Batch>()
  private readonly writing = new Set<Promise<void>>()

  constructor(
    private readonly engine: Pick<Engine, 'tx'>,
    private readonly log: Log,
    private readonly everyMs = 250,
  ) {}

  add({ id, ...news }: LiveNews): void {
    const key = `${news.tenantId} ${news.kind} ${news.field}`
    const batch = this.batches.get(key)
    if (batch) {
      batch.ids.add(id)
      return
    }
    const timer = setTimeout(() => this.tell(key), this.everyMs)
    timer.unref()
    this.batches.set(key, { ...news, ids: new Set([id]), timer })
  }

  /** Tells what is left. */
  async close(): Promise<void> {
    for (const [key, { timer }] of this.batches) {
      clearTimeout(timer)
      this.tell(key)
    }
    await Promise.all(this.writing)
  }

  private tell(key: string): void {
    const batch = this.batches.get(key)
    if (!batch) return
    this.batches.delete(key)
    const { tenantId, kind, to, field, ids } = batch
    const data = ids.size > maxIds ? {} : { [field]: [...ids] }
    const work = this.engine
      .tx('platform', (db) => announce(db, tenantId, { kind, to, data }))
      .catch((error: unknown) => {
        this.log.warn({ err: error }, 'Live events could not be written')
      })
    this.writing.add(work)
    void work.finally(() => this.writing.delete(work))
  }
}
