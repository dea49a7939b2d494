import { describe, expect, it } from 'vitest'
import { addressOf, buttonAuthoritiesOf, firstMenuOf, menuMapOf, targetOf } from './menus.js'
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
})
