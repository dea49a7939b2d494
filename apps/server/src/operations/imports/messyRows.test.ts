import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProof, tell } from '../../testing/counts.js'
import { ImportCalls } from '../../testing/ImportCalls.js'
import { basePeople, corrected, messyHead, messyRows } from '../../testing/messyRows.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

const count = isProof ? 20_000 : 160
const rows = messyRows(count)
const counts: Record<string, number> = {}
const figures: Record<string, number> = {}

let bench: Bench
let calls: ImportCalls
beforeAll(async () => {
  bench = await openBench({ own: true })
  const org = await Organisation.of(bench)
  calls = new ImportCalls(bench, org)
  const root = await org.addDept('总公司')
  await org.addDept('研发中心', root.id)
})
afterAll(async () => {
  await bench.close()
  const out = process.env['SPRUCE_PROOF_OUT']
  if (isProof && out !== undefined) writeFileSync(out, JSON.stringify({ counts, figures }))
})

const text = (cells: readonly (readonly string[])[]) => cells.map((one) => one.join(','))

const written = [
  ['users', 'main_tenant_id', 'id'],
  ['memberships', 'tenant_id', 'id'],
  ['departments', 'tenant_id', 'id'],
  ['membership_departments', 'tenant_id', "member_id || ' ' || department_id"],
  ['membership_roles', 'tenant_id', "member_id || ' ' || role_id"],
  ['member_tokens', 'tenant_id', "token || ' ' || member_id"],
] as const

/** Every table that an import of people writes, without versions and times: row for row, as one sum. */
async function tables(): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {}
  for (const [table, owner, ids] of written) {
    const { rows: found } = await sql<{ n: number; sum: string }>`
      select count(*)::int as n, md5(string_agg(md5(t.kept::text), '' order by t.ids)) as sum
      from (select to_jsonb(o) - '{version,created_at,updated_at,seen_at}'::text[] as kept,
          ${sql.raw(ids)} as ids from ${sql.table(table)} o
        where ${sql.ref(owner)} = ${bench.world.tenants.a}) t`.execute(
      bench.services.engine.platform,
    )
    sums[table] = found
  }
  return sums
}

/** How many rows of an import have come to what, whatever it is doing. */
async function tally(id: string): Promise<Record<string, number>> {
  const found = await bench.world.sql<{ outcome: string; n: number }>`
    select outcome, count(*)::int as n from user_import_rows
    where tenant_id = ${bench.world.tenants.a} and job_id = ${id} group by outcome`
  return Object.fromEntries(found.map(({ outcome, n }) => [outcome, n]))
}

const sum = (numbers: Record<string, number>) =>
  Object.values(numbers).reduce((total, n) => total + n, 0)

describe(`${String(count)} messy rows`, () => {
  it('are each created, changed, same or explained; nothing is lost; all of it can be undone', async () => {
    const from = performance.now()
    await calls.imported(text([messyHead, ...basePeople(count)]), { until: 'commit' })
    const before = await tables()

    const checked = await calls.imported(text([messyHead, ...rows.map(({ cells }) => cells)]))
    const { id, version } = checked
    await calls.get('commitUserImport', { path: { id }, body: { version } })
    const states = await whileDraining(id)
    // Whoever comes back meanwhile, as after a reload, finds the import at it and every row.
    expect(states.every(({ rows: seen }) => seen === count)).toBe(true)
    expect(states.map(({ status }) => status)).toContain('running')

    const done = await calls.read(id)
    const expected: Record<string, number> = {}
    for (const { outcome } of rows) expected[outcome] = (expected[outcome] ?? 0) + 1
    expect(done.job.result).toMatchObject({ rows: count, ...expected })
    const kept = await bench.world.sql<{ number: number; outcome: string; reasons: number }>`
      select number, outcome, jsonb_array_length(reasons) as reasons from user_import_rows
      where tenant_id = ${bench.world.tenants.a} and job_id = ${id} order by number`
    expect(kept.map(({ outcome }) => outcome)).toEqual(rows.map(({ outcome }) => outcome))
    expect(kept.every(({ outcome, reasons }) => reasons > 0 === (outcome === 'failed'))).toBe(true)

    const failures = await failedRows(id)
    expect(failures.map(({ number }) => number)).toEqual(
      kept.filter(({ outcome }) => outcome === 'failed').map(({ number }) => number),
    )
    expect(failures.every(({ reason }) => reason.length > 1)).toBe(true)
    const mended = failures.map(({ number }) => corrected(number - 2))
    const second = await calls.imported(text([messyHead, ...mended]), { until: 'commit' })
    expect(second.job.result).toMatchObject({ rows: failures.length, created: failures.length })

    const undoneSecond = await calls.act('undoUserImport', second)
    expect(undoneSecond.job.result).toMatchObject({ undone: failures.length })
    const undone = await calls.act('undoUserImport', await calls.read(id))
    expect(undone.job.result).toMatchObject({
      undone: (expected['created'] ?? 0) + (expected['changed'] ?? 0),
    })
    expect(await tables()).toEqual(before)
    Object.assign(counts, { rows: count, failures: failures.length })
    figures['allMs'] = Math.round(performance.now() - from)
    tell(
      `${String(count)} messy rows, ${String(failures.length)} of them mended, in ${String(figures['allMs'])} ms`,
    )
  })
})

/** Lets the queue work, and looks at the import again and again meanwhile. */
async function whileDraining(id: string): Promise<{ status: string; rows: number }[]> {
  const states: { status: string; rows: number }[] = []
  const work = { isOver: false }
  const drained = bench.services.work.drain().finally(() => {
    work.isOver = true
  })
  while (!work.isOver) {
    const [{ job }, seen] = await Promise.all([calls.read(id), tally(id)])
    states.push({ status: job.status, rows: sum(seen) })
    await sleep(isProof ? 500 : 10) // the work has the same connection
  }
  await drained
  return states
}

/** The lines of the file of failures. */
async function failedRows(id: string): Promise<{ number: number; reason: string }[]> {
  const parts = { path: { id }, query: { format: 'csv' } }
  const { text: csv } = await calls.call('downloadUserImportFailures', parts)
  return csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([number = '', reason = '']) => ({ number: Number(number.replaceAll('"', '')), reason }))
}
