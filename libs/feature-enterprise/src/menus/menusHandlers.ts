import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { ManagedMenu } from './menuQueries.js'
import { childrenOf, everyMenu, menuTrailOf } from './menuTree.js'

const appCode = 'spruce-web-enterprise-console'
const base = `/yunbu-app/${appCode}`

/** A menu for stories and tests; of the product unless `more` says otherwise. */
export function makeMenu(
  id: string,
  zh: string,
  en: string,
  more: Partial<ManagedMenu> = {},
): ManagedMenu {
  return {
    ...{ id, appCode, parentId: null, name: { 'zh-CN': zh, 'en-US': en }, type: 0, path: null },
    ...{ baseUrl: null, icon: null, openType: 1, permCode: null, isonly: false, visible: true },
    ...{ sort: 0, origin: 'platform', changed: [], version: 0, children: [] },
    ...more,
  }
}

/** Menus of the product, one of them hidden, and a group of the company's own. */
export function makeMenus(): ManagedMenu[] {
  const organization = makeMenu('org', '组织架构', 'Organization structure', {
    ...{ parentId: 'people', path: `${base}/base/organization`, icon: 'users' },
    permCode: 'department:list',
    children: [
      makeMenu('add', '新增部门', 'Add department', {
        ...{ parentId: 'org', type: 1, permCode: 'department:add' },
      }),
    ],
  })
  const roles = makeMenu('role', '角色管理', 'Roles', {
    ...{ parentId: 'people', path: `${base}/base/role`, icon: 'shield', permCode: 'role:list' },
    ...{ visible: false, changed: ['visible'], version: 1, sort: 1 },
  })
  const home = makeMenu('home', '我的工作台', 'My workbench', {
    ...{ parentId: 'staff', path: '/dashboard', origin: 'tenant', version: 1 },
  })
  return [
    makeMenu('people', '组织管理', 'Organization', { children: [organization, roles] }),
    makeMenu('staff', '员工服务', 'For staff', {
      ...{ origin: 'tenant', version: 1, sort: 1, children: [home] },
    }),
  ]
}

/** As `makeMenus`, and one more that leads to an application which is switched off. */
export function makeDeadMenus(): ManagedMenu[] {
  const menus = makeMenus()
  menus[1]?.children.push(
    makeMenu('energy', '能耗日报', 'Energy report', {
      ...{ parentId: 'staff', path: 'https://energy.yunshan.example/daily', origin: 'tenant' },
      ...{ version: 1, sort: 1 },
    }),
  )
  return menus
}

