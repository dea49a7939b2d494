import { sql } from 'kysely'
import type { Engine } from '../db/engine.js'
import type { Db } from '../db/schema.js'
import { tooMany } from './errors.js'

/** So many hits in so many seconds. */
export interface Limit {
  readonly hits: number
  readonly seconds: number
}

/** The product's limits; S-09 and S-10 in the security design. */
export const limits = {
  /** Failed sign-ins on one account from one address. */
  loginAccount: { hits: 10, seconds: 600 },
  /** Failed sign-ins on one account from anywhere. */
  loginAccountAll: { hits: 100, seconds: 600 },
  /** Sign-ins from one address. */
  loginAddress: { hits: 600, seconds: 600 },
  /** Captcha pictures for one address. */
  captchaAddress: { hits: 600, seconds: 600 },
  /** Codes for one recipient: the pause between two … */
  codeGate: { hits: 1, seconds: 60 },
  /** … and how many in ten minutes. */
  codeRecipient: { hits: 10, seconds: 600 },
  /** Codes asked for by one account. */
  codeAsker: { hits: 20, seconds: 600 },
  /** Codes asked for, and compared, from one address. */
  codeAddress: { hits: 600, seconds: 600 },
  /** Ways to WeChat that are begun, and ended, from one address. */
  wechatAddress: { hits: 600, seconds: 600 },
  /** Ways to identity providers that are begun, and ended, from one address. */
  openidAddress: { hits: 600, seconds: 600 },
  /** Wrong old passwords of one account. */
  oldPassword: { hits: 10, seconds: 600 },
  /** Questions of one person whether a login name or contact is in use. */
  accountLookup: { hits: 60, seconds: 600 },
  /** Applications for a customer account from one address, and with one contact. */
  applyAddress: { hits: 600, seconds: 3600 },
  applyContact: { hits: 5, seconds: 86_400 },
  /** Looks of applicants at their application from one address. */
  applicationAddress: { hits: 600, seconds: 600 },
  /** Links of invitations that are opened, or made accounts of, from one address. */
  invitationAddress: { hits: 600, seconds: 600 },
  /** Share links that are opened from one address. */
  shareAddress: { hits: 600, seconds: 600 },
  /** Wrong passwords of one share link from one address, and from anywhere. */
  sharePassword: { hits: 10, seconds: 600 },
  sharePasswordAll: { hits: 100, seconds: 600 },
  /** Calls for data of shared pages from one address, and by one link from anywhere. */
  shareQueriesAddress: { hits: 3000, seconds: 600 },
  shareQueries: { hits: 12_000, seconds: 600 },
  /** Reports with a wrong token from one address. */
  deviceAddress: { hits: 100, seconds: 600 },
} as const satisfies Record<string, Limit>

/** Counts in the database, so all processes share one count; one statement for each hit. */
export class RateLimiter {
  constructor(
    private readonly engine: Pick<Engine, 'platform'>,
    private readonly now: () => Date,
  ) {}

  /**
   * Counts within a transaction in platform scope. What it counts stays only if the transaction does:
   * answer with `refused`, do not throw.
   */
  within(db: Db): RateLimiter {
    return new RateLimiter({ platform: db }, this.now)
  }

  /** Counts one hit. @throws 429 with the seconds until the window ends, past the limit */
  async hit(key: string, limit: Limit): Promise<void> {
    const now = this.now()
    const ends = new Date(now.getTime() + limit.seconds * 1000)
    const row = await this.engine.platform
      .insertInto('rate_limits')
      .values({ key, hits: 1, resets_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
          resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then ${ends} else rate_limits.resets_at end`,
        }),
      )
      .returning(['hits', 'resets_at'])
      .executeTakeFirstOrThrow()
    if (row.hits > limit.hits) throw tooMany((row.resets_at.getTime() - now.getTime()) / 1000)
  }

  /** Throws as `hit` would, without counting. */
  async check(key: string, limit: Limit): Promise<void> {
    const now = this.now()
    const row = await this.engine.platform
      .selectFrom('rate_limits')
      .select(['hits', 'resets_at'])
      .where('key', '=', key)
      .where('resets_at', '>', now)
      .executeTakeFirst()
    if (row && row.hits >= limit.hits) {
      throw tooMany((row.resets_at.getTime() - now.getTime()) / 1000)
    }
  }

  /** Forgets the hits, after a success. */
  async clear(key: string): Promise<void> {
    await this.engine.platform.deleteFrom('rate_limits').where('key', '=', key).execute()
  }
}
