import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

/** More kinds of components than a page is drawn with. */
const most = 1_000

/** What the code of a component looks like. */
export const componentCode = /^[a-z][0-9a-z.-]{0,49}$/

/**
 * The codes of the components on a page. The document is the designer's and may hold anything: what is
 * no page has none.
 */
export function codesOn(document: string): string[] {
  const { nodes } = JSON.parse(document) as { nodes?: unknown }
  if (typeof nodes !== 'object' || nodes === null) return []
  const codes = new Set<string>()
  for (const node of Object.values(nodes) as ({ type?: unknown } | null)[]) {
    const type = node?.type
    if (typeof type === 'string' && componentCode.test(type)) codes.add(type)
  }
  return [...codes].slice(0, most)
}

/** A save of a page, as far as it says where components are used. */
export interface SavedPage {
  document: string
  at: Date
}

/** Since when a component stands on a page's draft, or on what everybody sees. */
type Stage = 'draft_at' | 'published_at'

/** Notes which components stand on a page, in the transaction that changes it. */
export class DesignComponents {
  constructor(private readonly db: Db) {}

  /** The draft is this one now. */
  setDraft(tenantId: string, designId: string, page: SavedPage): Promise<void> {
    return this.setStage(tenantId, designId, 'draft_at', page)
  }

  /** What everybody sees is this one now. */
  setPublished(tenantId: string, designId: string, page: SavedPage): Promise<void> {
    return this.setStage(tenantId, designId, 'published_at', page)
  }

  /** Everybody sees the draft now. */
  async publishDraft(tenantId: string, designId: string): Promise<void> {
    await sql`
      update design_components set published_at = draft_at
      where tenant_id = ${tenantId} and design_id = ${designId}`.execute(this.db)
    await this.forgetUnused(tenantId, designId)
  }

  /** Nobody sees it any more; its draft is still there. */
  async withdraw(tenantId: string, designId: string): Promise<void> {
    await this.leaveStage(tenantId, designId, 'published_at')
    await this.forgetUnused(tenantId, designId)
  }

  /** The page is in the recycle bin. */
  async forget(tenantId: string, designId: string): Promise<void> {
    await this.db
      .deleteFrom('design_components')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', designId)
      .execute()
  }

  private async setStage(
    tenantId: string,
    designId: string,
    stage: Stage,
    { document, at }: SavedPage,
  ): Promise<void> {
    const codes = codesOn(document)
    const column = sql.ref(stage)
    await this.leaveStage(tenantId, designId, stage)
    await sql`
      insert into design_components (tenant_id, design_id, code, ${column})
      select ${tenantId}, ${designId}, code, ${at} from unnest(${codes}::text[]) as one (code)
      on conflict (tenant_id, design_id, code) do update
      set ${column} = excluded.${column}`.execute(this.db)
    await this.forgetUnused(tenantId, designId)
  }

  private async leaveStage(tenantId: string, designId: string, stage: Stage): Promise<void> {
    await this.db
      .updateTable('design_components')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', designId)
      .set({ [stage]: null })
      .execute()
  }

  private async forgetUnused(tenantId: string, designId: string): Promise<void> {
    await this.db
      .deleteFrom('design_components')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', designId)
      .where('draft_at', 'is', null)
      .where('published_at', 'is', null)
      .execute()
  }
}
