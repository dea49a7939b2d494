import { setTimeout } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Schemas } from '@spruce/api-client/contract'
import { operationTable } from '@spruce/api-client/contract'
import { sourcePermissions } from '@spruce/page-builder/data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageSources } from '../../page-queries/pageSources.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Result = Schemas['PageQueryResult']
type Asked = Schemas['RunPageQueriesRequest']
type Page = Schemas['Page']
type Workbench = Schemas['Workbench']
type Document = Schemas['PageDocument']

let bench: Bench
let org: Organisation
/** Of tenant A, without any right. */
let viewer: Person
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  viewer = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
})
afterAll(() => bench.close())

const table = (...values: number[]) => ({ columns: [{ name: 'n', type: 'number', values }] })
const fixed = (id: string, ...values: number[]) => ({
  id,
  source: 'static',
  frame: table(...values),
})

async function draft(document: Document): Promise<Page> {
  const name = bench.world.unique('页')
  return org.get<Page>('addPage', { body: { appCode: 'RCAPPN0001', name, document } })
}
async function published(document: Document): Promise<Page> {
  const { id, version } = await draft(document)
  return org.get<Page>('publishPage', { path: { id }, body: { version } })
}

function run(
  person: Person | null,
  document: Asked['document'],
  ...queries: (string | Asked['queries'][number])[]
) {
  const calls = queries.map((one) => (typeof one === 'string' ? { id: one } : one))
  return org.callAs<Result[]>(person, 'runPageQueries', { body: { document, queries: calls } })
}
async function results(...call: Parameters<typeof run>): Promise<Result[]> {
  const { status, body } = await run(...call)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data as Result[]
}
const pageOf = ({ id }: { id: string }) => ({ kind: 'page' as const, id })
const columnsOf = (result: Result | undefined) =>
  Object.fromEntries(result?.frame?.columns.map(({ name, values }) => [name, values]) ?? [])

const sourceIds = [...pageSources.keys()]
/** Each with an operation of the product behind it; http is tested where its endpoints are. */
const ownIds = sourceIds.filter((id) => id !== 'http')
const queryOf = (source: string) => ({ id: source, source })

