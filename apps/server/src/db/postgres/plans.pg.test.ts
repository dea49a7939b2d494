import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bigAdmin, bigTenantSql, branchAt, keywords, prefixes } from '../../testing/bigTenant.js'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'
import { TestCaller } from '../../testing/TestCaller.js'
import type { Engine } from '../engine.js'
import { kyselyOver, type RunStatement } from '../kyselyOver.js'
import type { Db } from '../schema.js'

/** Whose rows grow with the people of a tenant: read whole, they would be read for every request. */
const growing = [
  ...['users', 'memberships', 'membership_departments', 'membership_roles', 'member_tokens'],
  ...['departments', 'letters', 'notice_receipts', 'audit_log'],
]

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** What was read whole since it was last emptied: table and statement. */
const readWhole: string[] = []
let explained = 0

/** Asks for the plan of every reading statement, in its own transaction and role, before it runs. */
function explaining(db: Db): Db {
  const run: RunStatement = async (text, params) => {
    if (/^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text)) {
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        CompiledQuery.raw(`explain (format json) ${text}`, [...params]),
      )
      explained += 1
      note(rows[0]?.['QUERY PLAN'][0]?.Plan, text)
      if (isGeneric && text.includes('memberships')) await addRowsRead(db, text, params)
    }
    const result = await db.executeQuery(CompiledQuery.raw(text, [...params]))
    return { rows: result.rows, affected: Number(result.numAffectedRows ?? 0) }
  }
  return kyselyOver(run)
}

function note(node: PlanNode | undefined, text: string) {
  if (!node) return
  const table = node['Relation Name'] ?? ''
  if (node['Node Type'] === 'Seq Scan' && growing.includes(table)) {
    readWhole.push(`${table}: ${text}`)
  }
  for (const below of node.Plans ?? []) note(below, text)
}

/** Rows that the nodes of the plans gave or threw away, while plans are made for any parameters. */
let rowsRead = 0
let isGeneric = false

/** What those plans ask of each token. */
const askedOfTokens: string[] = []

interface AnalysedNode extends PlanNode {
  Filter?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: AnalysedNode[]
}

async function addRowsRead(db: Db, text: string, params: readonly unknown[]) {
  const ask = (statement: string) => db.executeQuery(CompiledQuery.raw(statement, []))
  const literals = params.map((value) =>
    value === null
      ? 'null'
      : Array.isArray(value)
        ? `array[${value.map(quoted).join(',')}]::text[]`
        : quoted(value),
  )
  await ask(`set local plan_cache_mode = force_generic_plan`)
  await ask(`prepare asked as ${text}`)
  const { rows } = await ask(
    `explain (analyze, format json) execute asked${literals.length > 0 ? `(${literals.join(',')})` : ''}`,
  )
  await ask('deallocate asked')
  await ask(`set local plan_cache_mode = auto`)
  const [row] = rows as { 'QUERY PLAN': { Plan: AnalysedNode }[] }[]
  if (row?.['QUERY PLAN'][0]) count(row['QUERY PLAN'][0].Plan)
}

