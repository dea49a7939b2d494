import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Managed = Schemas['ManagedMenu']
type Item = Schemas['MenuItem']

const appCode = 'spruce-web-enterprise-console'
const base = `${appCode}/base`
const organization = `${appCode}/organization`

let bench: Bench
let org: Organisation

beforeAll(async () => {
  bench = await openBench({ env: { SPRUCE_ALLOWED_ORIGINS: 'https://bi.example.cn' } })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.world.sql`delete from menu_overrides where tenant_id = ${org.tenantId}`
  await bench.world.sql`delete from tenant_menus where tenant_id = ${org.tenantId}`
})

const text = (name: string) => ({ 'zh-CN': name, 'en-US': name })
const flat = (menus: readonly Managed[]): Managed[] =>
  menus.flatMap((menu) => [menu, ...flat(menu.children)])
const tree = () => org.get<Managed[]>('listMenuTree', { query: { appCode } })
const sidebar = () => org.get<Item[]>('getMenuUser', { query: { appCode } })
const add = (name: string, more: Partial<Schemas['AddMenuRequest']> = {}) =>
  org.get<Managed>('addMenu', {
    body: { appCode, parentId: null, name: text(name), type: 0, path: '/dashboard', ...more },
  })
const override = (id: string, body: Schemas['OverrideMenuRequest']) =>
  org.get<Managed>('overrideMenu', { path: { id: encodeURIComponent(id) }, body })

describe('the menus of a tenant', () => {
  it('are the platform’s at first', async () => {
    const [top] = await tree()
    expect(top).toMatchObject({ id: base, origin: 'platform', version: 0, changed: [] })
    expect(top?.children[0]).toMatchObject({ id: organization, permCode: 'department:list' })
  })

  it('take the tenant’s changes on top, for this tenant only', async () => {
    await override(base, { name: text('我的管理'), icon: 'star' })
    expect((await sidebar())[0]).toMatchObject({ name: '我的管理', icon: 'star' })
    const elsewhere = await Organisation.of(bench, 'b')
    const theirs = await elsewhere.get<Item[]>('getMenuUser', { query: { appCode } })
    expect(theirs[0]?.name).toBe('基础管理')
    expect((await tree())[0]).toMatchObject({ changed: ['icon', 'name'], version: 1 })
  })

  it('keep what was changed before, and refuse a stale change', async () => {
    await override(base, { name: text('甲') })
    const second = await override(base, { version: 1, sort: 9 })
    expect(second).toMatchObject({ name: text('甲'), sort: 9, version: 2 })
    const late = await org.call('overrideMenu', {
      path: { id: encodeURIComponent(base) },
      body: { version: 1, sort: 1 },
    })
    expect(late).toMatchObject({ status: 412, body: { code: 'STALE_VERSION' } })
  })

  it('have an icon of the portal or a picture of the tenant', async () => {
    const { world } = bench
    const own = await world.picture('a', org.admin.memberOf.a?.memberId ?? '')
    const theirs = await world.picture('b', world.resident.memberOf.b?.memberId ?? '')
    const mine = await add('有图标', { icon: own })
    expect(mine.icon).toBe(own)
    for (const icon of [theirs, '/dashboard', 'https://evil.example/x.png']) {
      const { version } = mine
      const id = encodeURIComponent(base)
      const own = { key: 'k', parentId: null, name: text('图'), type: 0, icon }
      const replies = [
        await org.call('addMenu', {
          body: { appCode, parentId: null, name: text('图'), type: 0, path: '/dashboard', icon },
        }),
        await org.call('editMenu', { path: { id: mine.id }, body: { version, icon } }),
        await org.call('overrideMenu', { path: { id }, body: { icon } }),
        await org.call('importMenus', {
          body: { format: 'spruce-menus/1', appCode, overrides: [], own: [own] },
        }),
      ]
      for (const { status, body } of replies) {
        expect([icon, status, body.code]).toEqual([icon, 422, 'INVALID_REFERENCE'])
      }
    }
    expect(JSON.stringify(await tree())).toContain('有图标')
  })

  it('hide a menu with all below it, from the next call on', async () => {
    expect(JSON.stringify(await sidebar())).toContain(organization)
    await override(organization, { visible: false })
    expect(JSON.stringify(await sidebar())).not.toContain(organization)
    expect(JSON.stringify(await tree())).toContain(organization)
  })

  it('go back to the platform’s by a reset, the tenant’s own stay', async () => {
    await add('自有')
    await override(base, { name: text('甲') })
    await override(organization, { sort: 3 })
    const one = await org.get('resetMenus', { body: { appCode, ids: [base] } })
    expect(one).toEqual({ changed: 1 })
    expect(await org.get('resetMenus', { body: { appCode } })).toEqual({ changed: 1 })
    expect((await tree()).map(({ changed, origin }) => [origin, changed])).toEqual([
      ['platform', []],
      ['tenant', []],
    ])
  })
})