describe('sources of page queries', () => {
  it.each(ownIds)('%s answers who may call its operation, and nobody else', async (source) => {
    const page = await published({ queries: [queryOf(source)] })
    const [whole] = await results(org.admin, pageOf(page), source)
    expect(whole).toMatchObject({ outcome: 'ok', isCut: false })
    expect(whole?.frame?.columns.length).toBeGreaterThan(0)
    const entry = operationTable.find(
      ({ operationId }) => operationId === pageSources.get(source)?.as,
    )
    const perm = entry?.authz.perm ?? []
    const [bare] = await results(viewer, pageOf(page), source)
    expect(bare).toMatchObject(
      perm.length === 0 ? { outcome: 'ok' } : { outcome: 'failed', errorCode: 'FORBIDDEN' },
    )
    expect(bare?.frame === undefined).toBe(perm.length > 0)
    if (perm.length === 0) return
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: perm.slice(0, 1) }],
    })
    expect(await results(reader, pageOf(page), source)).toMatchObject([{ outcome: 'ok' }])
  })

  it('stand in the guide with the operation behind each and its parameters', async () => {
    const guide = await readFile(
      join(import.meta.dirname, '../../../../../docs/guides/page-sources.md'),
      'utf8',
    )
    for (const { id, as, parameters } of pageSources.values()) {
      const line = guide.split('\n').find((one) => one.startsWith(`| \`${id}\``)) ?? ''
      const named = [as, ...Object.keys(parameters)].map((name) => `\`${name}\``)
      expect([id, named.filter((name) => !line.includes(name))]).toEqual([id, []])
    }
  })

  it('ask for the permissions that the studio knows of them', () => {
    const asked = [...pageSources.values()].map(({ id, as }) => {
      const entry = operationTable.find(({ operationId }) => operationId === as)
      return [id, entry?.authz.perm ?? []] as const
    })
    const known = sourceIds.map((id) => [id, sourcePermissions[id] ?? []])
    expect(known).toEqual(asked)
  })

  it('answer the rows of their own tenant alone', async () => {
    const name = bench.world.unique('区')
    const area = await org.get<Schemas['DeviceArea']>('addDeviceArea', { body: { name } })
    const other = await Organisation.of(bench, 'b')
    const body = { kind: 'page' as const }
    const document = {
      queries: [
        queryOf('devices-by-area'),
        { ...queryOf('latest-values'), parameters: { areaId: area.id } },
      ],
    }
    const made = await other.get<Page>('addPage', {
      body: { appCode: 'RCAPPN0001', name, document },
    })
    await other.get('publishPage', { path: { id: made.id }, body: { version: 1 } })
    const page = await published(document)
    await setTimeout(1_100) // an answer of an earlier test serves for a second
    const own = await results(org.admin, pageOf(page), 'devices-by-area')
    expect(columnsOf(own[0])['id']).toContain(area.id)
    const queries = [{ id: 'devices-by-area' }, { id: 'latest-values' }]
    const theirs = await other.get<Result[]>('runPageQueries', {
      body: { document: { ...body, id: made.id }, queries },
    })
    expect(columnsOf(theirs[0])['id']).not.toContain(area.id)
    expect(columnsOf(theirs[1])['id']).toEqual([])
    expect((await run(org.admin, { ...body, id: made.id }, 'devices-by-area')).status).toBe(404)
  })

  it('read devices, their values and their history by the variables of the page', async () => {
    const points = [{ code: 'temp', name: '温度', unit: '℃', type: 'number', decimals: 1 }]
    const type = await org.get<Schemas['DeviceTypeDetail']>('addDeviceType', {
      body: { code: bench.world.unique('T-'), name: '窑', offlineSeconds: 60, points },
    })
    const area = await org.get<Schemas['DeviceArea']>('addDeviceArea', {
      body: { name: bench.world.unique('区') },
    })
    const device = await org.get<Schemas['Device']>('addDevice', {
      body: { areaId: area.id, code: bench.world.unique('K-'), name: '一号窑', typeId: type.id },
    })
    await org.get('reportDataPoints', {
      path: { id: device.id },
      body: { values: [{ code: 'temp', value: 71.5 }] },
    })
    const page = await published({
      variables: [
        { name: 'device', kind: 'device' },
        { name: 'window', kind: 'time', default: { from: 'now-1h', to: 'now' } },
      ],
      queries: [
        { ...queryOf('latest-values'), parameters: { deviceId: '{{device}}' } },
        { ...queryOf('value-history'), parameters: { deviceId: '{{device}}', by: 'last' } },
        { ...queryOf('devices-by-state'), parameters: { areaId: area.id } },
      ],
    })
    const variables = { device: device.id, window: { from: 'now-2h', to: 'now' } }
    const [latest, history, states] = await results(
      org.admin,
      pageOf(page),
      { id: 'latest-values', variables },
      { id: 'value-history', variables },
      { id: 'devices-by-state', variables },
    )
    expect(columnsOf(latest)).toMatchObject({ device: ['一号窑'], code: ['temp'], value: [71.5] })
    expect(history?.frame?.columns[1]).toMatchObject({
      ...{ name: 'temp', label: '温度', unit: '℃', decimals: 1 },
    })
    expect(columnsOf(history)['temp']).toContain(71.5)
    expect(columnsOf(states)).toMatchObject({ code: ['online', 'offline'], count: [1, 0] })
    const [none] = await results(org.admin, pageOf(page), 'value-history')
    expect(none?.frame?.columns.map(({ name }) => name)).toEqual(['at'])
  })
})

describe('sources that take so many rows', () => {
  it('say that there are more', async () => {
    const type = await org.get<Schemas['DeviceTypeDetail']>('addDeviceType', {
      body: { code: bench.world.unique('T-'), name: '泵', offlineSeconds: 60, points: [] },
    })
    const area = await org.get<Schemas['DeviceArea']>('addDeviceArea', {
      body: { name: bench.world.unique('区') },
    })
    const writer = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    for (const name of ['泵 1', '泵 2']) {
      const code = bench.world.unique('P-')
      await org.get('addDevice', { body: { areaId: area.id, code, name, typeId: type.id } })
      await org.callAs(writer, 'addTodo', { body: { title: name } })
    }
    const few = { typeId: type.id, most: 1 }
    const page = await published({
      queries: [
        { id: 'some', source: 'devices', parameters: few },
        { id: 'all', source: 'devices', parameters: { ...few, most: 2 } },
        { id: 'todos', source: 'todos', parameters: { most: 1 } },
      ],
    })
    const [some, all] = await results(org.admin, pageOf(page), 'some', 'all')
    expect([some?.isCut, all?.isCut]).toEqual([true, false])
    expect(columnsOf(some)['device']).toEqual(['泵 1'])
    const [todos] = await results(writer, pageOf(page), 'todos')
    expect(todos?.isCut).toBe(true)
  })
})

