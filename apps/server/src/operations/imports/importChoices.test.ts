import type { Schemas } from '@spruce/api-client/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../http/contractTypes.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { callOf } from '../../testing/recipes.js'
import { headersOf } from '../../testing/sweep.js'
import type { Parts } from '../../testing/validRequest.js'
import { envelopeIn, type WireReply } from '../../testing/wire.js'
import type { Person } from '../../testing/World.js'

type Import = Schemas['UserImport']
type Row = Schemas['UserImportRow']
type Listed = Schemas['ListedUserImport']

const fixtures = join(import.meta.dirname, '../../spreadsheets/fixtures')
const head = '姓名,登录名,工号,手机号,邮箱,部门,角色'

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  const root = await org.addDept('总公司')
  await org.addDept('研发中心', root.id, { code: 'RD' })
  await org.addDept('财务部', root.id, { code: 'FIN' })
})
afterAll(() => bench.close())

function call(operation: OperationId, parts: Parts, person = org.admin): Promise<WireReply> {
  const tenant = { 'current-tenant': bench.world.tenants.a }
  return bench.wire.send(callOf(operation, parts, { ...headersOf(person), ...tenant }))
}

async function right<T>(reply: WireReply): Promise<T> {
  if (reply.status !== 200) throw new Error(reply.text)
  return Promise.resolve(envelopeIn<T>(reply).data as T)
}

async function upload(bytes: Buffer, name = '名单.csv', person = org.admin): Promise<Import> {
  const { id } = await right<Import>(await call('importUsers', { file: { bytes, name } }, person))
  return drained(id, person)
}