describe('menus of one’s own', () => {
  it('are added, edited by version, seen and removed with those below', async () => {
    const menu = await add('报表')
    const below = await add('日报', { parentId: menu.id })
    expect(menu).toMatchObject({ origin: 'tenant', version: 1, sort: 1 })
    const edited = await org.get<Managed>('editMenu', {
      path: { id: menu.id },
      body: { version: 1, name: text('报表中心') },
    })
    expect(edited).toMatchObject({ version: 2, path: '/dashboard' })
    expect((await sidebar()).map(({ name }) => name)).toEqual(['基础管理', '报表中心'])
    const late = await org.call('removeMenu', { path: { id: menu.id }, body: { version: 1 } })
    expect(late.status).toBe(412)
    expect(await org.get('removeMenu', { path: { id: menu.id }, body: { version: 2 } })).toEqual({
      removed: 2,
    })
    expect(JSON.stringify(await tree())).not.toContain(below.id)
  })

  it('ask for the permission they name, and only for one that exists', async () => {
    await add('保密报表', { permCode: 'user:remove' })
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list'] }],
    })
    const seen = await org.callAs<Item[]>(reader, 'getMenuUser', { query: { appCode } })
    expect(JSON.stringify(seen.body)).not.toContain('保密报表')
    expect(JSON.stringify(await sidebar())).toContain('保密报表')
    const reply = await org.call('addMenu', {
      body: { appCode, parentId: null, name: text('无'), type: 0, permCode: 'ghost:edit' },
    })
    expect(reply).toMatchObject({ status: 422, body: { code: 'UNKNOWN_PERMISSION' } })
  })

  it('can be a favourite', async () => {
    const menu = await add('收藏报表')
    await org.get('saveFavorites', { body: { items: [{ menuId: menu.id }] } })
    const favourites = await org.get<Schemas['Favorite'][]>('getFavorites')
    expect(favourites.map(({ name }) => name)).toEqual(['收藏报表'])
    await org.get('removeMenu', { path: { id: menu.id }, body: { version: 1 } })
    expect(await org.get('getFavorites')).toEqual([])
  })

  it('S-07: lead nowhere but to the portal and the allowed origins', async () => {
    const attempt = async (path: string) =>
      (
        await org.call('addMenu', {
          body: { appCode, parentId: null, name: text('链接'), type: 0, path },
        })
      ).status
    for (const good of [
      '/dashboard',
      'https://bi.example.cn/board?x=1',
      '/yunbu-app/spruce-web-enterprise-console/dynamic?url=https%3A%2F%2Fbi.example.cn%2Fa',
    ]) {
      expect([good, await attempt(good)]).toEqual([good, 200])
    }
    for (const bad of [
      'javascript:alert(1)',
      '//evil.example',
      'https://evil.example/',
      'https://bi.example.cn@evil.example/',
      '/\\evil.example',
      'data:text/html,x',
      '/dynamic?url=https%3A%2F%2Fevil.example',
      '/dynamic?url=javascript:alert(1)',
    ]) {
      expect([bad, await attempt(bad)]).toEqual([bad, 422])
    }
    const menu = await add('改链接')
    const edit = await org.call('editMenu', {
      path: { id: menu.id },
      body: { version: 1, baseUrl: 'https://evil.example' },
    })
    expect(edit).toMatchObject({ status: 422, body: { code: 'UNSAFE_URL' } })
  })

  it('ends in /* where the paths below belong to the menu', async () => {
    const path = '/yunbu-app/visual/*'
    const menu = await add('可视化', { path })
    expect(menu.path).toBe(path)
    const own = { path: '/yunbu-app/visual', ownsPaths: true }
    expect((await sidebar()).find(({ id }) => id === menu.id)).toMatchObject(own)
    await add('一处', { path: '/yunbu-app/visual' })
    expect((await sidebar()).find(({ name }) => name === '一处')).not.toHaveProperty('ownsPaths')
    const everything = { key: 'k', parentId: null, name: text('图'), type: 0, path: '/*' }
    for (const { status, body } of [
      await org.call('addMenu', {
        body: { appCode, parentId: null, name: text('全部'), type: 0, path: '/yunbu-app/*' },
      }),
      await org.call('editMenu', { path: { id: menu.id }, body: { version: 1, openType: 2 } }),
      await org.call('importMenus', {
        body: { format: 'spruce-menus/1', appCode, overrides: [], own: [everything] },
      }),
    ]) {
      expect([status, body.code]).toEqual([422, 'UNSAFE_URL'])
    }
  })
})

