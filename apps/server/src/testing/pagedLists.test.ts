import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../db/engine.js'
import type { Db } from '../db/schema.js'
import type { OperationId } from '../http/contractTypes.js'
import { compareValues, type SortValue } from '../repositories/lists/compare.js'
import { NamesRepository } from '../repositories/lists/NamesRepository.js'
import { sortKey } from '../repositories/search/searchTokens.js'
import { openBench, type Bench } from './openBench.js'
import { callOfList, fillLists, pagedLists, referToOthers } from './pagedLists.js'
import type { Envelope, WireCall } from './wire.js'
import type { Person } from './World.js'

type Row = Record<string, unknown>

const lists = pagedLists()
/** What these tests make no two rows of; their orders are tried on what there is. */
const thin: ReadonlySet<OperationId> = new Set<OperationId>([
  'listComponentReleases',
  'listComponentUses',
  'listTenantComponentUses',
  'listDataEndpointUses',
  'listIdentityProviderLinks',
  'listUserImportRows',
  'previewCustomerPush',
  'listPlanPushes',
  'listPlanPushItems',
  'listSystemNoticeReceipts',
  'listSystemNoticePeople',
])

/** What a filter reads of a row where that is not the row's field of its name. */
const filterReads: Partial<Record<OperationId, Record<string, (row: Row) => unknown>>> = {
  listApps: {
    health: ({ health, url }) =>
      (health as { state: string } | null)?.state ??
      (String(url).startsWith('http') ? 'unchecked' : ''),
    diagnosis: ({ diagnosis, url }) =>
      (diagnosis as { verdict: string } | null)?.verdict ??
      (String(url).startsWith('http') ? 'none' : ''),
  },
}

let bench: Bench
let statements = 0
let people: { member: Person; operator: Person }
const calls = new Map<OperationId, WireCall>()

beforeAll(async () => {
  bench = await openBench({ wrapEngine: counting, seed: 22 })
  const member = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
  const operator = await bench.world.person({
    memberOf: [{ tenant: 'operator', permissions: 'all' }],
  })
  people = { member, operator }
  await fillLists(bench, member, 6)
  for (const { operation } of lists) {
    calls.set(operation, await callOfList(bench, people, operation))
  }
})
afterAll(() => bench.close())

/** Counts the statements that the server sends. */
function counting(engine: Engine): Engine {
  const counted = (db: Db): Db =>
    db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
  return {
    ...engine,
    tx: (scope, fn) => engine.tx(scope, (db) => fn(counted(db))),
    get platform() {
      return counted(engine.platform)
    },
    listen: engine.listen.bind(engine),
    asOwner: engine.asOwner.bind(engine),
    close: engine.close.bind(engine),
  }
}

/** How many statements a call needs; what the server does of its own accord meanwhile is none of them. */
async function leastStatements(call: () => Promise<unknown>): Promise<number> {
  await call() // what is kept after the first call is none of them, either
  const counts: number[] = []
  while (counts.length < 3) {
    const before = statements
    await call()
    counts.push(statements - before)
  }
  return Math.min(...counts)
}

async function read(
  operation: OperationId,
  query: Record<string, string | number>,
  ids: readonly string[] = [],
) {
  const call = calls.get(operation)
  if (!call) throw new Error(`Nobody calls ${operation}`)
  const [path = '', given = ''] = call.path.split('?')
  const search = new URLSearchParams(given)
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  for (const id of ids) search.append('ids', id)
  const reply = await bench.wire.send({ ...call, path: `${path}?${search.toString()}` })
  return {
    status: reply.status,
    rows: (JSON.parse(reply.text) as Envelope<Row[]>).data ?? [],
    total: Number(reply.headers['x-total-count']),
    counts: countsOf(String(reply.headers['x-state-counts'] ?? '')),
    text: reply.text,
  }
}

