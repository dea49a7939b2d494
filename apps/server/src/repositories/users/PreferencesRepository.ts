import type { Db } from '../../db/schema.js'

/** What a person likes, on every device and in every tenant. Platform scope only. */
export class PreferencesRepository {
  constructor(private readonly db: Db) {}

  async find(userId: string): Promise<Record<string, unknown> | undefined> {
    const row = await this.db
      .selectFrom('preferences')
      .select('value')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.value
  }

  async put(userId: string, value: object, now: Date): Promise<void> {
    const text = JSON.stringify(value)
    await this.db
      .insertInto('preferences')
      .values({ user_id: userId, value: text, updated_at: now })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ value: text, updated_at: now }),
      )
      .execute()
  }
}
