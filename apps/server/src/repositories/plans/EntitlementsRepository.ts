import { sql } from 'kysely'
import type { Db, LimitOverrides, PlanPart } from '../../db/schema.js'

/** What a plan lists; null: everything. */
export interface PlanLists {
  apps: string[] | null
  menus: string[] | null
  permissions: string[] | null
  components: string[] | null
}

/** The exceptions of one customer; codes of apps, permissions and components, ids of menus. */
export interface Overrides {
  grantedApps: string[]
  revokedApps: string[]
  grantedMenus: string[]
  revokedMenus: string[]
  grantedPermissions: string[]
  revokedPermissions: string[]
  grantedComponents: string[]
  revokedComponents: string[]
  limits: LimitOverrides
  /** What pushes leave alone. */
  lockedParts: PlanPart[]
  expiresAt: Date | null
  note: string | null
  /** 0 while there are none. */
  version: number
}

/** Null: without limit. */
export interface Limits {
  maxMembers: number | null
  maxStorageBytes: number | null
}

/** The plan of a customer, and what is different for this one. */
export interface Entitlements {
  plan: ({ id: string; code: string; name: string } & PlanLists & Limits) | null
  overrides: Overrides
}

const none: Overrides = {
  grantedApps: [],
  revokedApps: [],
  grantedMenus: [],
  revokedMenus: [],
  grantedPermissions: [],
  revokedPermissions: [],
  grantedComponents: [],
  revokedComponents: [],
  limits: {},
  lockedParts: [],
  expiresAt: null,
  note: null,
  version: 0,
}

/** What a customer may use, and how much: its plan with its own exceptions. The operator writes them. */
export class EntitlementsRepository {
  constructor(private readonly db: Db) {}

  /** As they count at the time of the database. */
  async find(tenantId: string): Promise<Entitlements> {
    const plan = await this.db
      .selectFrom('tenants as t')
      .innerJoin('plans as p', 'p.id', 't.plan_id')
      .where('t.id', '=', tenantId)
      .select([
        'p.id as id',
        'p.code as code',
        'p.name as name',
        'p.apps as apps',
        'p.menus as menus',
        'p.permissions as permissions',
        'p.components as components',
        'p.max_members as maxMembers',
        'p.max_bytes as maxStorageBytes',
      ])
      .executeTakeFirst()
    return { plan: plan ?? null, overrides: await this.overrides(tenantId) }
  }

  async overrides(tenantId: string): Promise<Overrides> {
    const row = await this.db
      .selectFrom('customer_overrides')
      .where('tenant_id', '=', tenantId)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
      .select([
        'granted_apps as grantedApps',
        'revoked_apps as revokedApps',
        'granted_menus as grantedMenus',
        'revoked_menus as revokedMenus',
        'granted_permissions as grantedPermissions',
        'revoked_permissions as revokedPermissions',
        'granted_components as grantedComponents',
        'revoked_components as revokedComponents',
        'limits',
        'locked_parts as lockedParts',
        'expires_at as expiresAt',
        'note',
        'version',
      ])
      .executeTakeFirst()
    return row ?? none
  }

  async limits(tenantId: string): Promise<Limits> {
    const row = await this.db
      .selectFrom('tenants as t')
      .leftJoin('plans as p', 'p.id', 't.plan_id')
      .leftJoin('customer_overrides as o', (join) =>
        join
          .onRef('o.tenant_id', '=', 't.id')
          .on((eb) =>
            eb.or([eb('o.expires_at', 'is', null), eb('o.expires_at', '>', sql<Date>`now()`)]),
          ),
      )
      .where('t.id', '=', tenantId)
      .select(['p.max_members', 'p.max_bytes', 'o.limits'])
      .executeTakeFirst()
    return limitsOf(
      { maxMembers: row?.max_members ?? null, maxStorageBytes: row?.max_bytes ?? null },
      row?.limits ?? {},
    )
  }

  /** Bytes that the tenant may store; `standard` where neither plan nor exception says. */
  async quota(tenantId: string, standard: number): Promise<number> {
    return (await this.limits(tenantId)).maxStorageBytes ?? standard
  }

  async setOverrides(tenantId: string, overrides: Omit<Overrides, 'version'>): Promise<void> {
    const columns = {
      granted_apps: overrides.grantedApps,
      revoked_apps: overrides.revokedApps,
      granted_menus: overrides.grantedMenus,
      revoked_menus: overrides.revokedMenus,
      granted_permissions: overrides.grantedPermissions,
      revoked_permissions: overrides.revokedPermissions,
      granted_components: overrides.grantedComponents,
      revoked_components: overrides.revokedComponents,
      limits: JSON.stringify(overrides.limits),
      locked_parts: overrides.lockedParts,
      expires_at: overrides.expiresAt,
      note: overrides.note,
    }
    await this.db
      .insertInto('customer_overrides')
      .values({ tenant_id: tenantId, ...columns })
      .onConflict((conflict) =>
        conflict.column('tenant_id').doUpdateSet({
          ...columns,
          version: sql<number>`customer_overrides.version + 1`,
          updated_at: sql<Date>`now()`,
        }),
      )
      .execute()
  }

  /** Forgets exceptions that are over, of every customer; returns whose. */
  async removeEnded(now: Date): Promise<string[]> {
    const rows = await this.db
      .deleteFrom('customer_overrides')
      .where('expires_at', '<=', now)
      .returning('tenant_id')
      .execute()
    return rows.map(({ tenant_id: id }) => id)
  }
}

/** The plan's limits, or one customer's own. */
export function limitsOf(plan: Limits, own: LimitOverrides): Limits {
  return {
    maxMembers: own.maxMembers === undefined ? plan.maxMembers : own.maxMembers,
    maxStorageBytes: own.maxStorageBytes === undefined ? plan.maxStorageBytes : own.maxStorageBytes,
  }
}
