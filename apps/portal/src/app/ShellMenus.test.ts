import type { MenuItem } from '@spruce/session'
import { menuFixture, systemDataFixture } from '@spruce/session/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noMedia, openShell } from '../testing/openShell.js'
import type { Shell } from './Shell.js'

const appCode = 'spruce-web-enterprise-console'
const path = `/yunbu-app/${appCode}`
const shells: Shell[] = []

beforeEach(() => void vi.stubGlobal('matchMedia', noMedia))
afterEach(() => {
  for (const shell of shells.splice(0)) shell.dispose()
  vi.unstubAllGlobals()
})

function menusOf(menus: readonly MenuItem[]) {
  const shell = openShell(systemDataFixture({ menus: { [appCode]: [...menus] } }))
  shells.push(shell)
  return shell.menus
}

it('name a page below a menu that owns it by the menu', () => {
  const visual = menuFixture({ name: '可视化', path: '/yunbu-app/visual', ownsPaths: true })
  const menus = menusOf([visual, menuFixture()])
  const titleOf = (url: string) => menus.titleOf({ name: 'x', url })
  expect(titleOf('/yunbu-app/visual/pages/7?zoom=2')).toBe('可视化')
  expect(titleOf('/yunbu-app/visuals/pages/7')).toBe('x')
})

it('give the sidebar those of the delivered application whose page is on screen', () => {
  const app = '/yunbu-app/spruce-web-delivery-visualization-v3/RCAPPN0001'
  const console = menuFixture()
  const page = menuFixture({ id: 'p', path: `${app}/page-preview/1` })
  const shell = openShell(
    systemDataFixture({ menus: { [appCode]: [console], RCAPPN0001: [page] } }),
  )
  shells.push(shell)
  const { menus } = shell
  for (const url of [app, `${app}?pageId=1`, `${app}/page-preview/1`]) {
    expect(menus.sidebarAt(url)).toEqual({ appCode: 'RCAPPN0001', menus: [page] })
  }
  const others = { appCode, menus: [console] }
  expect(menus.sidebarAt('/dashboard')).toEqual(others)
  expect(menus.sidebarAt(app.replace('0001', '0002')), 'without menus of its own').toEqual(others)
})

it('have pages of an application where a menu leads into it, or owns all of it', () => {
  const app = { appCode, path }
  expect(menusOf([menuFixture()]).hasPages(app)).toBe(true)
  expect(menusOf([menuFixture({ path, ownsPaths: true })]).hasPages(app)).toBe(true)
  expect(menusOf([menuFixture({ path })]).hasPages(app)).toBe(false)
  expect(menusOf([menuFixture({ path: '/personal' })]).hasPages(app)).toBe(false)
  expect(menusOf([]).hasPages({ appCode: 'tenants-own', path: '/x' })).toBe(true)
})
