import type { Db } from '../../db/schema.js'

/** Captcha answers, hashed. Platform scope only. */
export class CaptchasRepository {
  constructor(private readonly db: Db) {}

  /** Stores or replaces the answer of a key. */
  async put(key: string, answerHash: string, expiresAt: Date): Promise<void> {
    await this.db
      .insertInto('captchas')
      .values({ key, answer_hash: answerHash, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ answer_hash: answerHash, expires_at: expiresAt }),
      )
      .execute()
  }

  /** Takes the answer away: whoever asks again, or at the same time, gets nothing. */
  async take(key: string, now: Date): Promise<string | undefined> {
    const row = await this.db
      .deleteFrom('captchas')
      .where('key', '=', key)
      .returning(['answer_hash', 'expires_at'])
      .executeTakeFirst()
    return row && row.expires_at > now ? row.answer_hash : undefined
  }

  async sweep(now: Date): Promise<void> {
    await this.db.deleteFrom('captchas').where('expires_at', '<=', now).execute()
  }
}
