import type { Db } from '../../db/schema.js'

export interface SealedIdentity {
  name: string
  idCard: string
  at: Date
}

/** Real names, sealed. Platform scope only. */
export class IdentitiesRepository {
  constructor(private readonly db: Db) {}

  async find(userId: string): Promise<SealedIdentity | undefined> {
    return this.db
      .selectFrom('identities')
      .select(['name_sealed as name', 'id_card_sealed as idCard', 'verified_at as at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
  }

  async put(userId: string, { name, idCard, at }: SealedIdentity): Promise<void> {
    const row = { name_sealed: name, id_card_sealed: idCard, verified_at: at }
    await this.db
      .insertInto('identities')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    await this.db
      .updateTable('memberships')
      .set({ real_name: true })
      .where('user_id', '=', userId)
      .execute()
  }
}
