import type { Engine } from '../db/engine.js'
import type { Outbox, OutgoingMessage } from './Outbox.js'

/** A line of `/_outbox.json`. */
export interface OutboxEntry {
  id: number
  kind: string
  to: string | null
  text: string
  captchaKey: string | null
  code: string | null
  createdAt: string
}

const kept = 1_000

/** Evaluation mode: messages stay in the database, where `/_outbox` shows them. */
export class DevOutbox implements Outbox {
  private sinceSweep = 0

  constructor(
    private readonly engine: Engine,
    private readonly now: () => Date,
  ) {}

  async send(message: OutgoingMessage): Promise<void> {
    const { id } = await this.engine.platform
      .insertInto('dev_outbox')
      .values({
        kind: message.kind,
        recipient: message.to,
        text: message.text,
        captcha_key: message.captchaKey ?? null,
        code: message.code ?? null,
        created_at: this.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    this.sinceSweep += 1
    if (this.sinceSweep < 100) return
    this.sinceSweep = 0
    await this.engine.platform
      .deleteFrom('dev_outbox')
      .where('id', '<=', id - kept)
      .execute()
  }

  /** Newest first. */
  async list(limit = 100, captchaKey?: string): Promise<OutboxEntry[]> {
    const rows = await this.engine.platform
      .selectFrom('dev_outbox')
      .selectAll()
      .$if(captchaKey !== undefined, (query) => query.where('captcha_key', '=', captchaKey ?? ''))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      to: row.recipient,
      text: row.text,
      captchaKey: row.captcha_key,
      code: row.code,
      createdAt: row.created_at.toISOString(),
    }))
  }
}
