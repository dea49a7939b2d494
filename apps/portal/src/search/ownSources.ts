import { openPasswordDialog } from '@spruce/feature-personal'
import { managementEntryCode } from '@spruce/session'
import {
  menuHref,
  menusOnly,
  submenus,
  type MenuItem,
  type SearchEntry,
  type SearchSource,
} from '@spruce/shell-ui'
import { palettes } from '@spruce/shell-ui/theme'
import type { Shell } from '../app/Shell.js'
import { searchTexts } from './searchTexts.js'

/** What a person types who looks for a setting, in both languages whichever is on show. */
const appearance = '外观 外观设置 主题 明暗 appearance theme'
const signingOut = '退出登录 注销 登出 sign out log out'

/** What the portal itself has at hand: open pages, menus, applications, settings, tenants. */
export function ownSources(shell: Shell): readonly SearchSource[] {
  return [
    tabSource(shell),
    menuSource(shell),
    appSource(shell),
    settingSource(shell),
    tenantSource(shell),
  ]
}

/** A source whose entries each say what choosing them does. */
function sourceOf(
  head: Pick<SearchSource, 'id' | 'title' | 'isShownAtFirst' | 'limit'>,
  runnable: readonly (SearchEntry & { run: () => unknown })[],
): SearchSource {
  const runs = new Map(runnable.map(({ id, run }) => [id, run]))
  const entries: readonly SearchEntry[] = runnable.map(({ run: _run, ...entry }) => entry)
  return { ...head, entries: () => entries, onChoose: ({ id }) => void runs.get(id)?.() }
}

function tabSource(shell: Shell): SearchSource {
  const { tabs, navigator } = shell
  const others = tabs.tabs.filter((tab) => tab !== tabs.active)
  return sourceOf(
    { id: 'tab', title: searchTexts[shell.language].tabs, isShownAtFirst: true },
    others.map((tab) => ({
      id: tab.name,
      title: shell.titleOf(tab),
      icon: 'page' as const,
      run: () => navigator.open(tab.url),
    })),
  )
}

function menuSource(shell: Shell): SearchSource {
  const found: { menu: MenuItem; above: string }[] = []
  const walk = (menus: readonly MenuItem[], above: readonly string[]) => {
    for (const menu of menusOnly(menus)) {
      if (menuHref(menu)) found.push({ menu, above: above.join(' / ') })
      walk(submenus(menu), [...above, menu.name])
    }
  }
  for (const { name, menus } of shell.groups) walk(menus, [name])
  const known = new Map([...shell.session.menuMap.values()].map((menu) => [menu.id, menu]))
  return sourceOf(
    { id: 'menu', title: searchTexts[shell.language].menus },
    found.map(({ menu, above }) => ({
      id: menu.id,
      title: menu.name,
      subtitle: above,
      keywords: `${above} ${menu.path ?? ''}`,
      icon: 'menu' as const,
      run: () => {
        const own = known.get(menu.id)
        if (own) shell.openMenu(own)
        else void shell.navigator.open(menuHref(menu) ?? '/')
      },
    })),
  )
}

function appSource(shell: Shell): SearchSource {
  const apps = shell.session.appList.filter(
    (app) =>
      app.appCode !== managementEntryCode &&
      app.status !== 1 &&
      app.enable === 1 &&
      shell.hasPages(app),
  )
  return sourceOf(
    { id: 'app', title: searchTexts[shell.language].apps },
    apps.map((app) => ({
      id: app.appCode,
      title: app.appName,
      keywords: app.appCode,
      icon: 'app' as const,
      run: () => shell.navigator.open(app.path),
    })),
  )
}

function settingSource(shell: Shell): SearchSource {
  const { theme, layout, entry, session, navigator, inbox, language } = shell
  const texts = searchTexts[language]
  const isChinese = language === 'zh-CN'
  const always = [
    {
      id: 'home',
      title: texts.home,
      keywords: '首页 home',
      icon: 'setting' as const,
      run: () => navigator.open('/dashboard'),
    },
    {
      id: 'personal',
      title: texts.personal,
      keywords: '个人中心 个人信息 personal profile',
      icon: 'setting' as const,
      run: () => navigator.open('/personal'),
    },
    {
      id: 'light',
      title: texts.light,
      keywords: `${appearance} 亮色 日间 light`,
      icon: 'setting' as const,
      run: () => theme.setMode('light'),
    },
    {
      id: 'dark',
      title: texts.dark,
      keywords: `${appearance} 暗色 夜间 dark`,
      icon: 'setting' as const,
      run: () => theme.setMode('dark'),
    },
    {
      id: 'system',
      title: texts.system,
      keywords: `${appearance} 系统 system`,
      icon: 'setting' as const,
      run: () => theme.setMode('system'),
    },
    ...(['compact', 'comfortable', 'spacious'] as const).map((density) => ({
      id: density,
      title: texts[density],
      keywords: `密度 行高 density ${density}`,
      icon: 'setting' as const,
      run: () => theme.setDensity(density),
    })),
    ...palettes.map((palette) => ({
      id: `palette-${palette}`,
      title: texts.palette(texts[palette]),
      keywords: `主题色 颜色 theme colour color ${palette}`,
      icon: 'setting' as const,
      run: () => theme.setPalette(palette),
    })),
    {
      id: 'language',
      title: isChinese ? texts.english : texts.chinese,
      keywords: '语言 中文 英文 language Chinese English',
      icon: 'setting' as const,
      run: () => entry.setLanguage(isChinese ? 'en-US' : 'zh-CN'),
    },
    {
      id: 'sidebar',
      title: texts.sidebar,
      keywords: `${appearance} 侧边栏 sidebar`,
      icon: 'setting' as const,
      run: () => layout.toggleSidebar(),
    },
    {
      id: 'menuLayout',
      title: texts.menuLayout,
      keywords: `${appearance} 布局 layout`,
      icon: 'setting' as const,
      run: () => layout.toggleMenuType(),
    },
  ]
  const messages = {
    id: 'messages',
    title: texts.openMessages,
    keywords: '消息 通知 messages notices',
    icon: 'setting' as const,
    run: () => inbox.open(),
  }
  // Somebody else's password is refused in a mock login, and signing out leaves it.
  const last = session.isMockLogin
    ? [
        {
          id: 'leave',
          title: texts.leaveMockLogin,
          keywords: signingOut,
          icon: 'setting' as const,
          run: () => shell.leaveMockLogin(),
        },
      ]
    : [
        {
          id: 'password',
          title: texts.password,
          keywords: '修改密码 更改密码 change password',
          icon: 'setting' as const,
          run: () => openPasswordDialog(),
        },
        {
          id: 'signOut',
          title: texts.signOut,
          keywords: signingOut,
          icon: 'setting' as const,
          run: () => shell.signOut(),
        },
      ]
  return sourceOf({ id: 'setting', title: texts.settings, isShownAtFirst: true, limit: 5 }, [
    ...always,
    ...(session.hasTenant ? [messages] : []),
    ...last,
  ])
}

function tenantSource(shell: Shell): SearchSource {
  const { tenants, currentTenant } = shell.session
  const texts = searchTexts[shell.language]
  const others = tenants.filter(({ tenantId }) => tenantId !== currentTenant?.tenantId)
  return sourceOf(
    { id: 'tenant', title: texts.tenants },
    others.map((tenant) => ({
      id: tenant.tenantId,
      title: texts.switchTo(tenant.name),
      keywords: `${tenant.shortName} ${tenant.code}`,
      icon: 'tenant' as const,
      run: () => shell.switchTenant(tenant),
    })),
  )
}
