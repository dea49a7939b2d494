import type { Db } from '../../db/schema.js'
import { DesignComponents, type SavedPage } from './DesignComponents.js'
import { DesignEndpoints } from './DesignEndpoints.js'

/** Notes what a page uses, its components and data endpoints, in the transaction that changes it. */
export class DesignUses {
  private readonly parts: readonly [DesignComponents, DesignEndpoints]

  constructor(db: Db) {
    this.parts = [new DesignComponents(db), new DesignEndpoints(db)]
  }

  /** The draft is this one now. */
  async setDraft(tenantId: string, designId: string, page: SavedPage): Promise<void> {
    for (const part of this.parts) await part.setDraft(tenantId, designId, page)
  }

  /** What everybody sees is this one now. */
  async setPublished(tenantId: string, designId: string, page: SavedPage): Promise<void> {
    for (const part of this.parts) await part.setPublished(tenantId, designId, page)
  }

  /** Everybody sees the draft now. */
  async publishDraft(tenantId: string, designId: string): Promise<void> {
    for (const part of this.parts) await part.publishDraft(tenantId, designId)
  }

  /** Nobody sees it any more; its draft is still there. */
  async withdraw(tenantId: string, designId: string): Promise<void> {
    for (const part of this.parts) await part.withdraw(tenantId, designId)
  }

  /** The page is in the recycle bin. */
  async forget(tenantId: string, designId: string): Promise<void> {
    for (const part of this.parts) await part.forget(tenantId, designId)
  }
}
