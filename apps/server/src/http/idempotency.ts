import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.js'
import type { Answer, DataAnswer } from './answers.js'
import { conflict } from './errors.js'
import type { Seal } from './Seal.js'

const keptHours = 24

/** Who did what under which key. */
export interface OnceKey {
  /** `-` outside any tenant. */
  tenantId: string
  userId: string
  operation: string
  key: string
}

/**
 * S-18: does `act` once for a key within 24 hours, in the caller's transaction. A repeat answers what
 * the first one answered; one that comes while the first is at work waits for it; a first one that
 * failed leaves nothing behind. The kept answer is sealed, because it may hold a one-time password.
 * @throws 409 when the key was used for another request
 */
export async function once(
  db: Db,
  seal: Seal,
  once: OnceKey,
  request: unknown,
  now: Date,
  act: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const row = {
    tenant_id: once.tenantId,
    user_id: once.userId,
    operation: once.operation,
    key: once.key,
  }
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ ...row, request_hash: requestHash, status: 0, body: 'null', created_at: now })
    .onConflict((conflicting) =>
      conflicting
        .columns(['tenant_id', 'user_id', 'operation', 'key'])
        .doUpdateSet({ request_hash: requestHash, status: 0, created_at: now })
        .where(
          'idempotency_keys.created_at',
          '<',
          sql<Date>`${now}::timestamptz - make_interval(hours => ${keptHours})`,
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) {
    const answer = await act()
    if (answer.kind === 'refused') {
      await db
        .deleteFrom('idempotency_keys')
        .where((eb) => eb.and(row))
        .execute()
      return answer
    }
    await db
      .updateTable('idempotency_keys')
      .set({ status: 200, body: JSON.stringify(seal.close(JSON.stringify(answer))) })
      .where((eb) => eb.and(row))
      .execute()
    return answer
  }
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where((eb) => eb.and(row))
    .executeTakeFirstOrThrow()
  if (kept.request_hash !== requestHash) throw conflict('IDEMPOTENCY_MISMATCH')
  return JSON.parse(seal.open(String(kept.body))) as DataAnswer<unknown>
}