/** A client whose server is this tree: it adds, changes, orders, hides, resets and removes. */
export function createMenusApi(menus: ManagedMenu[]) {
  const find = (id: string, version?: number) => {
    const menu = everyMenu(menus).find((one) => one.id === id)
    if (!menu) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && menu.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412 })
    }
    return menu
  }
  const listOf = (parentId: string | null) => childrenOf(menus, parentId) as ManagedMenu[]
  const detach = (menu: ManagedMenu) => {
    const list = listOf(menu.parentId)
    list.splice(list.indexOf(menu), 1)
  }
  return createTestApi({
    'GET /spruce/api/v1/menus/options': {
      apps: [
        { appCode, name: '企业控制台', icon: 'building', origin: 'platform', state: 'open' },
        {
          ...{ appCode: 'self-service', name: '员工自助', icon: null },
          ...{ origin: 'tenant', state: 'open' },
        },
        {
          ...{ appCode: 'energy', name: '能耗看板', icon: null },
          ...{ origin: 'tenant', state: 'off' },
        },
      ],
      permissions: [
        { code: 'department:list', name: '查看部门', appCode },
        { code: 'department:add', name: '新增部门', appCode },
        { code: 'role:list', name: '查看角色', appCode },
      ],
      roles: [
        { id: 'r1', name: '管理员' },
        { id: 'r2', name: '访客' },
      ],
    },
    'GET /spruce/api/v1/menus/links': () => ({
      checked: everyMenu(menus).length,
      dead: everyMenu(menus).flatMap(deadLinkOf),
    }),
    'GET /spruce/api/v1/menus': ({ query }) => (query.appCode === appCode ? menus : []),
    'POST /spruce/api/v1/menus': ({ body }) => {
      if (body.path?.startsWith('http')) {
        const fields = [{ path: 'path', code: 'invalid', message: '不正确' }]
        throw new ApiError({ kind: 'http', status: 422, code: 'UNSAFE_URL', fields })
      }
      const { name, ...rest } = body
      const menu = makeMenu(`new-${everyMenu(menus).length}`, name['zh-CN'], name['en-US'], {
        ...{ ...rest, origin: 'tenant', version: 1 },
      })
      listOf(menu.parentId).push(menu)
      return menu
    },
    'PUT /spruce/api/v1/menus/{id}': ({ path, body: { version, ...fields } }) =>
      Object.assign(find(path.id, version), fields, { version: version + 1 }),
    'PUT /spruce/api/v1/menu-overrides/{id}': ({ path, body: { version, ...fields } }) => {
      const menu = find(path.id, version)
      const changed = new Set([
        ...menu.changed,
        ...(Object.keys(fields) as (typeof menu.changed)[number][]),
      ])
      return Object.assign(menu, fields, { version: menu.version + 1, changed: [...changed] })
    },
    'POST /spruce/api/v1/menus/visibility': ({ body: { ids, visible } }) => {
      const others = ids.map((id) => find(id)).filter((menu) => menu.visible !== visible)
      for (const menu of others) {
        const rest = menu.changed.filter((field) => field !== 'visible')
        const isChange = menu.origin === 'platform' && !visible
        const changed = isChange ? [...rest, 'visible'] : rest
        Object.assign(menu, { visible, version: menu.version + 1, changed })
      }
      return { changed: others.length }
    },
    'POST /spruce/api/v1/menus/order': ({ body: { parentId, ids } }) => {
      const moved = ids.map((id) => find(id))
      for (const menu of moved) detach(menu)
      listOf(parentId).unshift(...moved.map((menu) => Object.assign(menu, { parentId })))
      return { rows: menus, total: menus.length }
    },
    'GET /spruce/api/v1/menus/{id}/impact': ({ path }) => {
      const branch = everyMenu([find(path.id)])
      return {
        menus: branch.filter(({ type }) => type === 0).length,
        buttons: branch.filter(({ type }) => type === 1).length,
        people: 12,
        favourites: 3,
        homePage: path.id === 'home',
        roles: [{ id: 'r1', name: '人事专员' }],
        removable: find(path.id).origin === 'tenant',
        items: branch.map(({ id, type }) => ({
          ...{ id, type },
          trail: menuTrailOf(menus, id).map(({ name }) => name['zh-CN']),
        })),
        pages: { total: 2, named: [{ id: 'd1', name: '车间看板', kind: 'page' as const }] },
        components: { total: 0, named: [] },
        workbenches: 4,
        plan: null,
      }
    },
    'POST /spruce/api/v1/menus/{id}/remove': ({ path, body }) => {
      const menu = find(path.id, body.version)
      detach(menu)
      return { removed: everyMenu([menu]).length }
    },
    'GET /spruce/api/v1/menus/preview': ({ query }) =>
      query.roleId === 'r1' ? shownOf(menus) : [],
    'GET /spruce/api/v1/menus/export': () => ({
      ...{ format: 'spruce-menus/1' as const, appCode, overrides: [] },
      own: everyMenu(menus)
        .filter(({ origin }) => origin === 'tenant')
        .map(({ id, parentId, name, type, path, sort }) => ({
          ...{ key: id, parentId, name, type, path, sort },
        })),
    }),
    'POST /spruce/api/v1/menus/import': ({ body }) => {
      for (const menu of everyMenu(menus)) if (menu.origin === 'tenant') detach(menu)
      for (const { key, name, ...row } of body.own) {
        const more = { ...row, origin: 'tenant' as const, version: 1 }
        listOf(row.parentId).push(makeMenu(key, name['zh-CN'], name['en-US'], more))
      }
      return { own: body.own.length, overrides: body.overrides.length }
    },
    'POST /spruce/api/v1/menus/reset': ({ body }) => {
      const changed = everyMenu(menus).filter(
        (menu) => menu.changed.length > 0 && (body.ids?.includes(menu.id) ?? true),
      )
      for (const menu of changed) Object.assign(menu, { visible: true, changed: [], version: 0 })
      return { changed: changed.length }
    },
  })
}

/** As the server says it of a menu that leads to an application which is switched off. */
function deadLinkOf({ id, appCode, name, path }: ManagedMenu): Schemas['DeadMenuLink'][] {
  const isDead = path?.startsWith('https://energy.') === true
  const trail = [name['zh-CN']]
  return isDead ? [{ id, appCode, trail, reason: 'appOff', subject: '能耗看板' }] : []
}

/** What a sidebar shows of them. */
function shownOf(menus: readonly ManagedMenu[]): Schemas['MenuItem'][] {
  return menus
    .filter(({ visible }) => visible)
    .map(({ id, parentId, name, path, baseUrl, icon, children, type, openType, ...rest }) => ({
      ...{ id, parentId, name: name['zh-CN'], path, baseUrl, icon, type, openType },
      ...{ childs: shownOf(children), permCode: rest.permCode, isonly: rest.isonly },
    }))
}

/** The names below a menu, as they stand. */
export function namesBelow(menus: readonly ManagedMenu[], id: string): string[] {
  return (menuTrailOf(menus, id).at(-1)?.children ?? []).map(({ name }) => name['zh-CN'])
}
