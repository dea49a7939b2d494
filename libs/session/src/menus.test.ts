import { describe, expect, it } from 'vitest'
import { decideNavigation } from './decideNavigation.js'
import {
  addressOf,
  buttonAuthoritiesOf,
  findMenu,
  firstMenuOf,
  menuMapOf,
  targetOf,
  targetOfApp,
} from './menus.js'
import { buttonFixture, menuFixture } from './testing/fixtures.js'

const group = menuFixture({
  id: 'g',
  path: null,
  permCode: null,
  childs: [
    menuFixture({
      id: 'a',
      path: '/a/',
      childs: [buttonFixture('a:add'), buttonFixture('a:edit')],
    }),
    menuFixture({ id: 'b', path: 'b', baseUrl: '/base/', childs: [buttonFixture('a:add')] }),
    menuFixture({ id: 'a2', path: '/a?x=1' }),
  ],
})

describe('menus', () => {
  it('keys the menu map by path and leaves buttons and groups out', () => {
    const map = menuMapOf([group])
    expect([...map.keys()]).toEqual(['/a', '/base/b'])
    expect(map.get('/a')?.id).toBe('a')
  })

  describe('that own the paths below theirs', () => {
    const app = '/yunbu-app/visual'
    const map = menuMapOf([
      menuFixture({ id: 'visual', path: '/', baseUrl: app, ownsPaths: true }),
      menuFixture({ id: 'deep', path: `${app}/a/b`, ownsPaths: true }),
      menuFixture({ id: 'exact', path: `${app}/a/b/c/d` }),
      menuFixture({ id: 'second', path: `${app}/a/b`, ownsPaths: true }),
      menuFixture({ id: 'window', path: '/yunbu-app/other', openType: 0, ownsPaths: true }),
      menuFixture({ id: 'dynamic', path: '/yunbu-app/shown', openType: 2, ownsPaths: true }),
      menuFixture({ id: 'root', path: '/', ownsPaths: true }),
      menuFixture({ id: 'all', path: '/yunbu-app', ownsPaths: true }),
      menuFixture({ id: 'up', path: '/yunbu-app/../up', ownsPaths: true }),
      menuFixture({ id: 'site', path: 'https://a.cn', ownsPaths: true }),
    ])

    it.each([
      [app, 'visual'],
      [`${app}/x`, 'visual'],
      [`${app}/a`, 'visual'],
      [`${app}/a/bc`, 'visual'],
      [`${app}/a/b`, 'deep'],
      [`${app}/a/b/c`, 'deep'],
      [`${app}/a/b/c/d`, 'exact'],
      [`${app}/a/b/c/d/e`, 'deep'],
      ['/yunbu-app/other/1', 'window'],
    ])('%s is found with %s', (path, id) => {
      expect([map.has(path), map.get(path)?.id]).toEqual([true, id])
    })

    it.each([
      '/yunbu-app/visuals/x',
      `${app}/../admin`,
      `${app}/a/b/../../../admin`,
      `${app}/%2e%2e/admin`,
      `${app}/%252e%252e/admin`,
      `${app}/..%2fadmin`,
      `${app}//evil.example`,
      `${app}/a\\b`,
      '/yunbu-app/shown/1',
      '/dashboard/1',
      '/yunbu-app/up/1',
      '/yunbu-app/../up/1',
      'https://a.cn/1',
      '',
    ])('%s is not found there', (path) => {
      expect([map.has(path), map.get(path)]).toEqual([false, undefined])
    })

    it('have each menu once', () => {
      expect(menuMapOf([menuFixture({ path: app, ownsPaths: true })]).size).toBe(1)
    })

    it('let the guard pass, and nothing else', () => {
      const session = {
        isSignedIn: true,
        isLoaded: true,
        mustChangePassword: false,
        hasHomepage: false,
        pageLimit: true,
        menuMap: map,
        firstMenu: undefined,
        hasOpenedFirstMenu: true,
      }
      const decide = (path: string) => decideNavigation(session, { path, isKnown: true })
      expect(decide(`${app}/x/y?z=1`)).toEqual({ kind: 'stay' })
      expect(decide('/yunbu-app/admin/x')).toEqual({ kind: 'redirect', to: '/page404' })
      expect(decide(`${app}/%2e%2e/admin`)).toEqual({ kind: 'redirect', to: '/page404' })
    })
  })

  it('takes the button permissions from the non-menu entries', () => {
    expect(buttonAuthoritiesOf([group])).toEqual(['a:add', 'a:edit'])
  })

  it('finds the first menu that opens something', () => {
    expect(firstMenuOf([buttonFixture('x'), menuFixture({ path: null }), group])?.id).toBe('a')
    expect(firstMenuOf([])).toBeUndefined()
    expect(firstMenuOf([menuFixture({ path: '  ' })])).toBeUndefined()
  })

  it.each([
    [{ path: '/x', baseUrl: '/b' }, '/b/x'],
    [{ path: '/b/x', baseUrl: '/b/' }, '/b/x'],
    [{ path: 'x', baseUrl: null }, '/x'],
    [{ path: 'https://a.cn/x', baseUrl: '/b' }, 'https://a.cn/x'],
    [{ path: '/x', baseUrl: 'https://a.cn' }, 'https://a.cn/x'],
    [{ path: 'javascript:alert(1)' }, undefined],
    [{ path: 'data:text/html,x' }, undefined],
    [{ path: '//evil.example' }, undefined],
    [{ path: '/\\evil.example' }, undefined],
    [{ path: null }, undefined],
  ])('%j has the address %s', (menu, address) => {
    expect(addressOf(menuFixture(menu))).toBe(address)
  })

  it.each([
    [
      { openType: 0, path: '/x' },
      { kind: 'window', url: '/x' },
    ],
    [
      { openType: 1, path: '/x' },
      { kind: 'tab', url: '/x' },
    ],
    [
      { openType: 2, path: '/x', name: 'N' },
      { kind: 'tab', url: '/yunbu-app/spruce-web-enterprise-console/dynamic?url=%2Fx&name=N' },
    ],
    [
      { openType: 1, path: 'https://a.cn', name: 'N' },
      {
        kind: 'tab',
        url: '/yunbu-app/spruce-web-enterprise-console/dynamic?url=https%3A%2F%2Fa.cn&name=N',
      },
    ],
  ] as const)('%j leads to %j', (menu, target) => {
    expect(targetOf(menuFixture(menu))).toEqual(target)
  })

  const framed = '/yunbu-app/spruce-web-enterprise-console/dynamic?url=https%3A%2F%2Fa.cn%2F&name=A'
  it.each([
    [
      { path: '/yunbu-app/x', kind: 'own' },
      { kind: 'tab', url: '/yunbu-app/x' },
    ],
    [
      { path: '/personal', kind: 'page', openType: 0 },
      { kind: 'window', url: '/personal' },
    ],
    [
      { path: 'https://a.cn/', kind: 'frame', appName: 'A' },
      { kind: 'tab', url: framed },
    ],
    [
      { path: 'https://a.cn/', kind: 'page', appName: 'A', openType: 2 },
      { kind: 'tab', url: framed },
    ],
    [
      { path: 'https://a.cn/', kind: 'frame', openType: 0 },
      { kind: 'window', url: 'https://a.cn/' },
    ],
    [
      { path: 'https://a.cn/', kind: 'window', openType: 1 },
      { kind: 'window', url: 'https://a.cn/' },
    ],
    [{ path: 'javascript:alert(1)', kind: 'window' }, undefined],
    [{ path: '//a.cn/', kind: 'frame' }, undefined],
    [{ path: '/\\a.cn/', kind: 'own' }, undefined],
    [{ path: 'data:text/html,x', kind: 'page' }, undefined],
  ] as const)('the application %j opens at %j', (app, target) => {
    expect(targetOfApp(app)).toEqual(target)
  })

  it('finds a menu at any depth by its id', () => {
    expect(findMenu([group], 'a')?.id).toBe('a')
    expect(findMenu([group], 'nowhere')).toBeUndefined()
  })
})
