import { describe, expect, it } from 'vitest'
import { breadcrumbTrail } from './breadcrumbTrail.js'
import { withFavorite } from './favorites.js'
import { consoleBase, favorites, menuGroups, menus } from './fixtures.js'
import { homeTarget } from './homeTarget.js'
import { selectFirstMenu } from './menus.js'
import { browserTitle } from '../public/usePageTitle.js'
import { tabTitle } from './pageTitle.js'
import { moved } from './useReorder.js'

describe('specification section 2.6, breadcrumb', () => {
  it.each([
    [{ logo: 0 }, '/dashboard'],
    [{ logo: 0, homepageUrl: '/home' }, '/dashboard'],
    [{ logo: 2, homepageUrl: '/yunbu-app/x/home' }, '/yunbu-app/x/home'],
    [{ logo: 2, homepageUrl: 'https://portal.example.cn/' }, 'https://portal.example.cn/'],
    [{ logo: 2, homepageUrl: '' }, '/default'],
    [{ logo: 2, homepageUrl: null }, '/default'],
    [{ logo: 2, homepageUrl: 'javascript:alert(1)' }, '/default'],
    [{ logo: 2, homepageUrl: '//evil.example' }, '/default'],
    [{ logo: 2, homepageUrl: '/\\evil.example' }, '/default'],
    [{ logo: 2, homepageUrl: 'https://portal.example.cn@evil.example/' }, '/default'],
    [{ logo: 1, homepageUrl: '/home' }, undefined],
    [undefined, '/dashboard'],
  ] as const)(
    '"logo 0 goes to /dashboard; logo 2 goes to the configured home page URL, else /default": %o → %s',
    (tenant, target) => {
      expect(homeTarget(tenant)).toBe(target)
    },
  )

  const allMenus = menuGroups.flatMap((group) => group.menus)
  function namesAt(url: string, title?: string) {
    return breadcrumbTrail(allMenus, url, title).map(({ name }) => name)
  }

  const customers = '/yunbu-app/spruce-web-operation-management/base/customer'
  it.each([
    [`${consoleBase}/base/organization?page=2`, ['企业管理', '组织架构']],
    [customers, ['客户', '客户管理']],
    [`${customers}/audit`, ['客户', '客户审核']],
    [`${customers}/audit?status=submitted`, ['客户', '客户审核']],
    [`${customers}/info/view/7`, ['客户', '客户管理']],
    [`${consoleBase}/workbench/business/detail`, []],
    ['/unknown', []],
  ])('"It builds its path from the menu tree", audit pages included: %s → %o', (url, names) => {
    expect(namesAt(url)).toEqual(names)
  })

  it('adds the name of a page that lies deeper than its menu', () => {
    expect(namesAt(`${consoleBase}/base/role/7`, '部门主管')).toEqual([
      '企业管理',
      '角色管理',
      '部门主管',
    ])
    expect(namesAt(`${consoleBase}/base/role`, '角色管理')).toEqual(['企业管理', '角色管理'])
  })
})

describe('specification section 2.6, titles', () => {
  it.each([
    ['云杉控制台', '云杉控制台'],
    ['  ', 'Spruce'],
    [undefined, 'Spruce'],
  ])(
    '"Page titles come from the tenant\'s configured browser title, else a default.": %s → %s',
    (configured, title) => {
      expect(browserTitle(configured)).toBe(title)
    },
  )

  const apps = [{ appName: '企业控制台', basePath: consoleBase }]
  it.each([
    ['/', '首页'],
    ['/dashboard?x=1', '首页'],
    ['/default', '首页'],
    ['/personal', '个人信息'],
    ['/yunbu-app/spruce-web-personal-center/profile', '个人信息'],
    ['/yunbu-app/spruce-web-operation-management/base/role', '运营管理'],
    [`${consoleBase}/base/role`, '企业控制台'],
    ['/nowhere', undefined],
  ])(
    '"The tab title is Home, Personal info, an app name, or Operation management.": %s → %s',
    (url, title) => {
      expect(tabTitle(url, apps, 'zh-CN')).toBe(title)
    },
  )

  it.each([
    ['/personal', '个人信息'],
    ['/dashboard', '首页'],
    [`${consoleBase}/base/role`, '我的菜单'],
  ])('the own pages keep their names under a company’s own menu: %s → %s', (url, title) => {
    expect(tabTitle(url, apps, 'zh-CN', '我的菜单')).toBe(title)
  })

  it('speaks English too', () => {
    expect(tabTitle('/dashboard', apps, 'en-US')).toBe('Home')
  })
})

describe('favourites', () => {
  it('are added at the end and removed by the same star', () => {
    const added = withFavorite(favorites, { id: 'x', name: '应用列表' }, 'app', '/x')
    expect(added.at(-1)).toEqual({ menuId: 'x', name: '应用列表', appCode: 'app', path: '/x' })
    expect(withFavorite(added, { id: 'x', name: '应用列表' }, 'app', '/x')).toEqual(favorites)
  })
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('moves %i to %i', (from, to, result) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(result)
})

it('selects the first-level menu of the address, else the remembered one, else the first', () => {
  expect(selectFirstMenu(menus, `${consoleBase}/base/role`)?.id).toBe('base')
  expect(selectFirstMenu(menus, '/unknown', menus[2])?.id).toBe('workbench')
  expect(selectFirstMenu(menus, '/unknown')?.id).toBe('home')
  expect(selectFirstMenu([], '/unknown')).toBeUndefined()
})
