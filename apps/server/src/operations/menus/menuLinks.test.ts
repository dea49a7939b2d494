import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Managed = Schemas['ManagedMenu']
type Impact = Schemas['MenuImpact']

const appCode = 'spruce-web-enterprise-console'
let bench: Bench
let org: Organisation

beforeAll(async () => {
  bench = await openBench({
    own: true,
    env: { SPRUCE_ALLOWED_ORIGINS: 'https://bi.example.cn' },
  })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const text = (name: string) => ({ 'zh-CN': name, 'en-US': `${name} (en)` })
const add = (name: string, more: Partial<Schemas['AddMenuRequest']> = {}) =>
  org.get<Managed>('addMenu', {
    body: { appCode, parentId: null, name: text(name), type: 0, path: '/dashboard', ...more },
  })
const addApp = (code: string, more: Partial<Schemas['AddAppRequest']> = {}) =>
  org.get<Schemas['ManagedApp']>('addApp', {
    body: {
      ...{ appCode: code, name: text(code), kind: 'frame', url: `https://${code}.example.cn` },
      ...more,
    },
  })
const links = () => org.get<Schemas['MenuLinks']>('checkMenuLinks')
const deadOf = async (id: string) => (await links()).dead.find((one) => one.id === id)
const impact = (id: string) =>
  org.get<Impact>('previewMenuRemoval', { path: { id: encodeURIComponent(id) } })
const preview = (code: string, roleId = '') =>
  org.get<Schemas['MenuItem'][]>('previewMenus', { query: { appCode: code, roleId } })

describe('the check of links', () => {
  it('finds nothing wrong with the menus of the platform', async () => {
    const { dead, checked } = await links()
    expect(checked).toBeGreaterThan(0)
    expect(dead).toEqual([])
  })

  it('follows the application that a menu belongs or leads to', async () => {
    const app = await addApp('link-app')
    const inside = await add('里面', { appCode: 'link-app' })
    const outside = await add('外面', { path: 'https://link-app.example.cn/a' })
    expect([await deadOf(inside.id), await deadOf(outside.id)]).toEqual([undefined, undefined])
    const set = (body: object) =>
      org.get<Schemas['ManagedApp']>('editApp', { path: { id: app.id ?? '' }, body })
    const both = async () => [await deadOf(inside.id), await deadOf(outside.id)]
    await set({ version: 1, enable: 0 })
    const off = { reason: 'appOff', subject: 'link-app' }
    expect(await both()).toMatchObject([off, { ...off, appCode }])
    expect((await deadOf(inside.id))?.trail).toEqual(['里面'])
    await set({ version: 2, enable: 1, status: 1 })
    const disabled = { reason: 'appDisabled', subject: 'link-app' }
    expect(await both()).toMatchObject([disabled, disabled])
    await org.get('removeApps', { body: { ids: [app.id] } })
    const removed = { reason: 'appRemoved', subject: 'link-app' }
    expect(await both()).toMatchObject([removed, removed])
    const { apps } = await org.get<Schemas['MenuOptions']>('getMenuOptions')
    expect(apps.at(-1)).toMatchObject({ appCode: 'link-app', state: 'removed', origin: 'tenant' })
    await bench.world.sql`delete from recycle_bin where object_id = ${app.id ?? ''}`
    expect(await both()).toMatchObject([
      { reason: 'appGone', subject: 'link-app' },
      { reason: 'origin', subject: 'https://link-app.example.cn' },
    ])
    for (const { id, version } of [inside, outside]) {
      await org.get('removeMenu', { path: { id }, body: { version } })
    }
  })

  it('follows a designed page', async () => {
    const app = await org.get<Schemas['ManagedApp']>('addDeliveredApp', {
      body: { name: text('交付'), generation: 3 },
    })
    const page = await org.get<Schemas['Page']>('addPage', {
      body: { appCode: app.appCode, name: '车间' },
    })
    const { id } = await add('车间', { path: `${app.url}/page-preview/${page.id}` })
    const dead = { reason: 'unpublished', subject: '车间' }
    expect(await deadOf(id)).toMatchObject(dead)
    const published = await org.get<Schemas['Page']>('publishPage', {
      path: { id: page.id },
      body: { version: page.version },
    })
    expect(await deadOf(id)).toBeUndefined()
    await org.get('withdrawPage', { path: { id: page.id }, body: { version: published.version } })
    expect(await deadOf(id)).toMatchObject(dead)
  })

  it('says what the plan of the tenant leaves out, and what no page has', async () => {
    const path = `/yunbu-app/${appCode}/base/organization`
    const known = await add('组织', { path })
    const unknown = await add('没有', { path: `${path}s` })
    expect(await deadOf(known.id)).toBeUndefined()
    expect(await deadOf(unknown.id)).toMatchObject({ reason: 'page', subject: `${path}s` })
    await bench.world.sql`insert into plans (id, code, name, menus)
      values ('plan-links', 'plan-links', '精简', '{}')`
    await bench.world.sql`update tenants set plan_id = 'plan-links' where id = ${org.tenantId}`
    expect(await deadOf(known.id)).toMatchObject({ reason: 'plan', subject: path })
    await bench.world.sql`update tenants set plan_id = null where id = ${org.tenantId}`
  })

  it('is about the own tenant, for whoever may see the menus', async () => {
    const elsewhere = await Organisation.of(bench, 'b')
    expect((await elsewhere.get<Schemas['MenuLinks']>('checkMenuLinks')).dead).toEqual([])
    const stranger = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['menu:edit'] }],
    })
    expect((await org.callAs(stranger, 'checkMenuLinks')).status).toBe(403)
    expect((await org.callAs(null, 'checkMenuLinks')).status).toBe(401)
  })
})

