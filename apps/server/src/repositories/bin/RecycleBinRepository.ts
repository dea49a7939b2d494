import { sql } from 'kysely'
import { dayjs } from '@spruce/validators/time'
import { bulkInsert } from '../../db/bulkInsert.js'
import type { Db, RecycledKind } from '../../db/schema.js'
import { newId } from '../../ids.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

/** Days that removed objects are kept. */
export const keptDays = 30

export interface Recycled {
  id: string
  kind: RecycledKind
  objectId: string
  name: string
  snapshot: unknown
  removedBy: string
  removedByName: string | null
  removedAt: Date
}

/** What was removed and may come back. What is older than 30 days does not count any more. */
export class RecycleBinRepository {
  constructor(private readonly db: Db) {}

  /** Returns its place in the bin. */
  async put(
    tenantId: string,
    entry: {
      kind: RecycledKind
      objectId: string
      name: string
      snapshot: unknown
      removedBy: string
      at: Date
      /** The member whose own it is; null: the tenant's. */
      ownerId?: string | null
    },
  ): Promise<string> {
    const id = newId()
    await this.db
      .insertInto('recycle_bin')
      .values({
        tenant_id: tenantId,
        id,
        kind: entry.kind,
        object_id: entry.objectId,
        name: entry.name,
        snapshot: JSON.stringify(entry.snapshot),
        removed_by: entry.removedBy,
        removed_at: entry.at,
        owner_id: entry.ownerId ?? null,
      })
      .execute()
    return id
  }

  /** Puts many objects of the tenant's in one statement. Returns their places in the same order. */
  async putAll(
    tenantId: string,
    entries: readonly { objectId: string; name: string; snapshot: object }[],
    { kind, removedBy, at }: { kind: RecycledKind; removedBy: string; at: Date },
  ): Promise<string[]> {
    const rows = entries.map(({ objectId, name, snapshot }) => ({
      tenant_id: tenantId,
      id: newId(),
      kind,
      object_id: objectId,
      name,
      snapshot: JSON.stringify(snapshot),
      removed_by: removedBy,
      removed_at: at,
    }))
    await bulkInsert(
      this.db,
      'recycle_bin',
      {
        tenant_id: 'text',
        id: 'text',
        kind: 'text',
        object_id: 'text',
        name: 'text',
        snapshot: 'jsonb',
        removed_by: 'text',
        removed_at: 'timestamptz',
      },
      rows,
    )
    return rows.map(({ id }) => id)
  }

  /** Newest first. */
  async list(
    tenantId: string,
    filter: Paging & { ownerId: string | null; kind?: RecycledKind; keyword?: string; now: Date },
  ): Promise<Page<Recycled>> {
    const { ownerId, kind, keyword = '', now } = filter
    const matching = this.kept(tenantId, ownerId, now).$if(keyword !== '', (query) =>
      query.where(sql<boolean>`starts_with(b.name, ${keyword}::text)`),
    )
    return readPage(this.db, selected(matching), filter, {
      id: 'b.id',
      columns: { removedAt: 'b.removed_at', name: 'b.name', kind: 'b.kind' },
      read: ['name'],
      facets: { removedBy: 'b.removed_by', removedAt: 'b.removed_at' },
      state: { column: 'b.kind', is: kind },
    })
  }

  /** The last one removed first, so that what stood below another comes after it. */
  async byIds(
    tenantId: string,
    ownerId: string | null,
    ids: readonly string[],
    now: Date,
  ): Promise<Recycled[]> {
    return selected(this.kept(tenantId, ownerId, now))
      .where('b.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .orderBy('b.removed_at', 'desc')
      .orderBy('b.id', 'desc')
      .execute()
  }

  async remove(tenantId: string, ownerId: string | null, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('recycle_bin')
      .where('tenant_id', '=', tenantId)
      .where('owner_id', 'is not distinct from', ownerId)
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  /** Forgets what is older than 30 days, in all tenants: platform scope. */
  async sweep(now: Date): Promise<void> {
    await this.db.deleteFrom('recycle_bin').where('removed_at', '<', oldest(now)).execute()
  }

  /** How the tenant's objects of a kind were, the last one removed first. */
  async snapshots(tenantId: string, kind: RecycledKind, now: Date): Promise<unknown[]> {
    const rows = await this.kept(tenantId, null, now)
      .where('b.kind', '=', kind)
      .orderBy('b.removed_at', 'desc')
      .orderBy('b.id', 'desc')
      .select('b.snapshot as snapshot')
      .execute()
    return rows.map(({ snapshot }) => snapshot)
  }

  /** Those that may still come back: of the tenant, or of one of its people. */
  kept(tenantId: string, ownerId: string | null, now: Date) {
    return this.db
      .selectFrom('recycle_bin as b')
      .where('b.tenant_id', '=', tenantId)
      .where('b.owner_id', 'is not distinct from', ownerId)
      .where('b.removed_at', '>=', oldest(now))
  }
}

function selected(query: ReturnType<RecycleBinRepository['kept']>) {
  return query
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.tenant_id', '=', 'b.tenant_id').onRef('m.user_id', '=', 'b.removed_by'),
    )
    .select([
      'b.id as id',
      'b.kind as kind',
      'b.object_id as objectId',
      'b.name as name',
      'b.snapshot as snapshot',
      'b.removed_by as removedBy',
      'm.nick_name as removedByName',
      'b.removed_at as removedAt',
    ])
}

function oldest(now: Date): Date {
  return dayjs.utc(now).subtract(keptDays, 'day').toDate()
}
