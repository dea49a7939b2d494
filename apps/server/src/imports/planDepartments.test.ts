import { describe, expect, it } from 'vitest'
import type { DepartmentCandidate } from './departmentRow.js'
import type { KnownDepartment } from './DepartmentTree.js'
import { planDepartments } from './planDepartments.js'

const known = (rest: Partial<KnownDepartment> & { id: string; name: string }): KnownDepartment => ({
  version: 1,
  parentId: null,
  code: null,
  headId: null,
  description: null,
  sort: 1,
  ...rest,
})

async function plan(
  departments: readonly KnownDepartment[],
  ...candidates: Omit<DepartmentCandidate, 'number'>[]
) {
  return planDepartments({
    known: departments,
    rows: candidates.map((one, at) => ({ candidate: { number: at + 2, ...one }, reasons: [] })),
    heads: new Map(),
    mayAdd: true,
    mayEdit: true,
  })
}

const said = (plans: Awaited<ReturnType<typeof plan>>) =>
  plans.map((one) =>
    one.kind === 'failed'
      ? `${String(one.number)} ${one.reasons.map(({ code }) => code).join(' ')}`
      : `${String(one.number)} ${one.kind}`,
  )

const company = known({ id: 'c', name: '集团' })
const research = known({ id: 'r', name: '研发', parentId: 'c', code: 'RD' })

describe('planDepartments', () => {
  it('writes parents before their children, however the file has them', async () => {
    const plans = await plan(
      [],
      { name: '三', parent: 'B' },
      { name: '二', code: 'B', parent: '一' },
      { name: '一' },
    )
    expect(said(plans)).toEqual(['4 new', '3 new', '2 new'])
  })

  it('leaves the only root out of paths, and takes whole ones too', async () => {
    const plans = await plan(
      [company, research],
      { name: '甲', parent: '研发' },
      { name: '乙', parent: '集团/研发' },
      { name: '丙', parent: '研发/甲' },
    )
    expect(said(plans)).toEqual(['2 new', '3 new', '4 new'])
    expect(plans.map((one) => (one.kind === 'new' ? one.state.parentId : ''))).toEqual([
      'r',
      'r',
      plans[0]?.kind === 'new' ? plans[0].id : '',
    ])
  })

  it('knows a department by its code, else by its parent and name, and keeps what is empty', async () => {
    const plans = await plan(
      [company, research],
      { name: '研发中心', code: 'RD' },
      { name: '集团', code: 'HQ' },
    )
    expect(plans).toMatchObject([
      { kind: 'change', id: 'r', changes: [{ field: 'name', from: '研发', to: '研发中心' }] },
      { kind: 'change', id: 'c', state: { code: 'HQ', version: 2 } },
    ])
    expect(plans[0]).toMatchObject({ state: { parentId: 'c' } })
  })

  it('numbers new departments after their siblings', async () => {
    const plans = await plan(
      [company, { ...research, sort: 8 }],
      { name: '甲', parent: '集团' },
      { name: '乙', parent: '集团' },
    )
    expect(plans.map((one) => (one.kind === 'new' ? one.state.sort : 0))).toEqual([9, 10])
  })

  it('refuses a twenty-first level, also by a move of a branch', async () => {
    const chain = Array.from({ length: 19 }, (_, at) =>
      known({ id: `n${at}`, name: `层${at}`, code: `L${at}`, parentId: at ? `n${at - 1}` : null }),
    )
    const branch = [
      known({ id: 'x', name: '上', code: 'X' }),
      known({ id: 'y', name: '下', parentId: 'x' }),
    ]
    const plans = await plan(
      [...chain, ...branch],
      { name: '二十', code: 'T', parent: 'L18' },
      { name: '二十一', parent: 'T' },
      { name: '上', code: 'X', parent: 'L18' },
    )
    expect(said(plans)).toEqual(['2 new', '3 DEPARTMENT_DEEP', '4 DEPARTMENT_DEEP'])
  })

  it('reads a move and what stands below it in the order of the file', async () => {
    const sales = known({ id: 's', name: '销售', parentId: 'c', code: 'SA' })
    const plans = await plan(
      [company, research, sales],
      { name: '研发', code: 'RD', parent: 'SA' },
      { name: '销售', code: 'SA', parent: 'RD' },
      { name: '组', parent: '集团/销售/研发' },
    )
    expect(said(plans)).toEqual(['2 change', '3 PARENT_BELOW', '4 new'])
    expect(plans[2]).toMatchObject({ state: { parentId: 'r' } })
  })

  it('goes through the members once, however many departments get another head', async () => {
    let steps = 0
    class CountedHeads extends Map<string, string> {
      override *[Symbol.iterator](): MapIterator<[string, string]> {
        for (const entry of super.entries()) {
          steps += 1
          yield entry
        }
      }
    }
    const numbers = Array.from({ length: 100 }, (_, at) => String(at))
    const plans = await planDepartments({
      known: numbers.map((at) => known({ id: at, name: at, code: at, headId: 'before' })),
      rows: numbers.map((at) => ({
        candidate: { number: Number(at) + 2, name: at, code: at, head: `E${at}` },
        reasons: [],
      })),
      heads: new CountedHeads(numbers.map((at) => [`E${at}`, `m${at}`])),
      mayAdd: true,
      mayEdit: true,
    })
    expect(plans[7]).toMatchObject({ changes: [{ field: 'head', from: '', to: 'E7' }] })
    expect(steps).toBe(numbers.length)
  })
})
