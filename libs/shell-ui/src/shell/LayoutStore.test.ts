import { describe, expect, it, vi } from 'vitest'
import { LayoutStore } from './LayoutStore.js'

describe('specification section 3, Shell state', () => {
  it('starts with the display settings it names', () => {
    const { title, showSettings, tagsView, fixedHeader, sidebarLogo, errorLog, tagsCache, routes } =
      new LayoutStore()
    expect({
      title,
      showSettings,
      tagsView,
      fixedHeader,
      sidebarLogo,
      errorLog,
      tagsCache,
    }).toEqual({
      title: '',
      showSettings: true,
      tagsView: true,
      fixedHeader: false,
      sidebarLogo: false,
      errorLog: 'production',
      tagsCache: true,
    })
    expect(routes).toEqual([])
  })

  it('"device (default desktop)", "Default language zh-cn"', () => {
    const store = new LayoutStore()
    expect(store.device).toBe('desktop')
    expect(store.language).toBe('zh-CN')
  })
})

it('"Menu type toggles between 1 and 2."', () => {
  const store = new LayoutStore()
  expect(store.menuType).toBe(1)
  store.toggleMenuType()
  expect(store.menuType).toBe(2)
  store.toggleMenuType()
  expect(store.menuType).toBe(1)
})

it('"Sidebar toggles open or closed, with or without animation."', () => {
  const store = new LayoutStore()
  expect(store.sidebar).toEqual({ opened: true, withoutAnimation: false })
  store.toggleSidebar()
  expect(store.sidebar).toEqual({ opened: false, withoutAnimation: false })
  store.toggleSidebar(true)
  expect(store.sidebar).toEqual({ opened: true, withoutAnimation: true })
})

describe('width', () => {
  it.each([
    [1600, 'desktop', false],
    [1200, 'desktop', false],
    [1199, 'tablet', true],
    [768, 'tablet', true],
    [767, 'mobile', false],
    [320, 'mobile', false],
  ] as const)('%i px is %s', (width, device, isCollapsed) => {
    const store = new LayoutStore()
    store.setViewportWidth(width)
    expect([store.device, store.isSidebarCollapsed]).toEqual([device, isCollapsed])
  })

  it('toggles a drawer where there is no room, and leaves the desktop choice alone', () => {
    const store = new LayoutStore()
    store.setViewportWidth(500)
    store.toggleSidebar()
    expect(store.isDrawerOpen).toBe(true)
    expect(store.sidebar.opened).toBe(true)
    store.setViewportWidth(1300)
    expect(store.isDrawerOpen).toBe(false)
  })
})

describe('persistence', () => {
  it('"Active app info and global app name are persisted, and routerKey is persisted."', () => {
    const save = vi.fn()
    const store = new LayoutStore({ save })
    store.setActiveApp({ name: '组织', routerBase: '/yunbu-app/x' })
    store.setRouterKey('k1')
    store.setSidebarOpened(false)
    const again = new LayoutStore({ load: () => save.mock.lastCall?.[0] as unknown })
    expect(again.activeAppInfo).toEqual({ name: '组织', routerBase: '/yunbu-app/x' })
    expect(again.globalAppName).toBe('组织')
    expect(again.routerKey).toBe('k1')
    expect(again.sidebar).toEqual({ opened: false, withoutAnimation: true })
  })

  it.each([
    undefined,
    'x',
    null,
    { menuType: 3, language: 'fr', sidebarOpened: 'no', activeAppInfo: {} },
  ])('ignores malformed data %#', (data) => {
    expect(new LayoutStore({ load: () => data }).snapshot).toEqual(new LayoutStore().snapshot)
  })
})
