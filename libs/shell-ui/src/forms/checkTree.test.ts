import { describe, expect, it } from 'vitest'
import {
  allChecked,
  allCleared,
  checkValues,
  findNodes,
  hiddenEffects,
  sideEffects,
  stateOf,
  toggled,
  type CheckNode,
} from './checkTree.js'

const add: CheckNode = { id: 'b1', label: '新增', value: 'd:add' }
const edit: CheckNode = { id: 'b2', label: '编辑', value: 'd:edit', isFixed: true }
const page: CheckNode = { id: 'm', label: '组织架构', value: 'd:list', children: [add, edit] }
const group: CheckNode = { id: 'g', label: '组织管理', children: [page] }

const after = (path: readonly CheckNode[], ...chosen: string[]) =>
  [...toggled(path, new Set(chosen))].sort()

describe('a tree of choices', () => {
  it('brings the page of a button along', () => {
    expect(after([group, page, add])).toEqual(['d:add', 'd:list'])
  })

  it('takes the buttons of a page with it, but not what is fixed', () => {
    expect(after([group, page], 'd:list', 'd:add', 'd:edit')).toEqual(['d:edit'])
  })

  it('fills a group that is partly checked, then clears it', () => {
    expect(after([group], 'd:add')).toEqual(['d:add', 'd:list'])
    expect(after([group], 'd:add', 'd:list', 'd:edit')).toEqual(['d:edit'])
  })

  it('says how much is checked', () => {
    expect(stateOf(group, new Set())).toBe(false)
    expect(stateOf(group, new Set(['d:add']))).toBe('mixed')
    expect(stateOf(group, new Set(['d:add', 'd:list', 'd:edit']))).toBe(true)
    expect(stateOf(page, new Set(['d:add']))).toBe(false)
  })
})

describe('a value that stands at several nodes', () => {
  const leaf = (id: string, label: string, value: string): CheckNode => ({ id, label, value })
  const organization: CheckNode = {
    id: 'o',
    label: '组织架构',
    value: 'd:list',
    children: [leaf('o1', '查看角色', 'r:list'), leaf('o2', '新增部门', 'd:add')],
  }
  const roles: CheckNode = {
    id: 'r',
    label: '角色管理',
    value: 'r:list',
    children: [leaf('r1', '新增角色', 'r:add')],
  }
  const all = [organization, roles]
  const everything = new Set(['d:list', 'd:add', 'r:list', 'r:add'])

  it('rises everywhere, and it is said where', () => {
    const path = [organization, organization.children![0]!]
    const next = toggled(path, new Set(), all)
    expect([...next].sort()).toEqual(['d:list', 'r:list'])
    expect(sideEffects(path, new Set(), next, all)).toEqual({
      checked: [roles],
      cleared: [],
      kept: [],
    })
  })

  it('falls everywhere with what is below it there, and it is said where', () => {
    const path = [organization, organization.children![0]!]
    const next = toggled(path, everything, all)
    expect([...next].sort()).toEqual(['d:add', 'd:list'])
    expect(sideEffects(path, everything, next, all).cleared.map(({ id }) => id)).toEqual([
      'r',
      'r1',
    ])
  })

  it('stays when a page is cleared and another page needs it, and that is said', () => {
    const next = toggled([organization], everything, all)
    expect([...next].sort()).toEqual(['r:add', 'r:list'])
    expect(sideEffects([organization], everything, next, all)).toMatchObject({
      cleared: [],
      kept: [{ id: 'o1' }],
    })
  })

  it('is one value, and found with the groups above it', () => {
    expect(checkValues(all)).toEqual(['d:list', 'r:list', 'd:add', 'r:add'])
    expect(findNodes(all, '新增角色')).toEqual([roles])
    expect(findNodes(all, '')).toBe(all)
  })
})

describe('checking and clearing all that is on show', () => {
  const leaf = (id: string, label: string, value: string): CheckNode => ({ id, label, value })
  const organization: CheckNode = {
    id: 'o',
    label: '组织架构',
    value: 'd:list',
    children: [
      leaf('o1', '新增部门', 'd:add'),
      leaf('o2', '删除部门', 'd:del'),
      leaf('o3', '查看角色', 'r:list'),
    ],
  }
  const roles: CheckNode = {
    id: 'r',
    label: '角色管理',
    value: 'r:list',
    children: [leaf('r1', '新增角色', 'r:add')],
  }
  const all: CheckNode[] = [{ id: 'g', label: '权限', children: [organization, roles] }]

  function clear(word: string, ...before: string[]) {
    const shown = findNodes(all, word)
    const chosen = new Set(before)
    const next = allCleared(shown, chosen, all)
    const { checked, cleared, kept } = hiddenEffects(shown, chosen, next, all, true)
    const ids = (nodes: readonly CheckNode[]) => nodes.map(({ id }) => id)
    return {
      left: [...next].sort(),
      checked: ids(checked),
      cleared: ids(cleared),
      kept: ids(kept),
    }
  }

  it('leaves no hidden button without its page, and says that the page stays', () => {
    expect(clear('新增部门', 'd:list', 'd:add', 'd:del')).toEqual({
      left: ['d:del', 'd:list'],
      checked: [],
      cleared: [],
      kept: ['o'],
    })
  })

  it('clears the page above when nothing below it is left', () => {
    expect(clear('新增部门', 'd:list', 'd:add', 'r:add').left).toEqual(['r:add'])
  })

  it('names what falls elsewhere', () => {
    expect(clear('查看角色', 'd:list', 'd:del', 'r:list', 'r:add')).toEqual({
      left: ['d:del', 'd:list'],
      checked: [],
      cleared: ['r', 'r1'],
      kept: ['o'],
    })
  })

  it('keeps what a hidden page needs as well, as a click on the page does', () => {
    expect(clear('组织架构', 'd:list', 'd:add', 'r:list', 'r:add')).toEqual({
      left: ['r:add', 'r:list'],
      checked: [],
      cleared: [],
      kept: ['o3'],
    })
  })

  it('clears everything without a search, and says nothing', () => {
    const nothing = { left: [], checked: [], cleared: [], kept: [] }
    expect(clear('', 'd:list', 'd:add', 'd:del', 'r:list', 'r:add')).toEqual(nothing)
  })

  it('names what rises elsewhere', () => {
    const shown = findNodes(all, '查看角色')
    const next = allChecked(shown, new Set())
    expect([...next].sort()).toEqual(['d:list', 'r:list'])
    const { checked } = hiddenEffects(shown, new Set(), next, all, false)
    expect(checked).toEqual([roles])
  })

  it.each(['', '部门', '角色', '新增', '组织', '查看角色', '新增角色'])(
    'leaves no button without a page that held it: %s',
    (word) => {
      const values = checkValues(all)
      for (let bits = 0; bits < 2 ** values.length; bits += 1) {
        const chosen = new Set(values.filter((_, index) => bits & (1 << index)))
        const next = allCleared(findNodes(all, word), chosen, all)
        const isOrphan = (value: string, page: string) => next.has(value) && !next.has(page)
        for (const [value, page] of [
          ['d:add', 'd:list'],
          ['d:del', 'd:list'],
          ['r:add', 'r:list'],
        ] as const) {
          if (chosen.has(page)) expect(isOrphan(value, page)).toBe(false)
        }
      }
    },
  )
})
