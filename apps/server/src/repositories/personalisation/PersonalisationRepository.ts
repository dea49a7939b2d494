import { announce } from '../live/announce.js'
import { sql } from 'kysely'
import type { Db, Look } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

export interface Draft {
  value: Look
  version: number
  savedBy: string | null
  savedAt: Date
}

/** Where people begin. */
export interface HomepageSetting {
  homepageEnabled: boolean
  homepageUrl: string | null
}

/** A published look, with who published it. */
export interface Release {
  id: string
  number: number
  value: Look
  note: string | null
  publishedBy: string | null
  publishedAt: Date
  /** Null: published before a release held the home page. */
  homepage: HomepageSetting | null
}

/** The columns of a tenant that hold its look. */
export function columnsOfLook(value: Look) {
  return {
    browser_title: value.browserTitle,
    browser_icon: value.browserIcon,
    browser_icon_name: value.browserIconName,
    system_icon: value.systemIcon,
    login_page: value.loginPage,
    system_icon_dark: value.systemIconDark,
    login_position: value.loginPosition,
    slogan: value.slogan,
    slogan_en: value.sloganEn,
    palette: value.palette,
    brand_color: value.brandColor,
    logo: value.logo,
  }
}

/** The look of a tenant: the draft, what was published, and the tenant's own columns. */
export class PersonalisationRepository {
  constructor(private readonly db: Db) {}

  /** Waits for whoever else works on the look of the tenant. */
  async lock(tenantId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`personalisation:${tenantId}`}, 0))`.execute(
      this.db,
    )
  }

  async draft(tenantId: string): Promise<Draft | undefined> {
    return this.db
      .selectFrom('personalisation_drafts as d')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'd.tenant_id').onRef('m.id', '=', 'd.saved_by'),
      )
      .select([
        'd.value as value',
        'd.version as version',
        'm.nick_name as savedBy',
        'd.updated_at as savedAt',
      ])
      .where('d.tenant_id', '=', tenantId)
      .executeTakeFirst()
  }

  async saveDraft(tenantId: string, value: Look, memberId: string): Promise<void> {
    const text = JSON.stringify(value)
    await this.db
      .insertInto('personalisation_drafts')
      .values({ tenant_id: tenantId, value: text, saved_by: memberId })
      .onConflict((conflict) =>
        conflict.column('tenant_id').doUpdateSet({
          value: text,
          saved_by: memberId,
          version: sql<number>`personalisation_drafts.version + 1`,
          updated_at: sql<Date>`now()`,
        }),
      )
      .execute()
  }

  async releases(tenantId: string, paging: Paging): Promise<Page<Release>> {
    const { rows, total } = await readPage(this.db, this.withPublishers(tenantId), paging, {
      id: 'r.id',
      columns: { number: 'r.number', publishedAt: 'r.published_at' },
      otherwise: [['r.number', 'desc']],
    })
    return { rows: rows.map(releaseOf), total }
  }

  async release(tenantId: string, id: string): Promise<Release | undefined> {
    const row = await this.withPublishers(tenantId).where('r.id', '=', id).executeTakeFirst()
    return row && releaseOf(row)
  }

  /**
   * Shows `value` and the home page to everybody and keeps both under the next number. The version of the tenant's row
   * is that of its file and of the home page: a look, which may be planned and come out by itself, leaves it as it is.
   */
  async publish(
    tenantId: string,
    release: {
      id: string
      value: Look
      homepage: HomepageSetting
      note: string | null
      by: string
      at: Date
    },
  ): Promise<void> {
    const { value, homepage } = release
    const { last } = await this.db
      .selectFrom('personalisation_releases')
      .where('tenant_id', '=', tenantId)
      .select(({ fn }) => fn.max<number | null>('number').as('last'))
      .executeTakeFirstOrThrow()
    await this.db
      .insertInto('personalisation_releases')
      .values({
        tenant_id: tenantId,
        id: release.id,
        number: (last ?? 0) + 1,
        value: JSON.stringify(value),
        note: release.note,
        published_by: release.by,
        published_at: release.at,
        homepage_enabled: homepage.homepageEnabled,
        homepage_url: homepage.homepageUrl,
      })
      .execute()
    const isMoved = sql`(homepage_enabled, homepage_url) is distinct from
      (${homepage.homepageEnabled}::boolean, ${homepage.homepageUrl}::text)`
    await this.write(tenantId, {
      ...columnsOfLook(value),
      version: sql<number>`version + case when ${isMoved} then 1 else 0 end`,
      updated_at: sql<Date>`case when ${isMoved} then now() else updated_at end`,
      homepage_enabled: homepage.homepageEnabled,
      homepage_url: homepage.homepageUrl,
    })
  }

  /** What a tenant may change of its own file. */
  async editEnterprise(
    tenantId: string,
    fields: {
      shortName?: string
      industry?: string | null
      region?: string | null
      address?: string | null
      licence?: string | null
      contactName?: string | null
      contactMobile?: string | null
      contactEmail?: string | null
    },
  ): Promise<void> {
    const columns = {
      short_name: fields.shortName,
      industry: fields.industry,
      region: fields.region,
      address: fields.address,
      licence: fields.licence,
      contact_name: fields.contactName,
      contact_mobile: fields.contactMobile,
      contact_email: fields.contactEmail,
    }
    await this.write(tenantId, {
      ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
  }

  /** Waits for whoever else changes the tenant's row. */
  async lockTenant(tenantId: string): Promise<void> {
    await this.db
      .selectFrom('tenants')
      .select('id')
      .where('id', '=', tenantId)
      .forUpdate()
      .execute()
  }

  private async write(tenantId: string, values: object): Promise<void> {
    await this.db.updateTable('tenants').where('id', '=', tenantId).set(values).execute()
    // Everybody sees the look, the name and the home page.
    await announce(this.db, tenantId, { kind: 'brand', to: 'everybody', once: true })
  }

  private withPublishers(tenantId: string) {
    return this.db
      .selectFrom('personalisation_releases as r')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.published_by'),
      )
      .where('r.tenant_id', '=', tenantId)
      .select([
        'r.id as id',
        'r.number as number',
        'r.value as value',
        'r.note as note',
        'm.nick_name as publishedBy',
        'r.published_at as publishedAt',
        'r.homepage_enabled as homepageEnabled',
        'r.homepage_url as homepageUrl',
      ])
  }
}

type ReleaseRow = Omit<Release, 'homepage'> & {
  homepageEnabled: boolean | null
  homepageUrl: string | null
}

function releaseOf({ homepageEnabled, homepageUrl, ...row }: ReleaseRow): Release {
  return { ...row, homepage: homepageEnabled === null ? null : { homepageEnabled, homepageUrl } }
}
