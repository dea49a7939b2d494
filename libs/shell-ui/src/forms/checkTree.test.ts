import { describe, expect, it } from 'vitest'
import { stateOf, toggled, type CheckNode } from './checkTree.js'

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