describe('visibility', () => {
  it('is set for a selection in one call, and written to each history', async () => {
    const own = await add('通知')
    const hide = { ids: [own.id, organization], visible: false }
    expect(await org.get('setMenuVisibility', { body: hide })).toEqual({ changed: 2 })
    expect(await org.get('setMenuVisibility', { body: hide })).toEqual({ changed: 0 })
    const all = flat(await tree())
    const stateOf = (id: string) => {
      const { visible, changed } = all.find((menu) => menu.id === id) ?? {}
      return [visible, changed]
    }
    expect(stateOf(own.id)).toEqual([false, []])
    expect(stateOf(organization)).toEqual([false, ['visible']])
    const path = { id: encodeURIComponent(organization) }
    const [line] = await org.get<Schemas['OperatorLog'][]>('listMenuHistory', { path })
    expect(line).toMatchObject({ operation: 'setMenuVisibility' })
    const nobody = { ids: [own.id, 'nosuch'], visible: true }
    expect((await org.call('setMenuVisibility', { body: nobody })).status).toBe(404)
    expect(flat(await tree()).find(({ id }) => id === own.id)?.visible).toBe(false)
    await org.get('setMenuVisibility', { body: { ...hide, visible: true } })
    const shown = flat(await tree()).find(({ id }) => id === organization)
    expect(shown).toMatchObject({ visible: true, changed: [] })
  })
})