describe('every paged list', () => {
  it('sorts by something', () => {
    expect(lists.filter(({ sort }) => sort.length === 0)).toEqual([])
    expect(lists.length).toBeGreaterThan(50)
  })

  it.each(lists)('$operation sorts by each of its fields, up and down', async (list) => {
    const { operation, sort } = list
    const { total, text, status } = await read(operation, {})
    expect(status, text).toBe(200)
    expect(total > 1, `${total} rows to sort`).toBe(!thin.has(operation))
    for (const field of sort) {
      for (const descending of [false, true]) {
        const asked = `${descending ? '-' : ''}${field}`
        const whole = await read(operation, { sort: asked, size: 100 })
        expect(whole.status, `${asked}: ${whole.text}`).toBe(200)
        const values = whole.rows.map((row) => valueOf(row, field))
        const sorted = [...values].sort((a, b) => compareValues(a, b, descending))
        expect(values, asked).toEqual(sorted)
      }
    }
  })

  it.each(lists)('$operation keeps its pages apart in any order', async ({ operation, sort }) => {
    for (const asked of [sort[0] ?? '', `-${sort.at(-1) ?? ''}`]) {
      const whole = await read(operation, { sort: asked, size: 6 })
      const pages = await Promise.all(
        [1, 2, 3].map((page) => read(operation, { sort: asked, size: 2, page })),
      )
      expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows)
    }
  })

  it.each(lists)('$operation refuses a field that it does not name', async ({ operation }) => {
    expect((await read(operation, { sort: 'tenant_id' })).status).toBe(400)
    expect((await read(operation, { sort: 'id;drop table users' })).status).toBe(400)
  })

  it.each(lists)('$operation asks as often for one row as for all', async ({ operation }) => {
    const count = (size: number) => leastStatements(() => read(operation, { size }))
    const once = await count(1)
    expect(once).toBeGreaterThan(0)
    expect(await count(100)).toBe(once)
  })
})

describe('a list with filters', () => {
  const filtered = lists.filter(({ operation }) => !thin.has(operation))

  it.each(filtered)('$operation finds those with a value of its columns', async (list) => {
    const all = await read(list.operation, { size: 100 })
    for (const field of Object.keys(all.rows[0] ?? {})) {
      const named = list.filters.get(field)
      if (!named) continue
      const readOf = filterReads[list.operation]?.[field] ?? ((row: Row) => row[field])
      const there = all.rows.map(readOf).filter((value) => value !== null && value !== '')
      for (const value of new Set([...named, ...there.slice(0, 5)])) {
        const asked = `${field} = ${String(value)}`
        const found = await read(list.operation, { [field]: String(value), size: 100 })
        expect(found.status, `${asked}: ${found.text}`).toBe(200)
        const expected = all.rows.filter((row) => readOf(row) === value)
        expect(found.rows.slice(0, expected.length), asked).toEqual(expected)
        expect(
          found.rows.every((row) => readOf(row) === value),
          asked,
        ).toBe(true)
        if (all.total <= 100) expect(found.total, asked).toBe(expected.length)
      }
    }
  })

  it.each(filtered)('$operation finds those of a span of time', async (list) => {
    const all = await read(list.operation, { size: 100 })
    for (const field of Object.keys(all.rows[0] ?? {})) {
      if (!list.filters.has(`${field}From`)) continue
      const momentOf = (row: Row) => row[field] as string | null
      const moments = all.rows.flatMap((row) => momentOf(row) ?? []).sort()
      const at = moments[Math.floor(moments.length / 2)] ?? '2026-11-01T00:00:00.000Z'
      const isBefore = (row: Row) => (momentOf(row) ?? at) < at
      const isAfter = (row: Row) => (momentOf(row) ?? '') >= at
      const before = await read(list.operation, { [`${field}To`]: at, size: 100 })
      const after = await read(list.operation, { [`${field}From`]: at, size: 100 })
      expect(before.rows, `${field}: ${before.text}`).toEqual(all.rows.filter(isBefore))
      expect(after.rows, `${field}: ${after.text}`).toEqual(all.rows.filter(isAfter))
      const none = await read(list.operation, { [`${field}From`]: at, [`${field}To`]: at })
      expect(none.total).toBe(0)
    }
  })
})

