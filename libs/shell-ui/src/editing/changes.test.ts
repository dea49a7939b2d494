import { describe, expect, it } from 'vitest'
import { changedFields, conflictsOf } from './changes.js'

const initial = { name: '研发部', code: 'RD', departmentIds: ['a', 'b'] }

describe('changedFields', () => {
  it('holds what was edited and nothing else', () => {
    expect(changedFields(initial, { ...initial, name: '研发中心' })).toEqual({ name: '研发中心' })
    expect(changedFields(initial, { ...initial, departmentIds: ['a', 'b'] })).toEqual({})
  })

  it('counts a file that was left alone as none', () => {
    const stored = () => ({ files: [{ id: 'f1', name: '附件.pdf', size: 3 }] })
    expect(changedFields(stored(), stored())).toEqual({})
    expect(changedFields(stored(), { files: [] })).toEqual({ files: [] })
  })

  it('counts another order of a list as a change', () => {
    expect(changedFields(initial, { ...initial, departmentIds: ['b', 'a'] })).toEqual({
      departmentIds: ['b', 'a'],
    })
  })
})

describe('conflictsOf', () => {
  const mine = { ...initial, name: '研发中心' }

  it('names the field that both changed, with both values', () => {
    expect(conflictsOf(initial, mine, { ...initial, name: '研发总院', code: 'RDX' })).toEqual([
      { field: 'name', mine: '研发中心', theirs: '研发总院' },
    ])
  })

  it('is empty when the other changed something else, or made the same change', () => {
    expect(conflictsOf(initial, mine, { ...initial, code: 'RDX' })).toEqual([])
    expect(conflictsOf(initial, mine, mine)).toEqual([])
  })
})
