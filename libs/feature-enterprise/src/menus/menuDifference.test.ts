import { describe, expect, it } from 'vitest'
import { differenceLines, menuDifference, type MenuFile, readMenuFile } from './menuDifference.js'
import { menuMessages } from './menuMessages.js'
import { makeMenu, makeMenus } from './menusHandlers.js'

const t = menuMessages['zh-CN']
const file = (more: Partial<MenuFile>): MenuFile => ({
  ...{ format: 'spruce-menus/1', appCode: 'a', overrides: [], own: [] },
  ...more,
})
const name = { 'zh-CN': '报表', 'en-US': 'Reports' }
const own = makeMenu('own', '报表', 'Reports', { origin: 'tenant', version: 1, path: '/dashboard' })
const row = { key: 'own', parentId: null, name, type: 0 as const, path: '/dashboard' }

describe('a file of menus', () => {
  it('is read where it is one', () => {
    expect(readMenuFile(JSON.stringify(file({ own: [row] })))?.own).toEqual([row])
    for (const text of ['', 'null', '[]', '{"format":"spruce-menus/1"}', '{"format":"other"}']) {
      expect(readMenuFile(text), text).toBeUndefined()
    }
    expect(readMenuFile(JSON.stringify({ ...file({}), own: [null] }))).toBeUndefined()
  })
})

describe('the difference', () => {
  const lines = (...given: Parameters<typeof menuDifference>) =>
    differenceLines(menuDifference(...given), t, 'zh-CN')

  it('is none where the file says what stands there', () => {
    expect(lines(file({ own: [row] }), [own])).toEqual([])
    const role = { id: 'role', visible: false }
    expect(lines(file({ overrides: [role] }), makeMenus().slice(0, 1))).toEqual([])
  })

  it('names what is new, gone, edited, adjusted, undone and left out', () => {
    expect(lines(file({ own: [{ ...row, path: '/personal' }] }), [own])).toEqual(['修改：报表'])
    expect(lines(file({ own: [{ ...row, key: 'other' }] }), [own])).toEqual([
      '新增：报表',
      '删除：报表',
    ])
    const overrides = [
      { id: 'org', visible: false },
      { id: 'gone', visible: false },
    ]
    expect(lines(file({ overrides }), makeMenus().slice(0, 1))).toEqual([
      '调整产品自带的菜单：组织架构',
      '恢复默认：角色管理',
      '产品中已不存在，将忽略：gone',
    ])
  })

  it('counts what is too much to name', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ ...row, key: `k${String(index)}` }))
    expect(lines(file({ own: many }), [])).toEqual([
      `新增：${t.differenceMore(Array.from({ length: 8 }, () => '报表').join('、'), 2)}`,
    ])
  })
})