describe('the impact of a removal', () => {
  it('names each menu with its way down, in the language asked for', async () => {
    const group = await add('分组', { path: null })
    const { id } = await add('下级', { parentId: group.id })
    expect((await impact(group.id)).items).toEqual([
      { id: group.id, type: 0, trail: ['分组'] },
      { id, type: 0, trail: ['分组', '下级'] },
    ])
    expect((await impact(id)).items).toEqual([{ id, type: 0, trail: ['分组', '下级'] }])
  })

  it('names the roles of what is below a menu that asks for nothing', async () => {
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list'] }],
    })
    const group = await add('带权限', { path: null })
    const shown = (await impact(group.id)).roles
    expect(shown).toEqual([])
    await add('部门', { parentId: group.id, permCode: 'department:list' })
    const { roles, people } = await impact(group.id)
    expect(roles.map(({ id }) => id)).toContain(reader.memberOf.a?.roleId)
    const none = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    expect(roles.map(({ id }) => id)).not.toContain(none.memberOf.a?.roleId)
    await add('人人', { parentId: group.id })
    expect((await impact(group.id)).people).toBeGreaterThan(people)
  })

  it('finds pages, workbenches and components that link to one of them', async () => {
    const path = `/yunbu-app/${appCode}/base/linked`
    const menu = await add('被链接', { path })
    expect(await impact(menu.id)).toMatchObject({ pages: { total: 0 }, workbenches: 0 })
    const documentOf = (url: string) => ({
      nodes: { a: { type: 'link', props: { text: '说明', url } } },
    })
    const page = (name: string, url: string) =>
      org.get<Schemas['Page']>('addPage', {
        body: { appCode: 'RCAPPN9001', name, document: documentOf(url) },
      })
    const linking = await page('links', `${path}?a=1`)
    await page('other', `${path}-other`)
    await page('mentions', `text with ${path} in it`)
    const shown = 'https://bi.example.cn/shown'
    const other = await add('外面的', { path: shown })
    await org.get('addTenantComponent', {
      body: {
        ...{ code: 'shows-menu', name: text('显示菜单'), category: '其他', url: `${shown}?a=1` },
        ...{ size: { w: 4, h: 4 }, minSize: { w: 1, h: 1 }, properties: {} },
      },
    })
    await bench.world.sql`insert into personal_workbenches
      (tenant_id, member_id, workbench_id, document)
      values (${org.tenantId}, ${org.admin.memberOf.a?.memberId ?? ''}, '', ${JSON.stringify(documentOf(menu.id))})`
    const found = await impact(menu.id)
    expect(found.pages).toEqual({
      total: 1,
      named: [{ id: linking.id, name: 'links', kind: 'page' }],
    })
    expect(found.components.total).toBe(0)
    const { components } = await impact(other.id)
    expect(components).toMatchObject({ total: 1, named: [{ kind: 'component' }] })
    expect(found.workbenches).toBe(1)
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['menu:list'] }],
    })
    const counted = await org.callAs<Impact>(reader, 'previewMenuRemoval', {
      path: { id: menu.id },
    })
    expect(counted.body.data).toMatchObject({
      pages: { total: 1, named: [] },
      workbenches: 1,
    })
  })
})

describe('a role’s view of a registered application', () => {
  it('is what its people see: of their roles, while it is open', async () => {
    const member = (permissions: readonly string[]) =>
      bench.world.person({ memberOf: [{ tenant: 'a', permissions }] })
    const [one, other] = [await member(['menu:list']), await member([])]
    const roleId = one.memberOf.a?.roleId ?? ''
    const app = await addApp('role-app', { roleIds: [roleId] })
    const menu = await add('角色应用', { appCode: 'role-app' })
    const seenBy = async (person: typeof one) =>
      (
        await org.callAs<Schemas['MenuItem'][]>(person, 'getMenuUser', {
          query: { appCode: 'role-app' },
        })
      ).body.data
    const compare = async () => {
      expect(await preview('role-app', roleId)).toEqual(await seenBy(one))
      expect(await preview('role-app', other.memberOf.a?.roleId)).toEqual(await seenBy(other))
    }
    await compare()
    expect((await preview('role-app', roleId)).map(({ id }) => id)).toEqual([menu.id])
    await org.get('editApp', { path: { id: app.id ?? '' }, body: { version: 1, enable: 0 } })
    await compare()
    expect(await preview('role-app', roleId)).toEqual([])
    const { roles } = await org.get<Schemas['MenuOptions']>('getMenuOptions')
    expect(roles.map(({ id }) => id)).toContain(roleId)
  })
})
