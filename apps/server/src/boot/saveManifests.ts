import type { Insertable } from 'kysely'
import { createHash } from 'node:crypto'
import type { Engine } from '../db/engine.js'
import type { Db, MenusTable } from '../db/schema.js'
import { operationManifest } from './operationManifest.js'
import { managementEntry, type Manifest, type ManifestMenu } from './manifests.js'

type MenuInsert = Insertable<MenusTable>

/**
 * Brings apps, menus and permissions in line with the manifests: the platform's defaults. What no
 * manifest names any more is removed, and with it the favourites on it.
 * @returns a number that changes with the menus: `reloadmenu`
 */
export async function saveManifests(
  engine: Engine,
  manifests: readonly Manifest[],
): Promise<number> {
  const isDeclared = manifests.some(({ appCode }) => appCode === operationManifest.appCode)
  const operation = isDeclared ? [] : [operationManifest]
  const all = manifests.length > 0 ? [...manifests, ...operation, managementEntry(manifests)] : []
  await engine.tx('platform', (db) => save(db, all))
  const digest = createHash('sha256').update(JSON.stringify(all)).digest()
  return digest.readUInt32BE(0) >>> 1
}

async function save(db: Db, manifests: readonly Manifest[]) {
  await removeOthers(db, manifests)
  for (const [index, manifest] of manifests.entries()) {
    const app = {
      name: JSON.stringify(manifest.name),
      icon: manifest.icon ?? null,
      base_path: manifest.basePath,
      sort: index,
    }
    await db
      .insertInto('apps')
      .values({ code: manifest.appCode, ...app })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(app))
      .execute()
    for (const menu of menuRows(manifest)) {
      const { id, ...rest } = menu
      await db
        .insertInto('menus')
        .values({ id, ...rest })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
        .execute()
    }
    for (const { code, name } of manifest.permissions) {
      const permission = { app_code: manifest.appCode, name: JSON.stringify(name) }
      await db
        .insertInto('permissions')
        .values({ code, ...permission })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(permission))
        .execute()
    }
  }
}

async function removeOthers(db: Db, manifests: readonly Manifest[]) {
  const codes = manifests.map(({ appCode }) => appCode)
  const ids = manifests.flatMap(menuRows).map(({ id }) => id)
  const permissions = manifests.flatMap((manifest) => manifest.permissions.map(({ code }) => code))
  await db
    .deleteFrom('permissions')
    .where('code', 'not in', permissions.length > 0 ? permissions : [''])
    .execute()
  await db
    .deleteFrom('menus')
    .where('id', 'not in', ids.length > 0 ? ids : [''])
    .execute()
  await db
    .deleteFrom('favourites as f')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('menus as m').whereRef('m.id', '=', 'f.menu_id').select('m.id')),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tenant_menus as t')
            .whereRef('t.tenant_id', '=', 'f.tenant_id')
            .whereRef('t.id', '=', 'f.menu_id')
            .select('t.id'),
        ),
      ),
    )
    .execute()
  await db
    .deleteFrom('apps')
    .where('code', 'not in', codes.length > 0 ? codes : [''])
    .execute()
}

/** The rows of a manifest's menus and buttons, parents first. */
export function menuRows({ appCode, basePath, menus }: Manifest): MenuInsert[] {
  const rows: MenuInsert[] = []
  const walk = (list: readonly ManifestMenu[], parentId: string | null) => {
    for (const [index, menu] of list.entries()) {
      const id = `${appCode}/${menu.key}`
      rows.push({
        id,
        app_code: appCode,
        parent_id: parentId,
        key: menu.key,
        name: JSON.stringify(menu.name),
        path: absolutePath(basePath, menu.path),
        base_url: '',
        icon: menu.icon ?? null,
        type: 0,
        open_type: menu.openType,
        perm_code: menu.permCode ?? null,
        isonly: menu.isonly ?? false,
        sort: index,
      })
      for (const [place, button] of (menu.buttons ?? []).entries()) {
        rows.push({
          id: `${appCode}/${button.key}`,
          app_code: appCode,
          parent_id: id,
          key: button.key,
          name: JSON.stringify(button.name),
          path: '',
          base_url: '',
          icon: null,
          type: 1,
          open_type: 1,
          perm_code: button.permCode,
          isonly: false,
          sort: place,
        })
      }
      walk(menu.childs ?? [], id)
    }
  }
  walk(menus, null)
  return rows
}

function absolutePath(basePath: string, path: string): string {
  if (path === '' || path.startsWith('/') || /^https?:/.test(path)) return path
  return `${basePath.replace(/\/$/, '')}/${path}`
}