describe('runPageQueries', () => {
  it('answers each query for itself, in the order that is asked for', async () => {
    const page = await published({
      variables: [{ name: 'n', kind: 'number' }],
      queries: [
        { ...fixed('rows', 3, 1, 2), transforms: [{ kind: 'sort', by: [{ column: 'n' }] }] },
        { ...fixed('lost', 1), transforms: [{ kind: 'limit', rows: 1 }, filterOf('gone')] },
        { ...queryOf('sign-ins'), parameters: { by: 'day', from: 'now', to: 'now-1d' } },
      ],
    })
    const answers = await results(
      viewer,
      pageOf(page),
      'lost',
      'foreign',
      { id: 'rows', variables: { n: 'no number' } },
      { id: 'rows', variables: { other: 1 } },
      'rows',
    )
    expect(answers.map(({ id, outcome, errorCode }) => [id, outcome, errorCode])).toEqual([
      ['lost', 'failed', 'BAD_TRANSFORM'],
      ['foreign', 'failed', 'UNKNOWN_QUERY'],
      ['rows', 'failed', 'BAD_VARIABLE'],
      ['rows', 'failed', 'BAD_VARIABLE'],
      ['rows', 'ok', undefined],
    ])
    expect(answers[4]?.frame).toEqual(table(1, 2, 3))
    expect(await results(org.admin, pageOf(page), 'sign-ins', 'rows')).toMatchObject([
      { errorCode: 'BAD_PARAMETERS' },
      { outcome: 'ok' },
    ])
  })

  it('joins other queries of the page with the rights of who calls, and no query with itself', async () => {
    const join = (query: string) => [{ kind: 'join', query, key: 'n', otherKey: 'count' }]
    const page = await published({
      queries: [
        { ...fixed('rows', 0), transforms: join('devices-by-state') },
        queryOf('devices-by-state'),
        { ...fixed('a', 0), transforms: [{ kind: 'join', query: 'b', key: 'n' }] },
        { ...fixed('b', 0), transforms: [{ kind: 'join', query: 'a', key: 'n' }] },
      ],
    })
    expect(await results(org.admin, pageOf(page), 'rows', 'a')).toMatchObject([
      { outcome: 'ok' },
      { errorCode: 'BAD_TRANSFORM' },
    ])
    expect(await results(viewer, pageOf(page), 'rows')).toMatchObject([{ errorCode: 'FORBIDDEN' }])
  })

  it('runs a draft and what was never out for who edits it alone', async () => {
    const page = await draft({ queries: [fixed('q', 1)] })
    expect((await run(org.admin, pageOf(page), 'q')).status).toBe(404)
    const asDraft = { ...pageOf(page), isDraft: true }
    expect(columnsOf((await results(org.admin, asDraft, 'q'))[0])).toEqual({ n: [1] })
    expect((await run(viewer, asDraft, 'q')).status).toBe(404)
    const lister = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['page:list', 'workbench:edit'] }],
    })
    expect((await run(lister, asDraft, 'q')).status).toBe(404)
    const shown = { ...pageOf(await published({ queries: [fixed('q', 1)] })), isDraft: true }
    expect((await run(viewer, shown, 'q')).status).toBe(403)
    expect((await run(lister, shown, 'q')).status).toBe(403)
    const other = await Organisation.of(bench, 'b')
    const body = { document: asDraft, queries: [{ id: 'q' }] }
    expect((await other.call('runPageQueries', { body })).status).toBe(404)
    expect((await run(null, asDraft, 'q')).status).toBe(401)
  })

  it('goes on with a revision that was out, and not with one that was only saved', async () => {
    const page = await published({ queries: [fixed('q', 1)] })
    const at = { path: { id: page.id } }
    const save = (version: number, n: number) =>
      org.get<Page>('savePageDraft', {
        ...at,
        body: { version, document: { queries: [fixed('q', n)] }, note: String(n) },
      })
    const second = await save(page.version, 2)
    const third = await save(second.version, 3)
    await org.get('publishPage', { ...at, body: { version: third.version } })
    const of = async (revision?: number) =>
      columnsOf((await results(viewer, { ...pageOf(page), ...(revision && { revision }) }, 'q'))[0])
    expect([await of(), await of(1), await of(3)]).toEqual([{ n: [3] }, { n: [1] }, { n: [3] }])
    expect((await run(viewer, { ...pageOf(page), revision: 2 }, 'q')).status).toBe(404)
    const saved = { ...pageOf(page), revision: 2, isDraft: true }
    expect(columnsOf((await results(org.admin, saved, 'q'))[0])).toEqual({ n: [2] })
  })

  it('shows a workbench to those whose it is, and to who lists workbenches', async () => {
    const { world } = bench
    const add = async (more: object, n: number) => {
      const body = { scope: 'business', name: world.unique('台'), ...more }
      const { id } = await org.get<Workbench>('addWorkbench', {
        body: { ...body, document: { queries: [fixed('q', n)] } },
      })
      await org.get('publishWorkbench', { path: { id }, body: { version: 1 } })
      return { kind: 'workbench' as const, id }
    }
    const given = await add({ roleIds: [viewer.memberOf.a?.roleId] }, 1)
    const other = await add({ roleIds: [] }, 2)
    expect(await results(viewer, given, 'q')).toMatchObject([{ outcome: 'ok' }])
    expect((await run(viewer, other, 'q')).status).toBe(404)
    expect(columnsOf((await results(org.admin, other, 'q'))[0])).toEqual({ n: [2] })
    const lister = await world.person({
      memberOf: [{ tenant: 'a', permissions: ['workbench:list'] }],
    })
    const asDraft = { ...other, isDraft: true }
    expect(columnsOf((await results(lister, other, 'q'))[0])).toEqual({ n: [2] })
    expect(columnsOf((await results(lister, asDraft, 'q'))[0])).toEqual({ n: [2] })
    expect((await run(viewer, asDraft, 'q')).status).toBe(403)
    expect((await run(viewer, { ...given, kind: 'page' }, 'q')).status).toBe(404)
  })

  it('shows each person their own to-dos, whatever was asked just before', async () => {
    const page = await published({ queries: [queryOf('todos')] })
    const mine = bench.world.unique('事')
    await org.callAs(viewer, 'addTodo', { body: { title: mine } })
    await setTimeout(1_100) // an answer of an earlier test serves for a second
    expect(columnsOf((await results(viewer, pageOf(page), 'todos'))[0])['title']).toEqual([mine])
    expect(columnsOf((await results(org.admin, pageOf(page), 'todos'))[0])['title']).toEqual([])
  })
})

