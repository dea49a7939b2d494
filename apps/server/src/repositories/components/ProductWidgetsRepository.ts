import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

/** A component with the code of a widget of the product. */
export interface WidgetComponent {
  id: string
  code: string
  kind: 'builtin' | 'frame'
  status: string
  hasChanges: boolean
  /** JSON Schema. */
  properties: Record<string, unknown>
}

/** The widgets of the product among the components of the platform: tens. Platform scope only. */
export class ProductWidgetsRepository {
  constructor(private readonly db: Db) {}

  /** Keeps others from registering until the transaction ends. */
  async lock(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('product widgets', 0))`.execute(this.db)
  }

  /** Notes that these have been registered. @returns those that had not been */
  async register(codes: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ code: string }>`
      insert into product_widgets (code) select unnest(${[...codes]}::text[])
      on conflict do nothing returning code`.execute(this.db)
    return rows.map(({ code }) => code)
  }

  /** The components that have these codes, of whatever kind. */
  async list(codes: readonly string[]): Promise<WidgetComponent[]> {
    const { rows } = await sql<Omit<WidgetComponent, 'properties'> & { properties: string }>`
      select id, code, kind, status, changed as "hasChanges", properties::text as properties
      from components where code = any(${[...codes]}::text[])`.execute(this.db)
    return rows.map(({ properties, ...row }) => ({
      ...row,
      properties: JSON.parse(properties) as Record<string, unknown>,
    }))
  }
}
