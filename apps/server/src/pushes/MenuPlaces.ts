import { HttpError } from '../http/errors.js'
import { assertMenuPlace, type PlacedMenu } from '../operations/menus/menuRules.js'
import type { CustomerMenus } from '../repositories/plans/CustomerMenusRepository.js'
import type { MenuRow } from '../repositories/menus/menuRows.js'

/** Where the menus of one customer stand, so that no push builds what the editor would refuse. */
export class MenuPlaces {
  private readonly rows = new Map<string, PlacedMenu>()

  constructor(
    private readonly platform: ReadonlyMap<string, MenuRow>,
    { overrides, own }: Pick<CustomerMenus, 'overrides' | 'own'>,
  ) {
    for (const { id, app_code, type, parent_id } of platform.values()) {
      const moved = overrides.get(id)?.['parentId'] as string | null | undefined
      this.rows.set(id, { id, app_code, type, parent_id: moved === undefined ? parent_id : moved })
    }
    for (const [id, fields] of own) {
      this.rows.set(id, {
        id,
        app_code: String(fields['appCode']),
        type: Number(fields['type']),
        parent_id: fields['parentId'] as string | null,
      })
    }
    for (const row of this.rows.values()) {
      const parent = row.parent_id === null ? undefined : this.rows.get(row.parent_id)
      if (parent?.app_code !== row.app_code) row.parent_id = null
    }
  }

  /** Undefined: where the platform has it. */
  move(id: string, to: string | null | undefined): boolean {
    const row = this.rows.get(id)
    if (!row) return false
    const parentId = to === undefined ? (this.platform.get(id)?.parent_id ?? null) : to
    if (parentId === row.parent_id) return true
    try {
      assertMenuPlace([...this.rows.values()], { appCode: row.app_code, parentId, moved: id })
    } catch (error) {
      if (error instanceof HttpError) return false
      throw error
    }
    row.parent_id = parentId
    return true
  }

  /** At the top, until it is moved. */
  add(id: string, appCode: string, type: number): void {
    this.rows.set(id, { id, app_code: appCode, type, parent_id: null })
  }

  /** False while something stands below it. */
  remove(id: string): boolean {
    for (const { parent_id: parent } of this.rows.values()) if (parent === id) return false
    this.rows.delete(id)
    return true
  }
}
