import { describe, expect, it } from 'vitest'
import { decideHomepage, hasHomepage, singleAppOf, type HomepageApp } from './homepage.js'
import { basePathOf } from './appCodes.js'
import { BrowserStorage, type StoredKey } from './storage/BrowserStorage.js'
import * as browserKeys from './storage/keys.js'
import * as personKeys from './storage/personKeys.js'
import type { SessionStore } from './store/SessionStore.js'
import { createTestSession, menuFixture, systemDataFixture } from './testing/fixtures.js'
import { memoryAreas } from './testing/memoryAreas.js'

// The specification's words, one row each, beside what keeps them.

const keys = { ...browserKeys, ...personKeys }
const entry = menuFixture({ id: 'e', path: '/yunbu-app/x' })
const managementApp = { ...systemDataFixture().apps[0]!, appCode: 'MT0001' }

describe('3 "Session state"', () => {
  const session = createTestSession({
    apps: [managementApp],
    menus: { MT0001: [entry], ...systemDataFixture().menus },
  })
  it.each<[words: string, field: keyof SessionStore, value: unknown]>([
    [
      'userInfo',
      'userInfo',
      expect.objectContaining({ name: '林晓云', passwordWhetherModifiedFlag: 1 }),
    ],
    ['token', 'token', 's-test'],
    ['name', 'name', '林晓云'],
    ['avatar', 'avatar', null],
    ['roles', 'roles', [expect.objectContaining({ code: 'tenant_admin' })]],
    ['tenants', 'tenants', [expect.objectContaining({ tenantId: 't-yunshan', mainTenant: true })]],
    ['currentTenant', 'currentTenant', expect.objectContaining({ tenantId: 't-yunshan' })],
    ['tenantInfo', 'tenantInfo', expect.objectContaining({ browserTitle: '云杉制造集团' })],
    ['hasMT0001 flag', 'hasMT0001', true],
    ['appCode', 'appCode', 'spruce-web-enterprise-console'],
    ['menuType (1 or 2)', 'menuType', 1],
    ['menuList', 'menuList', [expect.objectContaining({ name: '组织架构' })]],
    ['btnAuthorityList', 'btnAuthorityList', ['department:add', 'department:edit', 'user:add']],
    ['msgReaStatus', 'msgReaStatus', false],
    ['systemConfig', 'systemConfig', { reloadmenu: 0 }],
    ['appList', 'appList', [managementApp]],
    ['isAdmin', 'isAdmin', true],
    ['flag isMockLogin', 'isMockLogin', false],
  ])('%s', (_, field, value) => {
    expect(session[field]).toEqual(value)
  })

  it('menuMap keyed by path', () => {
    const paths = [...session.menuMap.keys()]
    expect(paths).toEqual(['/yunbu-app/x', session.menuList[0]?.path])
  })
})

describe('3 "Stored in the browser"', () => {
  it.each<[words: string, key: StoredKey<never>, area: string, owner: string, sample: unknown]>([
    // the cookie "token" is HttpOnly: docs/DEVIATIONS.md
    ['Cookies: browser id (read as browerId …)', keys.browserIdKey, 'cookie', 'browser', 'b-1'],
    ['Cookies: tenant id', keys.brandKey, 'cookie', 'browser', 't-1'],
    ['Session storage: appCode', keys.appCodeKey, 'session', 'browser', 'RCAPP1'],
    ['Local: jumpType', keys.jumpTypeKey, 'local', 'user', 'spruce-web-personal-center'],
    ['Local: unSaveHome marker', keys.unSaveHomeKey, 'local', 'user', true],
    [
      'deployConfig (with a pageLimit flag)',
      keys.deployConfigKey,
      'local',
      'browser',
      { pageLimit: true },
    ],
    ['pcForm', keys.pcFormKey, 'local', 'user', { homepageEnabled: true, homepageUrl: '/x' }],
    [
      'business-workbench drafts … a draft prefix and the id',
      keys.draftKey('7'),
      'local',
      'user',
      { a: 1 },
    ],
    ['Active app info', keys.activeAppInfoKey, 'local', 'user', { name: 'A', routerBase: '/a' }],
    ['global app name', keys.globalAppNameKey, 'local', 'user', 'A'],
    ['routerKey is persisted', keys.routerKeyKey, 'local', 'user', 'k'],
  ] as [string, StoredKey<never>, string, string, unknown][])(
    '%s',
    (_, key, area, owner, sample) => {
      expect([key.area, key.owner]).toEqual([area, owner])
      const areas = memoryAreas()
      const storage = new BrowserStorage(areas)
      storage.setOwner({ userId: 'u1', tenantId: 't1' })
      expect(storage.set(key, sample as never)).toBe(true)
      expect(storage.get(key)).toEqual(sample)
      expect(storage.set(key, 5 as never)).toBe(false) // validated
      const [name] = [...areas.local.keys(), ...areas.session.keys()]
      const stored = owner === 'user' ? `spruce:u1:t1:${key.name}` : `spruce:${key.name}`
      expect(name).toBe(area === 'cookie' ? undefined : stored)
    },
  )
})