describe('a row that refers to records', () => {
  const named: Partial<Record<OperationId, readonly string[]>> = {
    listApplications: ['customerId'],
    listApps: ['roleIds'],
    listComponents: ['tenantIds'],
    listPages: ['parentId'],
    listResources: ['folderId'],
    listRoleRecords: ['departmentIds'],
    listWorkbenches: ['roleIds', 'departmentIds'],
  }

  beforeAll(() => referToOthers(bench))

  it.each(Object.keys(named) as OperationId[])('%s names them', async (operation) => {
    const { rows, text } = await read(operation, { size: 100 })
    for (const field of named[operation] ?? []) {
      const base = field.replace(/Id$/, '').replace(/Ids$/, 's')
      const given = rows.filter((row) => isGiven(row[field]))
      expect(given.length, text).toBeGreaterThan(1)
      for (const row of given) {
        const refs = [row[base]].flat() as { id: string; name: string }[]
        expect(refs.map(({ id }) => id).sort()).toEqual([row[field]].flat().sort())
        expect(refs.every(({ name }) => name !== '')).toBe(true)
      }
    }
  })

  it.each(Object.keys(named) as OperationId[])('%s asks once for all names', async (operation) => {
    const count = (size: number) => leastStatements(() => read(operation, { size }))
    expect(await count(100)).toBe(await count(1))
  })

  it('S-02: names nothing of another tenant, even where a row refers to it', async () => {
    const { a, b } = bench.world.tenants
    const names = new NamesRepository(bench.engine.platform)
    const rows = [{ roleIds: [await bench.world.object('roles', 'b')], folderId: null }]
    const fields = { roleIds: 'roles', folderId: 'folders' } as const
    expect(await names.add(a, rows, fields)).toMatchObject([{ roles: [], folder: null }])
    expect((await names.add(b, rows, fields))[0]?.roles).toHaveLength(1)
  })
})

describe('a list that takes ids', () => {
  it.each(lists.filter(({ takesIds }) => takesIds))(
    '$operation answers those it has of them',
    async (list) => {
      const { rows } = await read(list.operation, { size: 100 })
      const wanted = rows.slice(-2).map(({ id }) => String(id))
      for (const ids of [wanted, wanted.slice(0, 1)]) {
        const found = await read(list.operation, {}, [...ids, 'nobody'])
        expect(found.status, found.text).toBe(200)
        expect(found.total).toBe(ids.length)
        expect(found.rows.map(({ id }) => String(id)).sort()).toEqual([...ids].sort())
      }
      expect((await read(list.operation, {}, ['nobody'])).total).toBe(0)
    },
  )
})

describe('a list with states', () => {
  it.each(lists.filter(({ state }) => state !== undefined))(
    '$operation counts its records by $state, as its filter finds them',
    async ({ operation, state = '' }) => {
      const all = await read(operation, { counts: 'true' })
      expect(all.status, all.text).toBe(200)
      const counted = [...all.counts.values()]
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(all.total)
      for (const [name, count] of all.counts) {
        const those = await read(operation, { [state]: name, counts: 'true', size: 1 })
        expect(those.total, name).toBe(count)
        expect(those.counts, name).toEqual(all.counts)
      }
      expect((await read(operation, {})).counts.size).toBe(0)
    },
  )
})

/** `draft=3,published=12` */
function countsOf(text: string): Map<string, number> {
  const parts = text.split(',').filter(Boolean)
  return new Map(
    parts.map((part) => {
      const [name = '', count] = part.split('=')
      return [name, Number(count)]
    }),
  )
}

describe('lists by name', () => {
  it.each(['listCustomers', 'listPlans', 'listPages', 'listResources', 'listDevices'] as const)(
    '%s sorts Chinese by its reading, and one character before the next of the same reading',
    async (operation) => {
      const { rows } = await read(operation, { sort: 'name', size: 100 })
      const keys = rows.map(({ name }) => sortKey(String(name)))
      expect(keys.length).toBeGreaterThan(2)
      expect(keys).toEqual([...keys].sort())
    },
  )
})

/** Texts that people read are sorted by their reading; what machines read is by code points. */
const spoken =
  /^(name|shortName|nickName|title|customerName|areaName|typeName|place|category|industry|region|model)$/

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

const levels = ['normal', 'important', 'urgent']

function valueOf(row: Row, field: string): SortValue {
  const customer = row['customer'] as Row | undefined
  const found = row[field] ?? customer?.[field] ?? null
  const value = typeof found === 'object' && found !== null ? (found as Row)['zh-CN'] : found
  if (field === 'level') return levels.findIndex((level) => level === value)
  if (typeof value === 'string' && spoken.test(field)) {
    return sortKey(value, { isPerson: field === 'nickName' })
  }
  return value as SortValue
}
