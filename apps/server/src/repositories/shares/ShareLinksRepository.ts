import type { PermissionCode, Schemas } from '@spruce/api-client/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, ShareOutcome } from '../../db/schema.js'
import { newId } from '../../ids.js'
import { memberAsViewer } from '../apps/appSight.js'
import { isPageFor, isPublished } from '../designs/DesignsRepository.js'
import { countUpTo } from '../logs/logQueries.js'
import { isOpen } from '../tenants/isOpen.js'
import type { Page, Paging } from '../lists/Paging.js'
import { inOrder, readPage } from '../lists/readPage.js'
import { withFacets } from '../lists/withFacets.js'

/** What a link makes of a variable of its page. */
export type ShareVariable = Schemas['ShareVariable']

export interface ShareLink {
  id: string
  pageId: string
  name: string
  hasPassword: boolean
  variables: readonly ShareVariable[]
  expiresAt: Date | null
  revokedAt: Date | null
  views: number
  lastViewedAt: Date | null
  createdBy: string | null
  /** The member whose rights it has, while there is one. */
  ownerId: string | null
  /** The owner sees the page and may share it today. */
  hasOwner: SqlBool
  isPublished: SqlBool
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface NewShareLink {
  id: string
  pageId: string
  name: string
  tokenHash: string
  passwordHash: string | null
  expiresAt: Date | null
  variables: readonly ShareVariable[]
  createdBy: string
  at: Date
}

/** What may be edited; what is undefined stays. */
export interface ShareLinkFields {
  name?: string | undefined
  expiresAt?: Date | null | undefined
  passwordHash?: string | null | undefined
  variables?: readonly ShareVariable[] | undefined
  /** The member whose rights it has from now on. */
  createdBy?: string | undefined
}

/** A link that somebody with its token opens. */
export interface OpenedLink {
  tenantId: string
  id: string
  pageId: string
  tokenHash: string
  passwordHash: string | null
  expiresAt: Date | null
  revokedAt: Date | null
  /** The member whose rights it has, while there is one. */
  createdBy: string | null
  variables: readonly ShareVariable[]
  version: number
  /** The page is out, and whoever made the link sees it and may share it today. */
  isShown: SqlBool
}

/** Somebody opens a link. */
export interface Visit {
  at: Date
  address: string
  agent: string | null
  outcome: ShareOutcome
}

export type ShareLinkView = Visit & { id: string }

/** Links that show a published page without a sign-in; by token, in platform scope, those of all. */
export class ShareLinksRepository {
  constructor(private readonly db: Db) {}

  /** Of a page, newest first. */
  async list(
    tenantId: string,
    pageId: string,
    paging: Paging,
    now: Date,
  ): Promise<Page<ShareLink>> {
    const links = this.rows(tenantId).where('l.page_id', '=', pageId)
    const found = await readPage(this.db, links, paging, {
      id: 'l.id',
      columns: {
        name: 'l.name',
        createdAt: 'l.created_at',
        expiresAt: 'l.expires_at',
        views: 'l.views',
        lastViewedAt: 'l.last_viewed_at',
      },
      read: ['name'],
      nullable: ['expiresAt', 'lastViewedAt'],
      facets: {
        status: sql`(case when l.revoked_at is not null then 'revoked'
          when l.expires_at <= ${now}::timestamptz then 'expired' else 'active' end)`,
        hasPassword: sql`(l.password_hash is not null)`,
        createdAt: 'l.created_at',
      },
    })
    return { ...found, rows: found.rows.map(withVariables) }
  }

  async find(tenantId: string, id: string): Promise<ShareLink | undefined> {
    const row = await this.rows(tenantId).where('l.id', '=', id).executeTakeFirst()
    return row && withVariables(row)
  }

  /** Waits for whoever else changes it; undefined when it is not there. */
  async lock(tenantId: string, id: string): Promise<ShareLink | undefined> {
    await this.db
      .selectFrom('share_links')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    return this.find(tenantId, id)
  }

  async add(tenantId: string, link: NewShareLink): Promise<void> {
    await this.db
      .insertInto('share_links')
      .values({
        tenant_id: tenantId,
        id: link.id,
        page_id: link.pageId,
        name: link.name,
        token_hash: link.tokenHash,
        password_hash: link.passwordHash,
        expires_at: link.expiresAt,
        variables: JSON.stringify(link.variables),
        created_by: link.createdBy,
        created_at: link.at,
        updated_at: link.at,
      })
      .execute()
  }

  async edit(tenantId: string, id: string, fields: ShareLinkFields, at: Date): Promise<void> {
    await this.change(tenantId, id, at, {
      ...(fields.name !== undefined && { name: fields.name }),
      ...(fields.expiresAt !== undefined && { expires_at: fields.expiresAt }),
      ...(fields.passwordHash !== undefined && { password_hash: fields.passwordHash }),
      ...(fields.variables !== undefined && { variables: JSON.stringify(fields.variables) }),
      ...(fields.createdBy !== undefined && { created_by: fields.createdBy }),
    })
  }

  async revoke(tenantId: string, id: string, at: Date): Promise<void> {
    await this.change(tenantId, id, at, { revoked_at: at })
  }