const table = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`)

async function drained(id: string, person = org.admin): Promise<Import> {
  await bench.services.work.drain()
  return right<Import>(await call('getUserImport', { path: { id } }, person))
}

async function act(
  operation: OperationId,
  { id, version }: Import,
  body: Record<string, unknown> = {},
): Promise<Import> {
  await right(await call(operation, { path: { id }, body: { version, ...body } }))
  return drained(id)
}

async function rowsOf({ id }: Import): Promise<Row[]> {
  return right<Row[]>(await call('listUserImportRows', { path: { id }, query: { size: '100' } }))
}

const choose = (one: Import, sheet: string | null, headLine: number | null) =>
  call('chooseUserImportSheet', {
    path: { id: one.id },
    body: { version: one.version, sheet, headLine },
  })

describe('chooseUserImportSheet', () => {
  it('reads the sheet that is chosen of several, and another one after it', async () => {
    const bytes = readFileSync(join(fixtures, 'sheets_per_department.xlsx'))
    const failed = await upload(bytes, 'a.xlsx')
    expect(failed).toMatchObject({
      sheet: null,
      otherSheets: ['财务部', '法务部', '审计部', '信息技术部'],
      canChoose: true,
      job: { status: 'failed' },
    })
    const law = await act('chooseUserImportSheet', failed, { sheet: '法务部', headLine: null })
    expect(law).toMatchObject({ sheet: '法务部', canChoose: true, job: { status: 'waiting' } })
    expect(law.otherSheets).toHaveLength(3)
    const lawyers = (await rowsOf(law)).map(({ cells }) => cells.join())
    const audit = await act('chooseUserImportSheet', law, { sheet: '审计部', headLine: null })
    expect(audit).toMatchObject({ sheet: '审计部', job: { problem: null } })
    const auditors = (await rowsOf(audit)).map(({ cells }) => cells.join())
    expect(auditors.length).toBeGreaterThan(0)
    expect(auditors).not.toEqual(lawyers)
    const unknown = await choose(audit, '没有', null)
    expect(unknown.status).toBe(422)
    expect((await choose(law, null, null)).status).toBe(412)
  })

  it('takes the line that is chosen for the head, or none', async () => {
    const lines = ['云杉集团人员表,,', '甲一,HL001,13955550001', '甲二,HL002,13955550002']
    const one = await upload(table(...lines))
    expect(one.firstLines.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [1, '云杉集团人员表'],
      [2, '甲一'],
      [3, '甲二'],
    ])
    const none = await act('chooseUserImportSheet', one, { sheet: null, headLine: 0 })
    expect(none).toMatchObject({ headLine: null, job: { result: { rows: 3 } } })
    const first = await act('chooseUserImportSheet', none, { sheet: null, headLine: 1 })
    expect(first).toMatchObject({ headLine: 1, job: { result: { rows: 2 } } })
    expect(first.columns[0]).toMatchObject({ name: '云杉集团人员表' })
    const last = await act('chooseUserImportSheet', first, { sheet: null, headLine: 3 })
    expect(last.job.problem).toMatchObject({ code: 'EMPTY' })
    const again = await act('chooseUserImportSheet', last, { sheet: null, headLine: 1 })
    expect(again).toMatchObject({ headLine: 1, job: { status: 'waiting', result: { rows: 2 } } })
  })

  it('has no file any more once the import writes', async () => {
    const one = await upload(table(head, '写一,written_one,,,,RD,'))
    const done = await act('commitUserImport', one)
    expect(done).toMatchObject({ canChoose: false, job: { status: 'done' } })
    expect((await choose(done, null, 1)).status).toBe(409)
  })
})

describe('the mapping of columns', () => {
  it('is remembered for the next file of the same person with the same head', async () => {
    const odd = table('称呼,别名,编码', '忆一,memory_one,RD')
    const one = await upload(odd)
    expect(one.columns.map(({ field }) => field)).toEqual([null, null, null])
    const mapping = ['nickName', 'loginName', 'departments']
    await act('saveUserImportMapping', one, { mapping })
    const next = await upload(odd)
    expect(next.columns.map(({ field }) => field)).toEqual(mapping)
    expect(next.job).toMatchObject({ phase: 'check', result: { rows: 1, new: 1 } })
    const { person } = await bench.person({
      memberOf: [{ tenant: 'a', permissions: ['user:import'] }],
    })
    const others = await upload(odd, '名单.csv', person)
    expect(others.columns.map(({ field }) => field)).toEqual([null, null, null])
  })
})

describe('listUserImportRows', () => {
  it('says what a row changes of a person, from what to what', async () => {
    await act('commitUserImport', await upload(table(head, '改一,change_one,CH1,,,RD,')))
    const one = await upload(table(head, '改壹,change_one,CH2,,,总公司/财务部,'))
    const changes = [
      { field: 'nickName', from: '改一', to: '改壹' },
      { field: 'employeeCode', from: 'CH1', to: 'CH2' },
      { field: 'departments', from: '研发中心', to: '总公司/财务部' },
    ]
    expect(await rowsOf(one)).toMatchObject([{ outcome: 'change', changes }])
    const done = await act('commitUserImport', one)
    expect(await rowsOf(done)).toMatchObject([{ outcome: 'changed', changes }])
    const same = await upload(table(head, '改壹,change_one,CH2,,,,'))
    expect(await rowsOf(same)).toMatchObject([{ outcome: 'same', changes: [] }])
  })
})

describe('replaceUserImportCells', () => {
  it('corrects every equal cell of a column, and no other', async () => {
    const lines = ['等一,equal_1,,,,研法,', '等二,equal_2,,,,研法,', '研法,equal_3,,,,FIN,']
    const one = await upload(table(head, ...lines))
    expect(one.job.result).toMatchObject({ failed: 2, new: 1 })
    // The cell that the reason is about is known, though the tenant and not the text refuses it.
    expect((await rowsOf(one))[0]?.reasons).toMatchObject([{ index: 5 }])
    const body = { version: one.version, index: 5, from: '研法', to: 'RD' }
    const reply = await call('replaceUserImportCells', { path: { id: one.id }, body })
    const { replaced, import: after } = await right<Schemas['ReplacedImportCells']>(reply)
    expect(replaced).toBe(2)
    const rows = await rowsOf(after)
    expect(rows.map(({ cells, outcome }) => [cells[0], cells[5], outcome])).toEqual([
      ['等一', 'RD', 'pending'],
      ['等二', 'RD', 'pending'],
      ['研法', 'FIN', 'new'],
    ])
    const checked = await act('checkUserImport', after)
    expect(checked.job.result).toMatchObject({ new: 3 })
    const none = { version: checked.version, index: 5, from: '研法', to: 'RD' }
    const refused = await call('replaceUserImportCells', { path: { id: one.id }, body: none })
    expect(refused.status).toBe(422)
    const done = await act('commitUserImport', checked)
    const late = { version: done.version, index: 5, from: 'RD', to: 'FIN' }
    const imported = await call('replaceUserImportCells', { path: { id: one.id }, body: late })
    expect(imported.status).toBe(422)
  })
})

describe('listUserImports', () => {
  const list = async (person: Person, query: Record<string, string> = {}) =>
    right<Listed[]>(await call('listUserImports', { query: { size: '100', ...query } }, person))

  it('shows those of all to whoever sees everybody, else the own', async () => {
    const { person } = await bench.person({
      memberOf: [{ tenant: 'a', permissions: ['user:import'] }],
    })
    await bench.world.sql`update roles set data_scope = 'self'
      where id = ${person.memberOf.a?.roleId ?? ''}`
    const own = await upload(table(head, '列一,,LS1,,,,'), '我的名单.csv', person)
    expect(await list(person)).toMatchObject([
      { id: own.id, fileName: '我的名单.csv', isOwn: true, status: 'waiting', undoUntil: null },
    ])
    const seen = await list(org.admin)
    const [latest] = seen
    expect(latest).toMatchObject({
      id: own.id,
      isOwn: false,
      memberId: person.memberOf.a?.memberId,
    })
    expect(latest?.memberName).toBeTruthy()
    expect(seen.some(({ isOwn }) => isOwn)).toBe(true)
    const reply = await call('getUserImport', { path: { id: own.id } }, org.admin)
    expect(reply.status).toBe(404)
  })

  it('says until when an import can be undone', async () => {
    const done = await act('commitUserImport', await upload(table(head, '列二,listed_two,,,,RD,')))
    const [latest] = await list(org.admin, { status: 'done' })
    expect(latest).toMatchObject({ id: done.id, undoUntil: done.job.expiresAt })
    await act('undoUserImport', done)
    expect((await list(org.admin))[0]).toMatchObject({ id: done.id, undoUntil: null })
  })
})
