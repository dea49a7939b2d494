import type { Schemas } from '@spruce/api-client/contract'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProof, tell } from '../../testing/counts.js'
import { readDivisions } from '../../testing/divisions/readDivisions.js'
import { ImportCalls } from '../../testing/ImportCalls.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

/** One province in every run, all of China in the proof. */
const divisions = readDivisions(isProof ? '' : '46')
const province = '46'
const inProvince = divisions.filter(({ code }) => code.startsWith(province)).length

let bench: Bench
let org: Organisation
let calls: ImportCalls
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  calls = new ImportCalls(bench, org)
})
afterAll(async () => {
  await bench.close()
  const out = process.env['SPRUCE_PROOF_OUT']
  if (isProof && out !== undefined) writeFileSync(out, JSON.stringify({ counts, figures }))
})

const counts: Record<string, number> = {}
const figures: Record<string, number> = {}

/** Codes, names and parents' codes as the tables have them. */
async function kept(): Promise<string[]> {
  const rows = await bench.world.sql<{ code: string; name: string; parent: string | null }>`
    select d.code, d.name, p.code as parent from departments d
    left join departments p on p.tenant_id = d.tenant_id and p.id = d.parent_id
    where d.tenant_id = ${bench.world.tenants.a} and d.code ~ '^[0-9]+$'
      and d.depth = coalesce(p.depth, 0) + 1
      and d.mpath = coalesce(p.mpath, '') || d.id || '.'`
  return rows.map(({ code, name, parent }) => [code, name, parent ?? ''].join(' ')).sort()
}

const wanted = divisions.map(({ code, name, parent }) => [code, name, parent].join(' ')).sort()

/** From the lowest level to the top: no parent stands before its children. */
const lines = [
  '区划名称,区划代码,上级代码',
  ...divisions.map(({ code, name, parent }) => [name, code, parent].join(',')).reverse(),
]

describe(`${String(divisions.length)} divisions as departments`, () => {
  it('become departments whose counts and parents are those of the source', async () => {
    const from = performance.now()
    const checked = await calls.imported(lines, { kind: 'departments' })
    expect(checked.job.result).toMatchObject({ rows: divisions.length, new: divisions.length })
    const done = await calls.act('commitUserImport', checked)
    expect(done.job.result).toMatchObject({ rows: divisions.length, created: divisions.length })
    expect(await kept()).toEqual(wanted)
    counts['divisions'] = divisions.length
    figures['importMs'] = Math.round(performance.now() - from)
    tell(`${String(divisions.length)} divisions in ${String(figures['importMs'])} ms`)
  })

  it('are the same when the file comes again', async () => {
    const again = await calls.imported(lines, { kind: 'departments' })
    expect(again.job.result).toMatchObject({ rows: divisions.length, same: divisions.length })
  })

  it('move with their province as the preview says', async () => {
    const south = await org.addDept('华南')
    const top = await provinceNow()
    const preview = await org.get<Schemas['DeptMovePreview']>('previewDeptMove', {
      path: { id: top.id },
      query: { parentId: south.id },
    })
    expect(preview.departments).toBe(inProvince)
    await org.get('editDept', { body: { id: top.id, version: 1, parentId: south.id } })
    expect(await kept()).toEqual(wanted) // the branch is whole, below a parent without a code
    expect((await org.dept(top.id)).path.map(({ name }) => name)).toEqual(['华南', top.name])
  })

  it('go to the bin with their province, and come back', async () => {
    const top = await provinceNow()
    const body = { withBranch: true, version: top.version }
    const { removed } = await org.get<{ removed: number }>('deleteDept', {
      path: { id: top.id },
      body,
    })
    expect([removed, (await kept()).length]).toEqual([inProvince, divisions.length - inProvince])
    const [row] = await bench.world.sql<{ id: string }>`
      select id from recycle_bin where tenant_id = ${bench.world.tenants.a}
        and object_id = ${top.id}`
    await org.get('restoreRecycled', { body: { ids: [row?.id ?? ''] } })
    expect(await kept()).toEqual(wanted)
  })

  it('go with the import that brought them', async () => {
    const { id } = await firstImport()
    const top = await provinceNow()
    await org.get('editDept', { body: { id: top.id, version: top.version, parentId: null } })
    const undone = await calls.act('undoUserImport', await calls.read(id))
    const { undone: gone = 0, left = 0 } = undone.job.result
    // Whatever has been changed since stays: the province, and nothing else.
    expect([gone, left]).toEqual([divisions.length - 1, 1])
    expect(await kept()).toEqual(wanted.filter((line) => line.startsWith(`${province} `)))
  })
})

async function firstImport(): Promise<{ id: string }> {
  const list = await calls.get<{ id: string }[]>('listUserImports', {
    query: { kind: 'departments', sort: 'createdAt' },
  })
  return list[0] ?? { id: '' }
}

async function provinceNow(): Promise<Schemas['Department']> {
  const [row] = await bench.world.sql<{ id: string }>`
    select id from departments where tenant_id = ${bench.world.tenants.a} and code = ${province}`
  return org.dept(row?.id ?? '')
}
