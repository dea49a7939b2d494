import { describe, expect, it } from 'vitest'
import { compareRoles } from './compareRoles.js'
import { makeMatrixRoles, sampleApps } from './matrixHandlers.js'
import { permissionRows } from './permissionRows.js'

const rows = permissionRows(sampleApps)
const [administrator, personnel, rights] = makeMatrixRoles(3)
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

describe('compareRoles', () => {
  it('parts what only one gives from what both give', () => {
    const found = compareRoles(
      personnel!,
      { ...rights!, codes: ['department:list', 'role:list'] },
      rows,
    )
    expect(codes(found.onlyFirst)).toEqual(['department:add'])
    expect(codes(found.onlySecond)).toEqual(['role:list'])
    expect(codes(found.both)).toEqual(['department:list'])
  })

  it('takes a role that grants all for one that gives everything', () => {
    const found = compareRoles(administrator!, personnel!, rows)
    expect(found.onlySecond).toEqual([])
    expect(codes(found.both)).toEqual(['department:list', 'department:add'])
    expect(found.onlyFirst).toHaveLength(rows.length - 2)
  })
})
