import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { Language } from '@spruce/validators/i18n'
import { ShellProvider } from '../provider/ShellProvider.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { bindRouter, type BindRouterOptions, type TabNavigator } from './bindRouter.js'
import { pathOf, type Favorite, type MenuGroup, type MenuItem } from './menus.js'
import { TabsStore, type TabsStoreOptions } from './TabsStore.js'
import type { TabPageProps } from './TabOutlet.js'
import type { SwitchableTenant } from './TenantSwitcher.js'
import { useTab } from './useTab.js'

/** What stories and tests of the frame share. */

/** jsdom measures nothing, so what floats has nothing to observe there. */
class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (!('ResizeObserver' in globalThis)) {
  Object.assign(globalThis, { ResizeObserver: NothingToObserve })
}

export const consoleBase = '/yunbu-app/spruce-web-enterprise-console'

function page(id: string, name: string, path: string): MenuItem {
  return { id, name, path, baseUrl: consoleBase, type: 0, openType: 1 }
}

export const menus: readonly MenuItem[] = [
  { id: 'home', name: '首页', path: '/dashboard', icon: 'house', type: 0, openType: 1 },
  {
    id: 'base',
    name: '企业管理',
    icon: 'building-2',
    type: 0,
    childs: [
      {
        ...page('organization', '组织架构', '/base/organization'),
        childs: [{ id: 'add', name: '新增部门', type: 1, permCode: 'department:add' }],
      },
      page('role', '角色管理', '/base/role'),
      page('menuMgt', '菜单管理', '/base/menuMgt'),
      page('appMgt', '应用列表', '/base/appMgt'),
      page('resourceMgt', '资源管理', '/base/resourceMgt'),
    ],
  },
  {
    id: 'workbench',
    name: '工作台管理',
    icon: 'layout-dashboard',
    type: 0,
    childs: [
      page('global', '全局工作台', '/workbench/global'),
      page('business', '业务工作台', '/workbench/business/index'),
      page('components', '组件管理', '/component-management'),
    ],
  },
  {
    id: 'messages',
    name: '消息与公告',
    icon: 'megaphone',
    type: 0,
    childs: [
      page('identity', '业务标识管理', '/msg-config/businessb-identity'),
      page('notice', '企业公告管理', '/msg-publish/business-notice'),
    ],
  },
  {
    id: 'help',
    name: '帮助文档',
    icon: 'file-text',
    path: 'https://docs.example.com/guide',
    type: 0,
    openType: 0,
  },
]

export const menuGroups: readonly MenuGroup[] = [
  { appCode: 'spruce-web-enterprise-console', name: '企业控制台', menus },
  {
    appCode: 'spruce-web-operation-management',
    name: '运营管理',
    menus: [
      {
        id: 'op',
        name: '客户',
        type: 0,
        childs: [
          {
            id: 'op1',
            name: '客户管理',
            path: '/yunbu-app/spruce-web-operation-management/base/customer',
          },
          {
            id: 'op2',
            name: '客户审核',
            path: '/yunbu-app/spruce-web-operation-management/base/customer/audit',
          },
        ],
      },
    ],
  },
]

export const favorites: readonly Favorite[] = [
  ['organization', '组织架构', '/base/organization'],
  ['role', '角色管理', '/base/role'],
  ['notice', '企业公告管理', '/msg-publish/business-notice'],
].map(([menuId = '', name = '', path = '']) => ({
  menuId,
  name,
  appCode: 'spruce-web-enterprise-console',
  path: `${consoleBase}${path}`,
}))

export const tenants: readonly SwitchableTenant[] = [
  {
    tenantId: 't1',
    code: 'yunshan',
    name: '云杉制造集团',
    shortName: '云杉制造',
    mainTenant: true,
  },
  { tenantId: 't2', code: 'division', name: '全国行政区划示范租户', shortName: '行政区划' },
  { tenantId: 't3', code: 'lanhai', name: '蓝海能源科技（深圳）有限公司', shortName: '蓝海能源' },
  { tenantId: 't4', code: 'operator', name: '平台运营' },
]

/** A page with a field bound to the address, one that is not, and a way to become dirty. */
export function StoryPage({ query, onQueryChange, params }: TabPageProps<{ keyword?: string }>) {
  const say = useFixtureTranslation()
  const tab = useTab()
  const [note, setNote] = useState('')
  const name = params['_splat'] ?? ''
  return say(
    <div style={{ padding: 'var(--sp-spacing-page)', display: 'grid', gap: 16, maxWidth: 480 }}>
      <h1 style={{ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600 }}>
        {menus.flatMap((menu) => menu.childs ?? []).find((menu) => name.endsWith(menu.path ?? '?'))
          ?.name ?? '首页'}
      </h1>
      <label>
        关键字
        <input
          style={fieldStyle}
          value={query.keyword ?? ''}
          onChange={(event) => onQueryChange({ keyword: event.target.value || undefined })}
        />
      </label>
      <label>
        备注
        <input
          style={fieldStyle}
          value={note}
          onChange={(event) => {
            setNote(event.target.value)
            tab.setDirty(event.target.value !== '')
          }}
        />
      </label>
    </div>,
  )
}

const fieldStyle = {
  display: 'block',
  width: '100%',
  height: 32,
  paddingInline: 12,
  border: '1px solid var(--sp-colors-border-control)',
  borderRadius: 'var(--sp-radii-md)',
  background: 'var(--sp-colors-bg)',
}

export interface StoryRouterOptions {
  /** Renders the frame around the pages. */
  layout: (navigator: TabNavigator) => ReactNode
  /** Addresses to open, the last on show. */
  urls?: readonly string[]
  /** Draws every page. Default: StoryPage. */
  page?: ComponentType<TabPageProps>
  tabs?: TabsStoreOptions
  bind?: BindRouterOptions
}

/** A router in memory whose every address is a tab, named after its path. */
export function makeStoryRouter(options: StoryRouterOptions) {
  const { layout, urls = ['/dashboard'], page: Page = StoryPage, tabs, bind } = options
  const root = createRootRoute({ component: () => layout(navigator) })
  const pages = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: Page as unknown as () => ReactNode,
    staticData: { tabName: ({ _splat }) => _splat ?? '' },
  })
  const router = createRouter({
    routeTree: root.addChildren([pages]),
    history: createMemoryHistory({ initialEntries: [urls.at(-1) ?? '/dashboard'] }),
  }) as unknown as AnyRouter
  const store = new TabsStore({
    getFirstMenuTab: () => ({ name: 'dashboard', url: '/dashboard' }),
    ...tabs,
  })
  for (const url of urls) store.open({ name: pathOf(url).slice(1), url })
  const navigator = bindRouter(router, store, bind)
  return { router, store, navigator }
}

export interface ShellFixtureProps {
  language?: Language
  children?: ReactNode
}

/** What a part of the frame needs around it. */
export function ShellFixture({ language, children }: ShellFixtureProps) {
  return <ShellProvider language={language}>{children}</ShellProvider>
}
