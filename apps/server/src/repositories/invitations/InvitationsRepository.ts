import { sql, type Selectable } from 'kysely'
import type {
  Db,
  InvitationContactKind,
  InvitationsTable,
  InvitationStatus,
} from '../../db/schema.js'
import { announce } from '../live/announce.js'
import { branchRange } from '../departments/departmentPath.js'
import { isOpen } from '../tenants/isOpen.js'
import { foldText } from '../search/searchTokens.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

/** An invitation with the names of what it leads to; the contact unmasked. */
export interface Invitation {
  id: string
  contactKind: InvitationContactKind
  contact: string
  nickName: string | null
  /** Those that are still there, the main one first. */
  departments: { id: string; name: string }[]
  roles: { id: string; name: string }[]
  status: InvitationStatus
  invitedBy: string | null
  sentAt: Date
  expiresAt: Date
  acceptedAt: Date | null
  version: number
}

export interface NewInvitation {
  id: string
  tokenHash: string
  contactKind: InvitationContactKind
  contact: string
  nickName: string | null
  departmentIds: readonly string[]
  roleIds: readonly string[]
  invitedBy: string
  sentAt: Date
  expiresAt: Date
}

export interface InvitationFilter extends Paging {
  status?: InvitationStatus
  keyword?: string
}

/** An invitation that somebody with its token looks at, with its tenant. */
export type OfferedInvitation = Selectable<InvitationsTable> & {
  tenant_code: string
  tenant_name: string
}

/** Invitations of a tenant; by token, in platform scope, those of all. */
export class InvitationsRepository {
  constructor(private readonly db: Db) {}

  async list(tenantId: string, filter: InvitationFilter, now: Date): Promise<Page<Invitation>> {
    let matching = this.db.selectFrom('invitations as i').where('i.tenant_id', '=', tenantId)
    const status = sql`case when i.status = 'sent' and i.expires_at <= ${now}::timestamptz
      then 'expired' else i.status end`
    const keyword = foldText(filter.keyword ?? '')
    if (keyword !== '') {
      matching = matching.where((eb) =>
        eb.or([
          eb(sql<boolean>`starts_with(i.name_key, ${keyword})`, '=', true),
          eb('i.contact_key', '=', keyword),
        ]),
      )
    }
    const { rows, ...rest } = await readPage(this.db, matching.select('i.id'), filter, {
      id: 'i.id',
      columns: {
        sentAt: 'i.sent_at',
        expiresAt: 'i.expires_at',
        acceptedAt: 'i.accepted_at',
        nickName: 'i.nick_name',
        contactKind: 'i.contact_kind',
        status,
      },
      read: ['nickName'],
      people: ['nickName'],
      nullable: ['acceptedAt'],
      facets: { contactKind: 'i.contact_kind', sentAt: 'i.sent_at' },
      state: { column: status, is: filter.status },
    })
    const found = await this.byIds(
      tenantId,
      rows.map(({ id }) => id),
      now,
    )
    const places = new Map(found.map((one) => [one.id, one]))
    return { ...rest, rows: rows.flatMap(({ id }) => places.get(id) ?? []) }
  }

  async find(tenantId: string, id: string, now: Date): Promise<Invitation | undefined> {
    return (await this.byIds(tenantId, [id], now))[0]
  }

