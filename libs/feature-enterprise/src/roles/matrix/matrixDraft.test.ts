import { describe, expect, it } from 'vitest'
import { makeMatrixRoles, sampleApps } from '../matrixHandlers.js'
import { permissionRows } from '../permissionRows.js'
import {
  bodyOfDraft,
  changeCell,
  emptyDraft,
  givenCodes,
  pendingChanges,
  rebaseDraft,
  setCode,
} from './matrixDraft.js'

const rows = new Map(permissionRows(sampleApps).map((row) => [row.code, row]))
const [, clerk, keeper, none] = makeMatrixRoles(4)
if (!clerk || !keeper || !none) throw new Error('three roles')

describe('the draft of the matrix', () => {
  it('brings the menu that a button needs, and says so', () => {
    const { draft, also } = changeCell(none, 'department:add', emptyDraft, rows)
    expect([...givenCodes(none, draft)].sort()).toEqual(['department:add', 'department:list'])
    expect(also).toEqual(['department:list'])
  })

  it('brings nothing where the code is open at another of its places', () => {
    const { also } = changeCell(none, 'role:list', emptyDraft, rows)
    expect(also).toEqual([])
  })

  it('takes what stands nowhere else along with its menu', () => {
    const { draft, also } = changeCell(clerk, 'department:list', emptyDraft, rows)
    expect(also).toEqual(['department:add'])
    expect(givenCodes(clerk, draft).size).toBe(0)
    const open = changeCell(keeper, 'role:list', emptyDraft, rows)
    expect(open.also).toEqual(['role:add'])
  })

  it('changes nothing when the caller may not change what has to go along', () => {
    const role = { ...clerk, codes: ['department:list', 'user:remove'] }
    const { draft, refusedBy } = changeCell(role, 'department:list', emptyDraft, rows)
    expect([draft, refusedBy]).toEqual([emptyDraft, 'user:remove'])
  })

  it('holds no change that is undone, and sends the rest by role', () => {
    const there = changeCell(none, 'department:add', emptyDraft, rows).draft
    expect(changeCell(none, 'department:list', there, rows).draft).toEqual(emptyDraft)
    const both = setCode(there, clerk, 'department:add', false)
    expect(bodyOfDraft(both, [clerk, keeper, none])).toEqual({
      changes: [
        { roleId: clerk.id, version: 1, add: [], remove: ['department:add'] },
        { roleId: none.id, version: 1, add: ['department:add', 'department:list'], remove: [] },
      ],
    })
    expect(pendingChanges(both, [clerk, none])).toHaveLength(3)
  })

  it('keeps its changes over what others did, and drops those they made themselves', () => {
    const draft = setCode(
      changeCell(none, 'department:add', emptyDraft, rows).draft,
      clerk,
      'role:list',
      true,
    )
    const now = [{ ...none, codes: ['department:list'], version: 2 }]
    expect(bodyOfDraft(rebaseDraft(draft, now), now)).toEqual({
      changes: [{ roleId: none.id, version: 2, add: ['department:add'], remove: [] }],
    })
  })
})