describe('places', () => {
  it('are given in an order, across the platform’s and the tenant’s own', async () => {
    const one = await add('一')
    const two = await add('二')
    await org.get('orderMenus', { body: { parentId: null, ids: [two.id, base, one.id] } })
    expect((await tree()).map(({ id }) => id)).toEqual([two.id, base, one.id])
    await org.get('orderMenus', { body: { parentId: two.id, ids: [organization] } })
    const moved = (await tree())[0]
    expect(moved?.children.map(({ id }) => id)).toEqual([organization])
    expect(moved?.children[0]?.changed).toContain('parentId')
  })

  it('keep their versions while others move past them', async () => {
    const one = await add('甲')
    const two = await add('乙')
    const version = async (id: string) => (await tree()).find((menu) => menu.id === id)?.version
    const before = await version(base)
    await org.get('orderMenus', { body: { parentId: null, ids: [two.id, base, one.id] } })
    await org.get('orderMenus', { body: { parentId: null, ids: [one.id, base, two.id] } })
    expect(await version(base)).toBe(before)
    const edited = await org.call('editMenu', {
      path: { id: one.id },
      body: { version: one.version, name: text('丙') },
    })
    expect(edited.status).toBe(200)
  })

  it('give a platform’s menu back when the own one above it goes', async () => {
    const own = await add('临时上级')
    await org.get('orderMenus', { body: { parentId: own.id, ids: [organization] } })
    const path = { id: own.id }
    const { version = 0 } = (await tree()).find(({ id }) => id === own.id) ?? {}
    expect(await org.get('removeMenu', { path, body: { version } })).toEqual({ removed: 1 })
    const [top] = await tree()
    expect(top?.children.map(({ id }) => id)).toEqual([organization])
  })

  it.each([
    ['below itself', () => ({ parentId: organization, ids: [base] })],
    ['below a button', () => ({ parentId: `${appCode}/organization.add`, ids: [base] })],
    ['nowhere', () => ({ parentId: 'nosuch', ids: [base] })],
    ['in another application', () => ({ parentId: 'test-home/home', ids: [base] })],
  ])('%s are refused', async (_, body) => {
    const reply = await org.call('orderMenus', { body: body() })
    expect(reply).toMatchObject({ status: 422, body: { code: 'MENU_PLACE' } })
  })

  it('are refused as a button without a menu above it', async () => {
    const refused = { status: 422, body: { code: 'MENU_PLACE' } }
    const button = { appCode, parentId: null, name: text('钮'), type: 1 as const }
    expect(await org.call('addMenu', { body: button })).toMatchObject(refused)
    const ids = [`${appCode}/organization.add`]
    const lift = await org.call('orderMenus', { body: { parentId: null, ids } })
    expect(lift).toMatchObject(refused)
  })

  it('go five levels down and no further', async () => {
    let parentId: string | null = null
    for (let level = 1; level <= 5; level += 1) {
      parentId = (await add(`层${String(level)}`, { parentId })).id
    }
    const reply = await org.call('addMenu', {
      body: { appCode, parentId, name: text('层6'), type: 0 },
    })
    expect(reply).toMatchObject({ status: 422, body: { code: 'MENU_PLACE' } })
  })
})

describe('before a removal', () => {
  it('says what would go, and who would miss it', async () => {
    const menu = await add('影响', { permCode: 'role:list' })
    await add('影响下', { parentId: menu.id })
    await org.get('saveFavorites', { body: { items: [{ menuId: menu.id }] } })
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['role:list'] }],
    })
    const impact = await org.get<Schemas['MenuImpact']>('previewMenuRemoval', {
      path: { id: menu.id },
    })
    expect(impact).toMatchObject({ menus: 2, buttons: 0, favourites: 1, removable: true })
    expect(impact.roles.map(({ id }) => id)).toContain(reader.memberOf.a?.roleId)
    const platform = await org.get<Schemas['MenuImpact']>('previewMenuRemoval', {
      path: { id: encodeURIComponent(base) },
    })
    expect(platform).toMatchObject({ removable: false, menus: 2, buttons: 1 })
  })

  it('says whether the home page of the tenant is among them', async () => {
    const group = await add('分组', { path: null })
    const { id } = await add('首页', { parentId: group.id, path: '/personal?tab=1' })
    const other = await add('别的', { path: '/dashboard' })
    const homePage = async (menuId: string) =>
      (await org.get<Schemas['MenuImpact']>('previewMenuRemoval', { path: { id: menuId } }))
        .homePage
    const set = (url: string | null) => bench.world.sql`update tenants
      set homepage_enabled = ${url !== null}, homepage_url = ${url} where id = ${org.tenantId}`
    expect(await homePage(group.id)).toBe(false)
    await set('/personal')
    expect([await homePage(group.id), await homePage(id)]).toEqual([true, true])
    expect(await homePage(other.id)).toBe(false)
    await set(null)
    expect(await homePage(id)).toBe(false)
  })

  it('a menu of the platform cannot be removed', async () => {
    const reply = await org.call('removeMenu', {
      path: { id: encodeURIComponent(base) },
      body: { version: 1 },
    })
    expect(reply.status).toBe(404)
  })
})

describe('a role’s view', () => {
  it('shows the sidebar as somebody with this role alone sees it', async () => {
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list'] }],
    })
    const nobody = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const preview = (roleId = '') => org.get<Item[]>('previewMenus', { query: { appCode, roleId } })
    const seen = await org.callAs<Item[]>(reader, 'getMenuUser', { query: { appCode } })
    expect(await preview(reader.memberOf.a?.roleId)).toEqual(seen.body.data)
    expect(await preview(nobody.memberOf.a?.roleId)).toEqual([])
  })
})