function quoted(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

function count(node: AnalysedNode) {
  // Of what lies below a node only the leaves are read.
  const read = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
  if (!node.Plans) rowsRead += read * node['Actual Loops']
  if (node['Relation Name'] === 'member_tokens' && node.Filter) askedOfTokens.push(node.Filter)
  for (const below of node.Plans ?? []) count(below)
}

function withPlans(engine: Engine): Engine {
  return {
    ...engine,
    platform: explaining(engine.platform),
    tx: (scope, fn) => engine.tx(scope, (db) => fn(explaining(db))),
  }
}

const people = 20_000
const branches = 5
/** The planner is told that the tables hold so many times what they do: a million people. */
const pretended = 50
/** And that it has so many tenants, so that one of any has few rows of each table. */
const tenants = 1_000

let server: TestServer
let caller: TestCaller
beforeAll(async () => {
  server = await startTestServer({}, { wrapEngine: withPlans })
  await server.engine.asOwner(async (owner) => {
    for (const table of growing.filter((one) => one !== 'users')) {
      await owner.exec(`alter table ${table} alter tenant_id set (n_distinct = ${tenants})`)
    }
    for (const statement of bigTenantSql({ id: 'big', people, branches })) {
      await owner.exec(statement)
    }
    await owner.exec(`update pg_class set reltuples = reltuples * ${pretended}
      where relnamespace = 'public'::regnamespace and reltuples > ${branches ** 4}`)
    // Which way a branch is read hangs on how many people it has.
    await owner.exec(`update departments set member_count = member_count * ${pretended}
      where tenant_id = 'big'`)
  })
  const token = await server.world.session(bigAdmin('big'))
  caller = new TestCaller(server.app, server.services, token)
}, 900_000)
afterAll(() => server.close())

async function readsNothingWhole(
  paths: readonly string[],
  { method = 'GET', unless = '-' }: { method?: 'GET' | 'POST'; unless?: string } = {},
) {
  for (const path of paths) {
    readWhole.length = 0
    explained = 0
    const body = method === 'POST' ? { body: {} } : {}
    const answer = await caller.send(method, path, { tenant: 'big', ...body })
    expect([path, answer.status]).toEqual([path, 200])
    expect(explained, path).toBeGreaterThan(1)
    expect(
      readWhole.filter((one) => !one.startsWith(`${unless}:`)),
      path,
    ).toEqual([])
  }
}

const members = '/spruce/api/v1/members?'
const unread = '/message-center-service/api/spruce/msg-center/index/getUnReadNum'

describe('at a million people no request reads a table whole', () => {
  it('to find people by name, pinyin and initials', async () => {
    await readsNothingWhole(
      keywords.flatMap((word) => [
        `${members}keyword=${encodeURIComponent(word)}`,
        `/spruce/api/v1/contact-book/people?keyword=${encodeURIComponent(word)}`,
      ]),
    )
  })

  it('to find people by the beginning of a login name, a code or a number', async () => {
    await readsNothingWhole(prefixes.map((prefix) => `${members}keyword=${prefix}`))
  })

  it('to find people by name inside a branch', async () => {
    await readsNothingWhole(
      [2, 3, 5].map(
        (depth) => `${members}keyword=zw&deptId=${branchAt(depth)}&withDescendants=true`,
      ),
      // A twenty-fifth of them, on the few pages that they really are, is read in one go.
      { unless: 'departments' },
    )
  })

  it('to show a page of a department, of a branch of any size, or of everybody below the root', async () => {
    await readsNothingWhole(
      [1, 2, 3, 4, 5].flatMap((depth) => [
        `${members}deptId=${branchAt(depth)}&withDescendants=true`,
        `${members}deptId=${branchAt(depth)}`,
      ]),
    )
  })

  it('to show the tree level by level, the menu, what is unread, and who one is', async () => {
    await readsNothingWhole([
      '/aba-base/api/dept/dept-trees?depth=2',
      '/aba-base/api/v3/menu/menu-user',
      '/aba-base/api/user-infos',
    ])
    await readsNothingWhole([unread], { method: 'POST' })
  })

  it('looks at few rows for a page of any branch, also by a plan made for any parameters', async () => {
    for (const depth of [1, 2, 3, 4, 5]) {
      for (const page of [1, 3]) {
        rowsRead = 0
        isGeneric = true
        const path = `${members}deptId=${branchAt(depth)}&withDescendants=true&page=${page}&size=20`
        const answer = await caller.send('GET', path, { tenant: 'big' })
        isGeneric = false
        expect([path, answer.status]).toEqual([path, 200])
        expect(rowsRead, path).toBeGreaterThan(0)
        // The largest of those whose people are looked up department by department.
        expect(rowsRead, path).toBeLessThan(15_000)
      }
    }
  })

  it('never goes through the people of a branch for each that has the name', async () => {
    for (const depth of [1, 2, 3, 4, 5]) {
      askedOfTokens.length = 0
      isGeneric = true
      const path = `${members}keyword=w&deptId=${branchAt(depth)}&withDescendants=true`
      const answer = await caller.send('GET', path, { tenant: 'big' })
      isGeneric = false
      expect([path, answer.status]).toEqual([path, 200])
      expect(askedOfTokens.length, path).toBeGreaterThan(0)
      for (const asked of askedOfTokens) {
        // Few are looked up among hashes; many are asked one by one, by their key.
        expect(asked, path).toMatch(depth > 2 ? /hashed SubPlan/ : /\(SubPlan/)
        expect(asked, path).not.toMatch(/ANY/)
      }
    }
  })

  it('finds the same people whichever way it reads a branch, a role and a status', async () => {
    await server.engine.asOwner((owner) =>
      owner.exec(`insert into roles (tenant_id, id, name, code) values ('big', 'rare', 'rare', 'rare');
        insert into membership_roles (tenant_id, member_id, role_id)
          select 'big', member_id, 'rare' from membership_roles
          where tenant_id = 'big' and role_id = 'member' order by member_id limit 100`),
    )
    for (const depth of [1, 2, 3, 4, 5]) {
      for (const roleId of ['member', 'rare']) {
        for (const keyword of ['', 'zw']) {
          const id = branchAt(depth)
          const { rows } = await server.engine.tx({ tenant: 'big' }, (db) =>
            db.executeQuery<{ total: string }>(
              CompiledQuery.raw(
                `select count(*) as total from memberships m where tenant_id = 'big'
                  and status = 'active'
                  and exists (select from membership_roles r
                    where r.tenant_id = 'big' and r.member_id = m.id and r.role_id = $1)
                  and exists (select from membership_departments p
                    where p.tenant_id = 'big' and p.member_id = m.id
                      and (p.department_id = $2 or p.department_id like $2 || '-%'))
                  and exists (select from member_tokens t where t.tenant_id = 'big'
                    and t.member_id = m.id and t.token >= $3 and t.token < $3 || '~')`,
                [roleId, id, keyword],
              ),
            ),
          )
          const path = `${members}deptId=${id}&withDescendants=true&roleId=${roleId}&status=active&keyword=${keyword}`
          const answer = await caller.send('GET', path, { tenant: 'big' })
          expect([path, answer.headers['x-total-count']]).toEqual([path, String(rows[0]?.total)])
        }
      }
    }
  })

  it('would be seen', async () => {
    readWhole.length = 0
    await server.engine.tx({ tenant: 'big' }, (db) =>
      explaining(db)
        .selectFrom('memberships')
        .where('nick_name', 'like', '%华%')
        .select('id')
        .execute(),
    )
    expect(readWhole).toHaveLength(1)
  })
})
