import { describe, expect, it } from 'vitest'
import { filterMenus, firstMenu, menuHref, menuTrail, menusOnly, type MenuItem } from './menus.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const menus: MenuItem[] = [
  {
    id: '1',
    name: '企业管理',
    childs: [
      {
        id: '11',
        name: '组织架构',
        path: '/base/organization',
        baseUrl: base,
        childs: [{ id: '111', name: '新增部门', type: 1, permCode: 'department:add' }],
      },
      { id: '12', name: '菜单管理', path: '/base/menuMgt', baseUrl: base },
    ],
  },
  { id: '2', name: '工作台', path: '/dashboard' },
]

function namesOf(items: readonly MenuItem[]) {
  return items.map(({ name }) => name)
}

describe('menuHref', () => {
  it.each([
    [{ path: '/base/role', baseUrl: base }, `${base}/base/role`],
    [{ path: 'base/role', baseUrl: `${base}/` }, `${base}/base/role`],
    [{ path: `${base}/base/role`, baseUrl: base }, `${base}/base/role`],
    [{ path: '/dashboard' }, '/dashboard'],
    [{ path: 'https://docs.example/x', baseUrl: base }, 'https://docs.example/x'],
    [{ path: 'javascript:alert(1)' }, undefined],
    [{ path: '//evil.example' }, undefined],
    [{ path: '//evil.example', baseUrl: base }, undefined],
    [{ path: '/\\evil.example' }, undefined],
    [{ path: '/\t/evil.example' }, undefined],
    [{ path: '/x', baseUrl: '/\n/evil.example' }, undefined],
    [{ path: 'https:evil.example' }, undefined],
    [{ path: 'https://%' }, undefined],
    [{ path: '/\ud800' }, undefined],
    [{ path: 'https://docs.example@evil.example' }, undefined],
    [{ path: 'https://user:pass@docs.example/x' }, undefined],
    [{ path: '' }, undefined],
    [{}, undefined],
  ])('%o opens %s', (menu, href) => {
    expect(menuHref({ id: 'x', name: 'x', ...menu })).toBe(href)
  })
})

it('leaves button authorities out', () => {
  expect(namesOf(menusOnly([{ id: '1', name: '新增', type: 1 }, ...menus]))).toEqual([
    '企业管理',
    '工作台',
  ])
})

it('finds the first menu that opens something', () => {
  expect(firstMenu(menus)?.name).toBe('组织架构')
  expect(firstMenu([{ id: '1', name: '空' }])).toBeUndefined()
})

describe('menuTrail', () => {
  it.each([
    [`${base}/base/organization`, ['企业管理', '组织架构']],
    [`${base}/base/organization?page=2`, ['企业管理', '组织架构']],
    [`${base}/base/menuMgt/edit/3`, ['企业管理', '菜单管理']],
    ['/dashboard', ['工作台']],
    ['/dashboards', []],
    ['/nowhere', []],
  ])('%s', (url, trail) => {
    expect(namesOf(menuTrail(menus, url))).toEqual(trail)
  })

  it('gives a page below a menu that owns it to the one with the longest path', () => {
    const owning: MenuItem[] = [
      { id: '1', name: '可视化', path: '/yunbu-app/visual', ownsPaths: true },
      { id: '2', name: '大屏', path: '/yunbu-app/visual/screens', ownsPaths: true },
      { id: '3', name: '一处', path: '/yunbu-app/visual/screens/7' },
      { id: '4', name: '外部', path: '/yunbu-app/visual/frames/x', openType: 2, ownsPaths: true },
    ]
    const found = (path: string) => namesOf(menuTrail(owning, `/yunbu-app/visual${path}`))
    expect(found('/pages/1/2')).toEqual(['可视化'])
    expect(found('/screens/8?zoom=2#top')).toEqual(['大屏'])
    expect(found('/screens/7')).toEqual(['一处'])
    expect(found('/screens/7/edit')).toEqual(['大屏'])
    expect(found('/frames/x/y')).toEqual(['可视化'])
    expect(found('s/1')).toEqual([])
  })

  it('prefers the menu whose query is the same', () => {
    const dynamic: MenuItem[] = [
      { id: '1', name: '甲', path: '/dynamic?url=a' },
      { id: '2', name: '乙', path: '/dynamic?url=b' },
    ]
    expect(namesOf(menuTrail(dynamic, '/dynamic?url=b'))).toEqual(['乙'])
  })
})

describe('filterMenus', () => {
  it('keeps what leads to a match, and everything below it', () => {
    const found = filterMenus(menus, '组织')
    expect(namesOf(found)).toEqual(['企业管理'])
    expect(namesOf(found[0]!.childs!)).toEqual(['组织架构'])
    expect(namesOf(filterMenus(menus, '企业')[0]!.childs!)).toHaveLength(2)
  })

  it('does not offer buttons', () => {
    expect(filterMenus(menus, '新增')).toEqual([])
  })

  it('gives all for an empty word', () => {
    expect(namesOf(filterMenus(menus, '  '))).toEqual(['企业管理', '工作台'])
  })
})