describe('4 "App list loading"', () => {
  const flag = (change: Parameters<typeof createTestSession>[0]) =>
    createTestSession(change).hasMT0001
  it.each([
    [
      'sets hasMT0001 true when an app with code MT0001 exists',
      { apps: [managementApp], menus: { MT0001: [entry] } },
      true,
    ],
    [
      'If the user menu for MT0001 comes back empty, hasMT0001 becomes false',
      { hasMT0001: true, apps: [managementApp], menus: { MT0001: [] } },
      false,
    ],
    ['(no such app)', { apps: [], menus: { MT0001: [entry] } }, false],
    ['(no menu at all)', { hasMT0001: true, apps: [managementApp], menus: {} }, false],
  ])('"%s"', (_, change, expected) => {
    expect(flag(change)).toBe(expected)
  })

  it('"(an empty list for the personal-center app)", and again the menus on the way back', () => {
    const session = createTestSession()
    session.followPath('/yunbu-app/spruce-web-personal-center')
    expect(session.menuList).toEqual([])
    expect(session.menuMap.size).toBe(1)
    session.followPath('/yunbu-app/spruce-web-enterprise-console/base/role')
    expect(session.menuList).toHaveLength(1)
  })
})

describe('4 and 5 "Custom home page"', () => {
  const app = (change: Partial<HomepageApp>): HomepageApp => ({
    appCode: 'RCAPPN7',
    path: '/apps/seven',
    status: 0,
    enable: 1,
    kind: 'own',
    ...change,
  })
  const single = '/home?single=1&appCode=RCAPPN7'
  const decide = (homepageUrl: string, apps: HomepageApp[]) =>
    decideHomepage({ homepageEnabled: true, homepageUrl }, apps, 'https://a.cn', basePathOf)
  const open = (url: string) => ({ kind: 'open', url })
  const broken = { kind: 'broken' }

  it.each([
    ['App status 1 sends the user to /dashboard with the warning', single, { status: 1 }, broken],
    [
      'An app with enable 1 that is self-hosted opens its router base',
      single,
      {},
      open('/yunbu-app/spruce-web-delivery-visualization-v3'),
    ],
    ['A non-self-hosted one opens its path', single, { kind: 'page' }, open('/apps/seven')],
    ['(an app that is off opens nothing)', single, { enable: 0 }, broken],
    ['(a home page that is no app is a page of the portal)', '/x?a=1', {}, open('/x?a=1')],
    ['(and never another site)', 'https://evil.example', {}, broken],
  ] as [string, string, Partial<HomepageApp>, unknown][])('"%s"', (_, url, change, decision) => {
    expect(decide(url, [app(change)])).toEqual(decision)
  })

  it.each([
    ['the single parameter equals 1 and the appCode parameter matches', single, true],
    ['only when the single parameter equals 1', '/h?single=2&appCode=RCAPPN7', false],
    ['a known app', '/h?single=1&appCode=unknown', false],
  ])('"It counts as a single app only when": %s', (_, url, isSingle) => {
    expect(singleAppOf(url, [app({})]) !== undefined).toBe(isSingle)
  })

  it('"the tenant has an enabled homepage with a url"', () => {
    expect(hasHomepage({ homepageEnabled: true, homepageUrl: '/x' })).toBe(true)
    expect(hasHomepage({ homepageEnabled: false, homepageUrl: '/x' })).toBe(false)
    expect(hasHomepage({ homepageEnabled: true, homepageUrl: null })).toBe(false)
  })
})
