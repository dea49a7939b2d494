import { describe, expect, it } from 'vitest'
import {
  checkValues,
  findNodes,
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
