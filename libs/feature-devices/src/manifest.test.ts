import { platformManifest, type ManifestMenu } from '@spruce/session'
import { expect, it } from 'vitest'
import { devicesManifest } from './manifest.js'

const everyMenu = (menus: readonly ManifestMenu[]): readonly ManifestMenu[] =>
  menus.flatMap((menu) => [menu, ...everyMenu(menu.childs ?? [])])
const menus = everyMenu(devicesManifest.menus)

it('asks for permissions of the platform alone', () => {
  const declared = platformManifest.permissions.map(({ code }): string => code)
  const asked = menus.flatMap(({ permCode, buttons = [] }) => [
    ...(permCode ? [permCode] : []),
    ...buttons.map((button) => button.permCode),
  ])
  expect(asked).toContain('device:list')
  expect(asked.filter((code) => !declared.includes(code))).toEqual([])
})

it('gives every menu and button a key of its own', () => {
  const keys = menus.flatMap(({ key, buttons = [] }) => [key, ...buttons.map((one) => one.key)])
  expect(new Set(keys).size).toBe(keys.length)
})

it('leads its commands to pages of its menus', () => {
  const paths = menus.map(({ path }) => path)
  for (const { path } of devicesManifest.commands) expect(paths).toContain(path.split('?')[0])
})
