import { describe, expect, it } from 'vitest'
import { bodyOfMenu, changesOfMenu, checkMenuDraft, draftOfMenu } from './menuDraft.js'
import { deadLinkMessages } from './deadLinkMessages.js'
import { deadLinkText } from './deadLinkText.js'
import { impactText, impactTrails } from './impactText.js'
import { menuMessages } from './menuMessages.js'
import { readMenuQuery } from './menuQuery.js'
import type { MenuImpact } from './menuQueries.js'
import { makeMenus } from './menusHandlers.js'
import {
  type DeadLinks,
  everyMenu,
  menuTrailOf,
  narrowedMenus,
  placeBelow,
  placeBeside,
  stepOf,
} from './menuTree.js'

const menus = makeMenus()
const t = menuMessages['zh-CN']
const narrowed = (
  filter: Partial<Parameters<typeof narrowedMenus>[1]>,
  deadLinks: DeadLinks = new Map(),
) =>
  narrowedMenus(menus, {
    matches: (text, keyword) => text.toLowerCase().includes(keyword.toLowerCase()),
    deadLinks,
    ...filter,
  })
const ids = (some: ReturnType<typeof narrowedMenus>) => everyMenu(some).map(({ id }) => id)

describe('the tree of menus', () => {
  it('puts a menu right before or after another, of the same or of another menu', () => {
    const org = { id: 'org', parentId: 'people' }
    const role = { id: 'role', parentId: 'people' }
    expect(placeBeside(menus, 'role', org, 'before').ids).toEqual(['role', 'org'])
    expect(placeBeside(menus, 'org', role, 'after').ids).toEqual(['role', 'org'])
    expect(placeBeside(menus, 'home', role, 'before')).toEqual({
      parentId: 'people',
      ids: ['org', 'home', 'role'],
    })
    expect(placeBeside(menus, 'role', { id: 'staff', parentId: null }, 'after')).toEqual({
      parentId: null,
      ids: ['people', 'staff', 'role'],
    })
  })

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
    expect(ids(narrowed({ keyword: 'ROLES' }))).toEqual(['people', 'role'])
    expect(ids(narrowed({ keyword: '/dashboard' }))).toEqual(['staff', 'home'])
    expect(ids(narrowed({ keyword: 'department:add' }))).toEqual(['people', 'org', 'add'])
    expect(ids(narrowed({ state: 'hidden' }))).toEqual(['people', 'role'])
    expect(ids(narrowed({ state: 'own' }))).toEqual(['staff', 'home'])
    expect(ids(narrowed({ keyword: '角色', state: 'own' }))).toEqual([])
    expect(narrowed({ keyword: ' ' })).toBe(menus)
    const pageGone = { reason: 'page', subject: '/dashboard' } as const
    const dead = new Map([
      ['home', { ...{ id: 'home', appCode: 'a', trail: ['首页'] }, ...pageGone }],
    ])
    expect(ids(narrowed({ state: 'dead' }, dead))).toEqual(['staff', 'home'])
    expect(ids(narrowed({ state: 'dead' }))).toEqual([])
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

const impact: MenuImpact = {
  ...{ menus: 1, buttons: 2, people: 12, favourites: 0, homePage: true, roles: [] },
  ...{ removable: true, items: [], workbenches: 0, plan: null },
  ...{ pages: { total: 0, named: [] }, components: { total: 0, named: [] } },
}

describe('the impact', () => {
  it('names what links to it, and counts what the reader may not see', () => {
    const page = { id: 'd', name: '看板', kind: 'page' as const }
    const text = impactText(
      {
        ...{ ...impact, workbenches: 3, plan: { id: 'p', name: '标准版' } },
        ...{ pages: { total: 3, named: [page] }, components: { total: 2, named: [] } },
      },
      t,
    )
    expect(text).toContain(t.impactPages(t.impactNames('看板', 2)))
    expect(text).toContain(t.impactComponents(t.impactCount(2)))
    expect(text).toContain(t.impactWorkbenches(3))
    expect(text).toContain(t.impactPlan('标准版'))
  })

  it('lists the ways down, and counts those beyond eight', () => {
    const items = Array.from({ length: 10 }, (_, index) => ({
      ...{ id: `${index}`, type: 0 as const, trail: ['组', `菜单${index}`] },
    }))
    const lines = impactTrails({ ...impact, items, menus: 12, buttons: 0 }, t)
    expect(lines[0]).toBe('组 / 菜单0')
    expect(lines.slice(8)).toEqual([t.impactMore(4)])
  })

  it('names the roles, and counts those beyond five', () => {
    const roles = Array.from({ length: 7 }, (_, index) => ({
      id: `${index}`,
      name: `角色${index}`,
    }))
    const text = impactText({ ...impact, roles }, t)
    expect(text).toContain(t.impactRoles('角色0、角色1、角色2、角色3、角色4', 2))
    expect(text).not.toContain('收藏')
    expect(text).toContain(t.impactHomePage)
  })
})

describe('a dead link', () => {
  it('says why, what helps and where, in both languages', () => {
    for (const texts of Object.values(deadLinkMessages)) {
      const why = { reason: 'appOff', subject: '能耗' } as const
      const link = { id: 'm', appCode: 'a', trail: ['能耗'], ...why }
      const { reason, mend, page } = deadLinkText(link, texts)
      expect([reason, mend, page?.path]).toEqual([
        texts.appOffReason('能耗'),
        texts.appOffMend,
        'base/appMgt',
      ])
      const empty = deadLinkText({ ...link, reason: 'empty', subject: null }, texts)
      expect(empty).toEqual({ reason: texts.emptyReason, mend: texts.emptyMend })
    }
  })
})

it('reads of an address what is known', () => {
  expect(readMenuQuery({ menu: 'a/b', state: 'own', keyword: 7, page: 2 })).toMatchObject({
    ...{ menu: 'a/b', state: 'own', keyword: '7' },
  })
  expect(readMenuQuery({ state: 'other' })).toEqual({})
})
