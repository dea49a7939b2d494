import { describe, expect, it } from 'vitest'
import { bodyOfMenu, changesOfMenu, checkMenuDraft, draftOfMenu } from './menuDraft.js'
import { impactText } from './impactText.js'
import { menuMessages } from './menuMessages.js'
import { readMenuQuery } from './menuQuery.js'
import { makeMenus } from './menusHandlers.js'
import { everyMenu, menuTrailOf, narrowedMenus, placeBelow, stepOf } from './menuTree.js'

const menus = makeMenus()
const t = menuMessages['zh-CN']
const ids = (narrowed: ReturnType<typeof narrowedMenus>) => everyMenu(narrowed).map(({ id }) => id)

describe('the tree of menus', () => {
  it('puts a menu one place up or down, and no further than the ends', () => {
    const role = { id: 'role', parentId: 'people' }
    expect(stepOf(menus, role, -1)).toEqual({ parentId: 'people', ids: ['role', 'org'] })
    expect(stepOf(menus, role, 1)).toBeUndefined()
    expect(stepOf(menus, { id: 'people', parentId: null }, -1)).toBeUndefined()
    expect(stepOf(menus, { id: 'gone', parentId: null }, 1)).toBeUndefined()
  })

  it('puts a menu last below another, and among its own siblings once', () => {
    expect(placeBelow(menus, 'home', 'people').ids).toEqual(['org', 'role', 'home'])
    expect(placeBelow(menus, 'org', 'people').ids).toEqual(['role', 'org'])
    expect(placeBelow(menus, 'home', null)).toEqual({
      parentId: null,
      ids: ['people', 'staff', 'home'],
    })
  })

  it('is narrowed by words in either language, path and code, with what stands above', () => {
    expect(ids(narrowedMenus(menus, { keyword: 'ROLES' }))).toEqual(['people', 'role'])
    expect(ids(narrowedMenus(menus, { keyword: '/dashboard' }))).toEqual(['staff', 'home'])
    expect(ids(narrowedMenus(menus, { keyword: 'department:add' }))).toEqual([
      'people',
      'org',
      'add',
    ])
    expect(ids(narrowedMenus(menus, { state: 'hidden' }))).toEqual(['people', 'role'])
    expect(ids(narrowedMenus(menus, { state: 'own' }))).toEqual(['staff', 'home'])
    expect(ids(narrowedMenus(menus, { keyword: '角色', state: 'own' }))).toEqual([])
    expect(narrowedMenus(menus, { keyword: ' ' })).toBe(menus)
  })
})

describe('the draft of a menu', () => {
  const empty = draftOfMenu(undefined, null)

  it('needs both names; a button needs a menu above and a permission, too', () => {
    expect(checkMenuDraft(empty, t)).toMatchObject({
      zhName: t.nameRequired,
      enName: t.nameRequired,
    })
    const named = { ...empty, zhName: '报表', enName: 'Reports' }
    expect(Object.values(checkMenuDraft(named, t)).filter(Boolean)).toEqual([])
    expect(checkMenuDraft({ ...named, type: '1' }, t)).toMatchObject({
      ...{ parentId: t.parentRequired, permCode: t.permissionRequired },
    })
    expect(checkMenuDraft({ ...named, zhName: '长'.repeat(51) }, t).zhName).toBe(t.nameTooLong)
  })

  it('sends of a button no address, of a menu nothing for empty texts', () => {
    const draft = {
      ...empty,
      zhName: ' 报表 ',
      enName: 'Reports',
      path: ' ',
      openType: '2' as const,
    }
    expect(bodyOfMenu(draft, 'a')).toEqual({
      ...{ appCode: 'a', parentId: null, type: 0, name: { 'zh-CN': '报表', 'en-US': 'Reports' } },
      ...{ path: null, baseUrl: null, icon: null, openType: 2, permCode: null },
      ...{ isonly: false, visible: true },
    })
    const button = {
      ...draft,
      type: '1' as const,
      parentId: 'org',
      permCode: 'role:list',
      path: '/x',
    }
    expect(bodyOfMenu(button, 'a')).toEqual({
      ...{ appCode: 'a', parentId: 'org', type: 1, permCode: 'role:list', visible: true },
      name: { 'zh-CN': '报表', 'en-US': 'Reports' },
    })
  })

  it('sends what changed alone, both languages of a name together', () => {
    const [, , org] = [undefined, undefined, menuTrailOf(menus, 'org').at(-1)]
    const draft = draftOfMenu(org, null)
    expect(changesOfMenu({ visible: false }, draft)).toEqual({ visible: false })
    expect(changesOfMenu({ enName: 'Units' }, { ...draft, enName: 'Units' })).toEqual({
      name: { 'zh-CN': '组织架构', 'en-US': 'Units' },
    })
  })
})

describe('the impact', () => {
  it('names the roles, and counts those beyond five', () => {
    const roles = Array.from({ length: 7 }, (_, index) => ({
      id: `${index}`,
      name: `角色${index}`,
    }))
    const text = impactText(
      { menus: 1, buttons: 2, people: 12, favourites: 0, homePage: true, roles, removable: true },
      t,
    )
    expect(text).toContain(t.impactRoles('角色0、角色1、角色2、角色3、角色4', 2))
    expect(text).not.toContain('收藏')
    expect(text).toContain(t.impactHomePage)
  })
})

it('reads of an address what is known', () => {
  expect(readMenuQuery({ menu: 'a/b', state: 'own', keyword: 7, page: 2 })).toMatchObject({
    ...{ menu: 'a/b', state: 'own', keyword: '7' },
  })
  expect(readMenuQuery({ state: 'other' })).toEqual({})
})
