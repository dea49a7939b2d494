import { managementEntryCode, type MenuItem } from '@spruce/session'
import { menuHref, type SearchSource } from '@spruce/shell-ui'
import { searchTexts } from '../messages.js'
import type { SearchEnvironment } from '../SearchEnvironment.js'
import { settingSource } from './settingSource.js'
import { sourceOf } from './sourceOf.js'

/** What the frame has at hand: open pages, menus, applications, settings, tenants. */
export function frameSources(environment: SearchEnvironment): readonly SearchSource[] {
  return [
    tabSource(environment),
    menuSource(environment),
    appSource(environment),
    settingSource(environment),
    tenantSource(environment),
  ]
}

function tabSource({ shell, activePage, language }: SearchEnvironment): SearchSource {
  const others = shell.tabs.filter(({ name }) => name !== activePage)
  return sourceOf(
    { id: 'tab', title: searchTexts[language].tabs, isShownAtFirst: true },
    others.map((tab) => ({
      id: tab.name,
      title: tab.title,
      icon: 'page' as const,
      run: () => shell.open(tab.url),
    })),
  )
}

function menuSource(environment: SearchEnvironment): SearchSource {
  const { groups, frame, language } = environment
  const found: { menu: MenuItem; above: string }[] = []
  const walk = (menus: readonly MenuItem[], above: readonly string[]) => {
    for (const menu of menus) {
      if (menu.type !== 0 || menu.name === '') continue
      if (menuHref(menu)) found.push({ menu, above: above.join(' / ') })
      walk(menu.childs, [...above, menu.name])
    }
  }
  for (const { name, menus } of groups) walk(menus, [name])
  return sourceOf(
    { id: 'menu', title: searchTexts[language].menus },
    found.map(({ menu, above }) => ({
      id: menu.id,
      title: menu.name,
      subtitle: above,
      keywords: `${above} ${menu.path ?? ''}`,
      icon: 'menu' as const,
      run: () => frame.openMenu(menu),
    })),
  )
}

function appSource({ session, shell, hasPages, language }: SearchEnvironment): SearchSource {
  const apps = session.appList.filter(
    (app) =>
      app.appCode !== managementEntryCode && app.status !== 1 && app.enable === 1 && hasPages(app),
  )
  return sourceOf(
    { id: 'app', title: searchTexts[language].apps },
    apps.map((app) => ({
      id: app.appCode,
      title: app.appName,
      keywords: app.appCode,
      icon: 'app' as const,
      run: () => shell.openApp(app),
    })),
  )
}

function tenantSource({ session, frame, language }: SearchEnvironment): SearchSource {
  const { tenants, currentTenant } = session
  const texts = searchTexts[language]
  const others = tenants.filter(({ tenantId }) => tenantId !== currentTenant?.tenantId)
  return sourceOf(
    { id: 'tenant', title: texts.tenants },
    others.map((tenant) => ({
      id: tenant.tenantId,
      title: texts.switchTo(tenant.name),
      keywords: `${tenant.shortName} ${tenant.code}`,
      icon: 'tenant' as const,
      run: () => frame.switchTenant(tenant),
    })),
  )
}