describe('a file', () => {
  it('brings the same menus back, in this tenant and in another', async () => {
    const menu = await add('导出上级')
    await add('导出下级', { parentId: menu.id, permCode: 'role:list' })
    await org.get('orderMenus', { body: { parentId: menu.id, ids: [organization] } })
    await override(base, { name: text('改名') })
    const file = await org.get<Schemas['MenuFile']>('exportMenus', { query: { appCode } })
    const shape = (items: readonly Managed[]): unknown =>
      items.map(({ name, permCode, children }) => [name['zh-CN'], permCode, shape(children)])
    const before = shape(await tree())
    const elsewhere = await Organisation.of(bench, 'b')
    for (const one of [org, elsewhere]) {
      expect(await one.get('importMenus', { body: file })).toEqual({ overrides: 2, own: 2 })
      const after = await one.get<Managed[]>('listMenuTree', { query: { appCode } })
      expect(shape(after)).toEqual(before)
    }
  })

  it('is taken whole or not at all', async () => {
    await add('原有')
    const before = await tree()
    const row = { parentId: null, name: text('新'), type: 0 as const }
    for (const own of [
      [
        { ...row, key: 'a' },
        { ...row, key: 'b', path: 'https://evil.example' },
      ],
      [
        { ...row, key: 'a' },
        { ...row, key: 'b', parentId: 'nosuch' },
      ],
      [
        { ...row, key: 'a' },
        { ...row, key: 'a' },
      ],
    ]) {
      const body = { format: 'spruce-menus/1', appCode, overrides: [], own }
      expect((await org.call('importMenus', { body })).status).toBe(422)
      expect(await tree()).toEqual(before)
    }
  })
})

describe('the menus of an application that the tenant registered', () => {
  it('are managed as those of the platform, and shown while the application is', async () => {
    const code = 'menu-app'
    const app = await org.get<Schemas['ManagedApp']>('addApp', {
      body: { appCode: code, name: text('登记的应用'), kind: 'page', url: '/personal' },
    })
    const { apps, permissions } = await org.get<Schemas['MenuOptions']>('getMenuOptions')
    expect(apps.find(({ appCode: one }) => one === appCode)).toMatchObject({ origin: 'platform' })
    expect(apps.at(-1)).toEqual({
      ...{ appCode: code, name: '登记的应用', icon: null, origin: 'tenant', state: 'open' },
    })
    expect(permissions).toContainEqual({ code: 'department:list', name: '查看部门', appCode })
    const menu = await add('登记应用的菜单', { appCode: code })
    const seen = () => org.get<Item[]>('getMenuUser', { query: { appCode: code } })
    expect((await seen()).map(({ id }) => id)).toEqual([menu.id])
    await org.get('editApp', { path: { id: app.id ?? '' }, body: { version: 1, enable: 0 } })
    expect(await seen()).toEqual([])
    const unknown = { appCode: 'nosuch', parentId: null, name: text('无'), type: 0 }
    expect((await org.call('addMenu', { body: unknown })).status).toBe(422)
  })
})

describe('what everybody meets', () => {
  it('401, 403, 404 for another tenant’s menu, 400', async () => {
    expect((await org.callAs(null, 'listMenuTree', { query: { appCode } })).status).toBe(401)
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['menu:list'] }],
    })
    expect((await org.callAs(reader, 'listMenuTree', { query: { appCode } })).status).toBe(200)
    expect((await org.callAs(reader, 'resetMenus', { body: { appCode } })).status).toBe(403)
    const theirs = await bench.world.object('own_menus', 'b')
    const foreign = await org.call('editMenu', { path: { id: theirs }, body: { version: 1 } })
    const missing = await org.call('editMenu', { path: { id: 'nosuch' }, body: { version: 1 } })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    const wrong = await org.call('addMenu', { body: { appCode, parentId: null, type: 3 } })
    expect(wrong.status).toBe(400)
  })
})