  /** How many that can still be accepted lead into the branch at `path`. */
  async countOpenInto(tenantId: string, path: string, now: Date): Promise<number> {
    const { from, to } = branchRange(path)
    const { n } = await this.db
      .selectFrom('invitations as i')
      .where('i.tenant_id', '=', tenantId)
      .where('i.status', '=', 'sent')
      .where('i.expires_at', '>', now)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('departments as d')
            .whereRef('d.tenant_id', '=', 'i.tenant_id')
            .where('d.tenant_id', '=', tenantId)
            .where('d.mpath', '>=', from)
            .where('d.mpath', '<', to)
            .where(sql<boolean>`d.id = any(i.department_ids)`)
            .select('d.id'),
        ),
      )
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  /** Waits for whoever else changes the invitation. */
  async lock(tenantId: string, id: string): Promise<void> {
    await this.db
      .selectFrom('invitations')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
  }

  /** @throws a unique violation while the contact has an open invitation. */
  async add(tenantId: string, invitation: NewInvitation): Promise<void> {
    await this.db
      .updateTable('invitations')
      .where('tenant_id', '=', tenantId)
      .where('contact_key', '=', foldContact(invitation.contact))
      .where('status', '=', 'sent')
      .where('expires_at', '<=', invitation.sentAt)
      .set({ status: 'expired' })
      .execute()
    await this.db
      .insertInto('invitations')
      .values({
        tenant_id: tenantId,
        id: invitation.id,
        token_hash: invitation.tokenHash,
        contact_kind: invitation.contactKind,
        contact: invitation.contact,
        contact_key: foldContact(invitation.contact),
        nick_name: invitation.nickName,
        name_key: foldText(invitation.nickName ?? ''),
        department_ids: [...invitation.departmentIds],
        role_ids: [...invitation.roleIds],
        invited_by: invitation.invitedBy,
        sent_at: invitation.sentAt,
        expires_at: invitation.expiresAt,
      })
      .execute()
    await this.tell(tenantId)
  }

  /** A new link for a new time. @throws a unique violation while the contact has another open one. */
  async renew(
    tenantId: string,
    id: string,
    link: { tokenHash: string; sentAt: Date; expiresAt: Date },
  ): Promise<void> {
    await this.change(tenantId, id, {
      status: 'sent',
      token_hash: link.tokenHash,
      sent_at: link.sentAt,
      expires_at: link.expiresAt,
    })
  }

  async revoke(tenantId: string, id: string): Promise<void> {
    await this.change(tenantId, id, { status: 'revoked' })
  }

  async accept(tenantId: string, id: string, now: Date): Promise<void> {
    await this.change(tenantId, id, { status: 'accepted', accepted_at: now })
  }

  /** By the link's token: platform scope, because the token comes before the tenant is known. */
  async findByToken(tokenHash: string): Promise<OfferedInvitation | undefined> {
    return this.db
      .selectFrom('invitations as i')
      .innerJoin('tenants as t', 't.id', 'i.tenant_id')
      .selectAll('i')
      .select(['t.code as tenant_code', 't.name as tenant_name'])
      .where('i.token_hash', '=', tokenHash)
      .where(isOpen('t'))
      .executeTakeFirst()
  }

  private async change(
    tenantId: string,
    id: string,
    values: Partial<
      Pick<InvitationsTable, 'token_hash'> & {
        status: InvitationStatus
        sent_at: Date
        expires_at: Date
        accepted_at: Date
      }
    >,
  ) {
    await this.db
      .updateTable('invitations')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
    await this.tell(tenantId)
  }

  /** Has whoever lists them ask again. */
  private async tell(tenantId: string): Promise<void> {
    const to = { permissions: ['user:list' as const] }
    await announce(this.db, tenantId, { kind: 'invitations', to, once: true })
  }

  private async byIds(tenantId: string, ids: readonly string[], now: Date): Promise<Invitation[]> {
    const rows = await this.db
      .selectFrom('invitations as i')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.id', '=', 'i.invited_by'),
      )
      .where('i.tenant_id', '=', tenantId)
      .where('i.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .selectAll('i')
      .select('m.nick_name as inviter')
      .execute()
    const departments = await this.names(
      'departments',
      tenantId,
      rows.flatMap((row) => row.department_ids),
    )
    const roles = await this.names(
      'roles',
      tenantId,
      rows.flatMap((row) => row.role_ids),
    )
    return rows.map((row) => ({
      id: row.id,
      contactKind: row.contact_kind,
      contact: row.contact,
      nickName: row.nick_name,
      departments: row.department_ids.flatMap((id) => departments.get(id) ?? []),
      roles: row.role_ids.flatMap((id) => roles.get(id) ?? []),
      status: statusAt(row, now),
      invitedBy: row.inviter,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      acceptedAt: row.accepted_at,
      version: row.version,
    }))
  }

  private async names(table: 'departments' | 'roles', tenantId: string, ids: readonly string[]) {
    const rows = await this.db
      .selectFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
      .select(['id', 'name'])
      .execute()
    return new Map(rows.map((row) => [row.id, row]))
  }
}

/** The status as it is at `now`: a sent one past its time has expired. */
export function statusAt(
  row: { status: InvitationStatus; expires_at: Date },
  now: Date,
): InvitationStatus {
  return row.status === 'sent' && row.expires_at <= now ? 'expired' : row.status
}

/** What contacts are compared by. */
export function foldContact(contact: string): string {
  return contact.trim().toLowerCase()
}