describe('a document with queries', () => {
  const refused = async (document: Document) => {
    const body = { appCode: 'RCAPPN0001', name: '页', document }
    const { status, body: answer } = await org.call('addPage', { body })
    return { status, code: answer.code, paths: answer.fields?.map(({ path }) => path) }
  }
  it.each([
    [{ queries: {} }, 'document.queries'],
    [{ queries: [{ id: 'a b', source: 'todos' }] }, 'document.queries[0]'],
    [{ queries: [queryOf('shell')] }, 'document.queries[0].source'],
    [{ queries: [queryOf('todos'), queryOf('todos')] }, 'document.queries[1].id'],
    [
      { queries: [{ ...queryOf('todos'), parameters: { state: 'any' } }] },
      'document.queries[0].parameters.state',
    ],
    [
      { queries: [{ ...queryOf('todos'), parameters: { sql: 'select 1' } }] },
      'document.queries[0].parameters.sql',
    ],
    [
      { queries: [{ ...queryOf('alarms'), parameters: { areaId: '{{area}}' } }] },
      'document.queries[0].parameters.areaId',
    ],
    [
      { queries: [{ ...fixed('q'), transforms: [{ kind: 'join', query: 'x', key: 'n' }] }] },
      'document.queries[0].transforms[0].query',
    ],
    [{ queries: [{ ...queryOf('todos'), transforms: [{ kind: 'run' }] }] }, 'document.queries[0]'],
    [{ queries: [calculated('x'.repeat(1001))] }, 'document.queries[0]'],
    [{ queries: [calculated('1 +')] }, 'document.queries[0].transforms[0].formula'],
    [
      { queries: [calculated('row.constructor.constructor("return process")()')] },
      'document.queries[0].transforms[0].formula',
    ],
    [{ queries: [calculated('[1, 2].map(x, x)')] }, 'document.queries[0].transforms[0].formula'],
    [{ variables: [{ name: '1', kind: 'text' }] }, 'document.variables[0]'],
    [{ variables: [{ name: 'c', kind: 'choice', query: 'gone' }] }, 'document.variables.c.query'],
  ])('%j is refused', async (document, path) => {
    expect(await refused(document)).toEqual({ status: 422, code: 'PAGE_DATA', paths: [path] })
  })

  it('says where a formula is wrong, in the language of who asks', async () => {
    const document = { queries: [calculated('1 + sum(2)')] }
    const body = { appCode: 'RCAPPN0001', name: '页', document }
    const { body: answer } = await org.call('addPage', { body })
    expect(answer.fields?.[0]?.message).toBe('第 5 个字符：没有函数“sum”')
  })

  it('is refused at publishing, too, where it was kept before', async () => {
    const page = await draft({})
    await bench.world.sql`update design_revisions set document = ${'{"queries":[{"id":"q"}]}'}
      where design_id = ${page.id}`
    const answer = await org.call('publishPage', { path: { id: page.id }, body: { version: 1 } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'PAGE_DATA' } })
  })
})

