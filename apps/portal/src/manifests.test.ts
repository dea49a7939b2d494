import { operationTable } from '@spruce/api-client/contract'
import { basePathOf, type ManifestMenu, permissionsBesideMenus } from '@spruce/session'
import { describe, expect, it } from 'vitest'
import { manifests } from './manifests.js'

function everyMenu(menus: readonly ManifestMenu[]): ManifestMenu[] {
  return menus.flatMap((menu) => [menu, ...everyMenu(menu.childs ?? [])])
}

describe.each(manifests)('manifest of $appCode', (manifest) => {
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
    // Both consoles have the page of roles; one of them declares its codes.
    const known = manifests.flatMap(({ permissions }) => permissions.map(({ code }) => code))
    const asked = menus.flatMap(({ permCode, buttons }) => [
      ...(permCode ? [permCode] : []),
      ...(buttons ?? []).map((button) => button.permCode),
    ])
    expect(asked.filter((code) => !known.includes(code))).toEqual([])
  })

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest)
  })
})

it('no two sub-applications share a code', () => {
  const codes = manifests.map(({ appCode }) => appCode)
  expect(new Set(codes).size).toBe(codes.length)
})

it('no two sub-applications declare the same permission', () => {
  const codes = manifests.flatMap(({ permissions }) => permissions.map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
})

it('the manifests declare the codes that the contract asks for, each of them and no other', () => {
  const declared = manifests.flatMap(({ permissions }) => permissions.map(({ code }) => code))
  const asked = new Set(operationTable.flatMap(({ authz }) => authz.perm))
  expect(declared.toSorted()).toEqual([...asked].sort())
})

it('what is offered beside the menus is declared, and carried by no menu', () => {
  const declared = manifests.flatMap(({ permissions }) => permissions.map(({ code }) => code))
  const carried = manifests
    .flatMap(({ menus }) => everyMenu(menus))
    .flatMap(({ permCode, buttons = [] }) => [permCode, ...buttons.map((one) => one.permCode)])
  expect(declared).toEqual(expect.arrayContaining([...permissionsBesideMenus]))
  expect(carried.filter((code) => permissionsBesideMenus.includes(code ?? ''))).toEqual([])
})