  /** With what was noted of its visits. */
  async remove(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('share_links')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  /** Newest first. */
  async views(
    tenantId: string,
    linkId: string,
    { page, size, sort, filters }: Paging,
  ): Promise<{ rows: ShareLinkView[]; total: number }> {
    const all = this.db
      .selectFrom('share_link_views as v')
      .where('v.tenant_id', '=', tenantId)
      .where('v.link_id', '=', linkId)
    const matching = withFacets(all, filters, { outcome: 'v.outcome', at: 'v.viewed_at' })
    const total = await countUpTo(this.db, matching.select('v.id'))
    const views = matching.select([
      'v.id as id',
      'v.viewed_at as at',
      'v.address as address',
      'v.agent as agent',
      'v.outcome as outcome',
    ])
    const rows = await inOrder(views, sort, { id: 'v.id', columns: { at: 'v.viewed_at' } })
      .offset((page - 1) * size)
      .limit(size)
      .execute()
    return { rows, total }
  }

  /** Of a company that is open. Platform scope, because the token comes before the tenant is known. */
  async findByToken(tokenHash: string): Promise<OpenedLink | undefined> {
    const row = await this.db
      .selectFrom('share_links as l')
      .innerJoin('tenants as t', 't.id', 'l.tenant_id')
      .innerJoin('designs as d', (join) =>
        join.onRef('d.tenant_id', '=', 'l.tenant_id').onRef('d.id', '=', 'l.page_id'),
      )
      .where('l.token_hash', '=', tokenHash)
      .where(isOpen('t'))
      .select([
        'l.tenant_id as tenantId',
        'l.id as id',
        'l.page_id as pageId',
        'l.token_hash as tokenHash',
        'l.password_hash as passwordHash',
        'l.expires_at as expiresAt',
        'l.revoked_at as revokedAt',
        'l.created_by as createdBy',
        'l.variables as variables',
        'l.version as version',
        sql<SqlBool>`(${isPublished('d')} and ${hasOwner('l', 'd')})`.as('isShown'),
      ])
      .executeTakeFirst()
    return row && withVariables(row)
  }

  /**
   * Counts a view of a link that still works, with the password that was compared. False when it was
   * revoked, ended or changed meanwhile.
   */
  async count(tenantId: string, link: OpenedLink, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('share_links')
      .set({ views: sql<number>`views + 1`, last_viewed_at: at })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', link.id)
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
      .where('password_hash', 'is not distinct from', link.passwordHash)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async note(tenantId: string, linkId: string, visit: Visit): Promise<void> {
    const { at, ...rest } = visit
    // Not the values of an insert: the link may have been removed a moment ago.
    await sql`insert into share_link_views
        (tenant_id, id, link_id, viewed_at, address, agent, outcome)
      select l.tenant_id, ${newId()}, l.id, ${at}::timestamptz, ${rest.address}, ${rest.agent},
        ${rest.outcome}
      from share_links l where l.tenant_id = ${tenantId} and l.id = ${linkId}`.execute(this.db)
  }

  /** Forgets up to `most` visits from before; returns how many. Platform scope only. */
  async forget(before: Date, most: number): Promise<number> {
    const result = await sql`delete from share_link_views where (tenant_id, id) in (
      select tenant_id, id from share_link_views where viewed_at < ${before}
      order by viewed_at limit ${most})`.execute(this.db)
    return Number(result.numAffectedRows ?? 0)
  }

  private async change(tenantId: string, id: string, at: Date, values: object): Promise<void> {
    await this.db
      .updateTable('share_links')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: at })
      .execute()
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('share_links as l')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.id', '=', 'l.created_by'),
      )
      .innerJoin('designs as d', (join) =>
        join.onRef('d.tenant_id', '=', 'l.tenant_id').onRef('d.id', '=', 'l.page_id'),
      )
      .where('l.tenant_id', '=', tenantId)
      .select([
        'l.id as id',
        'l.page_id as pageId',
        'l.name as name',
        sql<boolean>`l.password_hash is not null`.as('hasPassword'),
        'l.expires_at as expiresAt',
        'l.revoked_at as revokedAt',
        'l.views as views',
        'l.last_viewed_at as lastViewedAt',
        'm.nick_name as createdBy',
        'l.created_by as ownerId',
        'l.variables as variables',
        hasOwner('l', 'd').as('hasOwner'),
        isPublished('d').as('isPublished'),
        'l.version as version',
        'l.created_at as createdAt',
        'l.updated_at as updatedAt',
      ])
  }
}

/** The server wrote it. */
function withVariables<Row extends { variables: string }>(row: Row) {
  return { ...row, variables: JSON.parse(row.variables) as readonly ShareVariable[] }
}

/**
 * Whether whose rights a link has sees its page, were it out, and may share it today (S-22). Who has
 * left, is disabled or may publish no more shares nothing, also no page that shows to everybody. Accounts
 * are read in platform scope alone: `SessionsRepository.findMember` looks at them.
 */
function hasOwner(link: string, page: string): RawBuilder<SqlBool> {
  const [tenant, maker] = [sql.ref(`${link}.tenant_id`), sql.ref<string>(`${link}.created_by`)]
  return sql<SqlBool>`(${isPageFor(page, memberAsViewer(tenant, maker))} and exists (
    select from memberships maker
    join membership_roles held on held.tenant_id = maker.tenant_id and held.member_id = maker.id
    join roles role on role.tenant_id = held.tenant_id and role.id = held.role_id and role.enabled
    where maker.tenant_id = ${tenant} and maker.id = ${maker} and maker.status = 'active'
      and (role.grants_all or exists (select from role_permissions may
        where may.tenant_id = role.tenant_id and may.role_id = role.id
          and may.perm_code = ${'page:publish' satisfies PermissionCode}))))`
}