describe('a calculated column', () => {
  it('is answered as any other, and rows without a value are named', async () => {
    const step = (as: string, formula: string) => ({ kind: 'calculate', as, formula })
    const page = await published({
      queries: [
        {
          ...fixed('q', 4, 0, 1),
          transforms: [
            { ...step('half', 'row["n"] / 2'), unit: '%', decimals: 1 },
            step('share', 'round(1 / row["n"], 2)'),
            step('word', 'row["half"] > 1 ? "高 " + row["n"] : "低"'),
          ],
        },
        { ...fixed('lost', 1), transforms: [step('x', 'row["gone"]')] },
      ],
    })
    const [shown, lost] = await results(viewer, pageOf(page), 'q', 'lost')
    expect(columnsOf(shown)).toEqual({
      ...{ n: [4, 0, 1], half: [2, 0, 0.5] },
      ...{ share: [0.25, null, 1], word: ['高 4', '低', '低'] },
    })
    expect(shown?.frame?.columns[1]).toMatchObject({ type: 'number', unit: '%', decimals: 1 })
    expect(shown).toMatchObject({
      outcome: 'ok',
      message: '“share”有 1 行无法计算（首次出现在第 2 行）：除数为零',
    })
    expect(lost).toMatchObject({ outcome: 'failed', errorCode: 'BAD_TRANSFORM' })
  })

  it('of 10,000 rows is made, and too much at once is refused', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => at)
    const formula = Array.from({ length: 50 }, () => 'row["n"]').join('+')
    const step = { kind: 'calculate', as: 'm', formula }
    const page = await published({
      queries: [
        { ...fixed('some', ...many), transforms: [step, step] },
        { ...fixed('more', ...many), transforms: [step, step, step] },
      ],
    })
    const [some, more] = await results(viewer, pageOf(page), 'some', 'more')
    expect(columnsOf(some)['m']?.at(-1)).toBe(499_950)
    expect(more).toMatchObject({
      ...{ outcome: 'failed', errorCode: 'BAD_TRANSFORM' },
      message: expect.stringContaining('计算量过大') as string,
    })
  })
})

function calculated(formula: string) {
  return { ...fixed('q'), transforms: [{ kind: 'calculate', as: 'x', formula }] }
}

function filterOf(column: string) {
  return { kind: 'filter', column, is: 'filled' }
}
