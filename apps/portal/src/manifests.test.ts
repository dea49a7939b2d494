import { operationTable } from '@spruce/api-client/contract'
import { basePathOf, type ManifestMenu, permissionsBesideMenus } from '@spruce/session'
import { describe, expect, it } from 'vitest'
import { manifests } from './manifests.js'

function everyMenu(menus: readonly ManifestMenu[]): ManifestMenu[] {
  return menus.flatMap((menu) => [menu, ...everyMenu(menu.childs ?? [])])
}

const { platform, subApps } = manifests
const declared = [platform, ...subApps].flatMap(({ permissions }) =>
  permissions.map(({ code }) => code),
)

describe.each(subApps)('manifest of $appCode', (manifest) => {
  it('stands at the base path of its code (spec section 2.5)', () => {
    expect(manifest.basePath).toBe(basePathOf(manifest.appCode))
  })

  it('names each menu once, and asks for permissions that a manifest declares', () => {
    const menus = everyMenu(manifest.menus)
    const keys = menus.flatMap(({ key, buttons }) => [
      key,
      ...(buttons ?? []).map((one) => one.key),
    ])
    expect(new Set(keys).size).toBe(keys.length)
    const asked = menus.flatMap(({ permCode, buttons }) => [
      ...(permCode ? [permCode] : []),
      ...(buttons ?? []).map((button) => button.permCode),
    ])
    expect(asked.filter((code) => !declared.includes(code))).toEqual([])
  })

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest)
  })
})

it('no two sub-applications share a code', () => {
  const codes = subApps.map(({ appCode }) => appCode)
  expect(new Set(codes).size).toBe(codes.length)
})

it('no two of them and the platform declare the same permission', () => {
  expect(new Set(declared).size).toBe(declared.length)
})

it('each permission of the platform stands in one sub-application', () => {
  const placed = subApps.flatMap(({ platformPermissions = [] }) => platformPermissions)
  expect(placed.toSorted()).toEqual(platform.permissions.map(({ code }) => code).toSorted())
})

it('the manifests declare the codes that the contract asks for, each of them and no other', () => {
  const asked = new Set(operationTable.flatMap(({ authz }) => authz.perm))
  expect(declared.toSorted()).toEqual([...asked].sort())
})

it('what is offered beside the menus is declared, and carried by no menu', () => {
  const carried = subApps
    .flatMap(({ menus }) => everyMenu(menus))
    .flatMap(({ permCode, buttons = [] }) => [permCode, ...buttons.map((one) => one.permCode)])
  expect(declared).toEqual(expect.arrayContaining([...permissionsBesideMenus]))
  expect(carried.filter((code) => permissionsBesideMenus.some((one) => one === code))).toEqual([])
})
