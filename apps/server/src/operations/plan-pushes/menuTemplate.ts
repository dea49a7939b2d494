import type { Schemas } from '@spruce/api-client/contract'
import type { ItemFields, MenuTemplate, TemplateItem } from '../../db/schema.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { MenuPlaces } from '../../pushes/MenuPlaces.js'
import { planMenuPrefix } from '../../pushes/planMenus.js'
import { readPlatformMenus } from '../../pushes/previewPush.js'
import type { Repositories } from '../../repositories/repositories.js'
import { assertOwnedPath, assertSafeAddress, type AddressRules } from '../menus/menuRules.js'
import { assertOffered } from '../plans/planRules.js'

type Given = Pick<Schemas['SetPlanMenusRequest'], 'changes' | 'own'>

/**
 * The template as it is kept. It holds what customers can have, each thing once, and stands together
 * by itself on the platform's menus.
 * @throws 422 INVALID_REFERENCE, MENU_PLACE or UNSAFE_URL
 */
export async function readTemplate(
  repositories: Repositories,
  { changes, own }: Given,
  addresses: AddressRules,
): Promise<MenuTemplate> {
  assertOnce(
    changes.map(({ id }) => id),
    'changes',
  )
  assertOnce(
    own.map(({ key }) => key),
    'own',
  )
  await assertOffered(repositories, {
    apps: { own: own.map(({ appCode }) => appCode) },
    menus: { changes: changes.map(({ id }) => id) },
    permissions: { permCode: own.flatMap(({ permCode }) => permCode ?? []) },
  })
  for (const menu of own) {
    assertSafeAddress(menu.path, 'path', addresses)
    assertSafeAddress(menu.baseUrl, 'baseUrl', addresses)
    assertOwnedPath(menu)
  }
  const template: MenuTemplate = [
    ...changes.map(({ id, ...fields }): TemplateItem => ({ id, origin: 'platform', fields })),
    ...own.map(itemOf),
  ]
  await assertPlaces(repositories, template)
  return template
}

/** With all fields: what a template leaves to its default is the default at every customer. */
function itemOf({ key, ...menu }: Schemas['PlanOwnMenu']): TemplateItem {
  const fields: ItemFields = {
    appCode: menu.appCode,
    type: menu.type,
    name: menu.name,
    parentId: menu.parentId ?? null,
    path: menu.path ?? '',
    baseUrl: menu.baseUrl ?? '',
    icon: menu.icon ?? null,
    openType: menu.openType ?? 1,
    permCode: menu.permCode ?? null,
    isonly: menu.isonly ?? false,
    visible: menu.visible ?? true,
    sort: menu.sort ?? 0,
  }
  return { id: `${planMenuPrefix}${key}`, origin: 'plan', fields }
}

function assertOnce(ids: readonly string[], field: string): void {
  const index = ids.findIndex((id, at) => ids.indexOf(id) !== at)
  if (index < 0) return
  throw unprocessable('INVALID_REFERENCE', [wrongField(`${field}[${String(index)}]`, 'invalid')])
}

async function assertPlaces(repositories: Repositories, template: MenuTemplate): Promise<void> {
  const places = new MenuPlaces(await readPlatformMenus(repositories), {
    overrides: new Map(),
    own: new Map(),
  })
  for (const { id, origin, fields } of template) {
    if (origin === 'plan') places.add(id, String(fields['appCode']), Number(fields['type']))
  }
  for (const { id, fields } of template) {
    if (!('parentId' in fields)) continue
    if (places.move(id, fields['parentId'] as string | null)) continue
    throw unprocessable('MENU_PLACE', [wrongField('parentId', 'invalid')])
  }
}
