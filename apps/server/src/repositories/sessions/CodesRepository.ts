import { sql } from 'kysely'
import type { CodePurpose, Db } from '../../db/schema.js'

/** What a code is good for, and for whom. */
export interface CodeKey {
  purpose: CodePurpose
  contact: string
  /** The account that asked while signed in; empty for calls without a session. */
  asker: string
}

/** How often a code is compared at most, right or wrong (S-09). */
const attempts = 5

/** Verification codes, hashed. Platform scope only. */
export class CodesRepository {
  constructor(private readonly db: Db) {}

  /** Stores a code in place of the one before. */
  async put(
    { purpose, contact, asker }: CodeKey,
    code: { userId: string | null; hash: string; expiresAt: Date; now: Date },
  ): Promise<void> {
    const row = {
      user_id: code.userId,
      code_hash: code.hash,
      attempts: 0,
      expires_at: code.expiresAt,
      created_at: code.now,
    }
    await this.db
      .insertInto('verification_codes')
      .values({ purpose, contact, asker, ...row })
      .onConflict((conflict) => conflict.columns(['purpose', 'contact', 'asker']).doUpdateSet(row))
      .execute()
  }

  /**
   * Counts an attempt, and gives what to compare with. One statement: of guesses that come at once
   * only so many get an answer at all.
   */
  async attempt(key: CodeKey, now: Date): Promise<{ hash: string; userId: string | null } | null> {
    const row = await this.db
      .updateTable('verification_codes')
      .set({ attempts: sql<number>`attempts + 1` })
      .where((eb) => eb.and({ ...key }))
      .where('attempts', '<', attempts)
      .where('expires_at', '>', now)
      .returning(['code_hash as hash', 'user_id as userId'])
      .executeTakeFirst()
    return row ?? null
  }

  /** Uses the code up. False when somebody was faster. */
  async take(key: CodeKey, hash: string): Promise<boolean> {
    const result = await this.db
      .deleteFrom('verification_codes')
      .where((eb) => eb.and({ ...key }))
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    return result.numDeletedRows > 0n
  }

  /** Withdraws every code that an account asked for, or that would open it. */
  async removeOfUser(userId: string): Promise<void> {
    await this.db
      .deleteFrom('verification_codes')
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('asker', '=', userId)]))
      .execute()
  }

  async sweep(now: Date): Promise<void> {
    await this.db.deleteFrom('verification_codes').where('expires_at', '<=', now).execute()
  }
}
