// `npx nx run server:bench -- --large`: a tenant of a million people on PostgreSQL, a smaller one on the
// embedded database, and one tenant among a thousand. The data is made by the database itself, in minutes.
import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import pg from 'pg'
import {
  bigAdmin,
  bigTenantSql,
  branchAt,
  keywords,
  prefixes,
} from '../../apps/server/src/testing/bigTenant.ts'
import { load } from '../lib/load.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { startSpruce } from '../lib/spruceServer.mjs'
import { loginCall, settings, signIn, startOnPostgres } from './calls.mjs'

const people = Number(process.env['SPRUCE_BENCH_PEOPLE'] ?? 1_000_000)
const embeddedPeople = Math.min(people, 30_000)
const tenants = 1000
const loading = [
  ...['shared_buffers=1GB', 'maintenance_work_mem=1GB', 'work_mem=64MB', 'max_wal_size=12GB'],
  ...['effective_cache_size=8GB', 'random_page_cost=1.1'],
]
const members = '/spruce/api/v1/members?'
const withBelow = 'withDescendants=true'

/** @template T @param {readonly T[]} list @returns {T} */
const pick = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)])
const digits = (/** @type {number} */ many) => String(Math.floor(Math.random() * 10 ** many))

/** What is asked, each time something else. @type {Record<string, () => string>} */
const questions = {
  'name search': () => `${members}keyword=${encodeURIComponent(pick(keywords))}`,
  'prefix search': () => `${members}keyword=${pick(prefixes)}${pick(['', digits(1), digits(2)])}`,
  'subtree page': () => {
    const depth = 2 + Math.floor(Math.random() * 4)
    const page = 1 + Math.floor(Math.random() * 5)
    return `${members}deptId=${branchAt(depth)}&${withBelow}&page=${page}&size=20`
  },
  'member list page, below the root': () =>
    `${members}deptId=${branchAt(1)}&${withBelow}&page=${1 + Math.floor(Math.random() * 50)}&size=20`,
  'member list page, counted row by row': () => `${members}page=1&size=20`,
  'name search inside a branch': () =>
    `${members}keyword=${encodeURIComponent(pick(['zw', 'wang', '王']))}&deptId=${branchAt(3)}&${withBelow}`,
  'unread count': () => '/message-center-service/api/spruce/msg-center/index/getUnReadNum',
  menu: () => '/aba-base/api/v3/menu/menu-user',
}
/** Of these questions one is asked by POST. @param {string} path @param {Record<string, string>} headers */
function callOf(path, headers) {
  if (!path.endsWith('/getUnReadNum')) return { method: 'GET', path, headers }
  const json = { ...headers, 'content-type': 'application/json' }
  return { method: 'POST', path, headers: json, body: '{}' }
}
const goals = new Set(['name search', 'prefix search', 'subtree page'])

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function openLarge({ root }) {
  const postgres = await startPostgres(loading)
  if (!postgres) throw new Error('The large scenes need PostgreSQL (or BENCH_DATABASE_URL).')
  const run = (/** @type {string} */ url) => runner(url)
  const big = await startOnPostgres(root, postgres, postgres.url, 'bench-large-pg')
  await fill(await run(postgres.url), people)
  await multiply(await run(postgres.url), tenants)

  const aloneUrl = new URL(postgres.url)
  aloneUrl.pathname = '/alone'
  await postgres.query(postgres.url, 'create database alone').catch(sayUnlessThere)
  const alone = await startOnPostgres(root, postgres, aloneUrl.href, 'bench-alone-pg')
  await makeTenant(await run(aloneUrl.href), { id: 'small', people: 200, branches: 3 })
  const embedded = await startEmbedded(root)

  const accounts = {
    big: { loginName: bigAdmin('big'), tenant: 'big' },
    small: { loginName: bigAdmin('small'), tenant: 'small' },
  }
  const bigName = `PostgreSQL, ${people.toLocaleString('en')} people`
  const embeddedName = `embedded, ${embeddedPeople.toLocaleString('en')} people`
  const services = [
    { name: bigName, url: big.url, session: await signIn(big.url, accounts.big.loginName) },
    {
      name: embeddedName,
      url: embedded.url,
      session: await signIn(embedded.url, accounts.big.loginName),
    },
  ]
  const smalls = [
    {
      name: `one of ${tenants.toLocaleString('en')} tenants`,
      url: big.url,
      session: await signIn(big.url, accounts.small.loginName),
    },
    {
      name: 'the only tenant',
      url: alone.url,
      session: await signIn(alone.url, accounts.small.loginName),
    },
  ]

  /** @param {typeof services[number]} service @param {() => import('../lib/load.mjs').Call} next */
  async function both({ url }, next) {
    const one = await load(url, next, { connections: 1, seconds: 2 })
    const many = await load(url, next, { connections: 8, seconds: 2 })
    return {
      median: one.median,
      p95: one.p95,
      perSecond: many.perSecond,
      p99: many.p99,
      changed: one.changed + many.changed,
    }
  }
  /** @param {typeof services} list @param {() => string} question */
  const asking = (list, question) =>
    list.map((service) => ({
      name: service.name,
      run: () => both(service, () => callOf(question(), service.session.headers)),
    }))

  return {
    scenes: [
      ...Object.entries(questions).map(([name, question]) => ({
        name,
        variants: asking(services, question),
        ...(goals.has(name)
          ? { goals: [{ text: 'p95, one after the other, ms', measure: 'p95', most: 20 }] }
          : {}),
      })),
      {
        name: 'sign-in',
        variants: services.map((service) => ({
          name: service.name,
          run: () => both(service, () => loginCall(service.session.key, accounts.big.loginName)),
        })),
      },
      {
        name: 'growth of tenants: search, branch and menu in a tenant of 200 people',
        variants: asking(smalls, () =>
          pick([
            `${members}keyword=${encodeURIComponent(pick(keywords))}`,
            `${members}deptId=${branchAt(2)}&${withBelow}`,
            questions['menu']?.() ?? '',
          ]),
        ),
        goals: [
          {
            text: 'median, of that of the only tenant',
            measure: 'median',
            over: 'the only tenant',
            most: 1.5,
          },
        ],
      },
      {
        name: 'row-level security: 20 people of a name, one connection',
        variants: await securityVariants(postgres.url),
      },
    ],
    async close() {
      await Promise.all([big, alone, embedded].map((one) => one.close()))
      await postgres.stop()
    },
  }
}

/**
 * The same statement as a tenant's role under its policy, and as the superuser, whom no policy binds.
 * @param {string} url
 */
async function securityVariants(url) {
  const statement = {
    name: 'found',
    text: `select m.id, m.nick_name from member_tokens t
      join memberships m on m.tenant_id = t.tenant_id and m.id = t.member_id
      where t.tenant_id = $1 and t.token >= $2 and t.token < $3
      order by t.token, t.member_id limit 20`,
  }
  const ask = (/** @type {pg.Client} */ client) => {
    const word = pick(keywords)
    return client.query({ ...statement, values: ['big', word, `${word}\u{10ffff}`] })
  }
  const preamble = (/** @type {string} */ role) =>
    `begin; select set_config('role', '${role}', true), set_config('app.tenant_id', 'big', true)`
  /** @type {[string, (client: pg.Client) => Promise<pg.QueryResult>][]} */
  const ways = [
    [
      'under the policy, in a transaction',
      async (client) => {
        await client.query(preamble('spruce_app'))
        const found = await ask(client)
        await client.query('commit')
        return found
      },
    ],
    [
      'plain, in a transaction',
      async (client) => {
        await client.query(preamble('none'))
        const found = await ask(client)
        await client.query('commit')
        return found
      },
    ],
    ['plain, by itself', ask],
  ]
  return ways.map(([name, once]) => ({
    name,
    async run() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const times = []
      let rows = 0
      const until = performance.now() + 2000
      while (performance.now() < until) {
        const begin = performance.now()
        rows += (await once(client)).rows.length
        times.push(performance.now() - begin)
      }
      await client.end()
      times.sort((a, b) => a - b)
      return {
        perSecond: times.length / 2,
        median: times[times.length >> 1] ?? NaN,
        p99: times[Math.floor(times.length * 0.99)] ?? NaN,
        changed: rows,
      }
    },
  }))
}

/** A database that stays (BENCH_DATABASE_URL) is filled once. @param {unknown} error */
function sayUnlessThere(error) {
  if (/** @type {any} */ (error).code !== '42P04') throw error
}

/** @typedef {(sql: string) => Promise<void>} Run */

/** @param {string} url @returns {Promise<Run & { end: () => Promise<void>, has: (tenant: string) => Promise<boolean>, hash: string }>} */
async function runner(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  const { rows } = await client.query(`select password_hash from users where login_key = 'admin'`)
  return Object.assign(
    async (/** @type {string} */ sql) => {
      const begin = performance.now()
      await client.query(sql)
      const seconds = (performance.now() - begin) / 1000
      if (seconds > 5) console.log(`  ${seconds.toFixed(0)} s: ${sql.slice(0, 60)} …`)
    },
    {
      end: () => client.end(),
      has: async (/** @type {string} */ tenant) =>
        (await client.query('select 1 from tenants where id = $1', [tenant])).rows.length > 0,
      hash: String(rows[0]?.password_hash),
    },
  )
}

/**
 * @param {Awaited<ReturnType<typeof runner>>} run
 * @param {{ id: string, people: number, branches: number }} spec
 */
async function makeTenant(run, spec) {
  if (await run.has(spec.id)) return run.end()
  for (const sql of bigTenantSql({ ...spec, passwordHash: run.hash })) await run(sql)
  await run.end()
}

/** @param {Awaited<ReturnType<typeof runner>>} run @param {number} many */
async function fill(run, many) {
  const begin = performance.now()
  console.log(`Making a tenant of ${many.toLocaleString('en')} people …`)
  await makeTenant(run, { id: 'big', people: many, branches: 10 })
  console.log(`  ${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
}

/** The account of the copy `n`: ids may not grow longer. @param {string} id */
const copied = (id) => `lpad(to_hex(n), 3, '0') || '-' || right(${id}, 36)`

/** A small tenant, and copies of it. @param {Awaited<ReturnType<typeof runner>>} run @param {number} many */
async function multiply(run, many) {
  if (await run.has('small1')) return run.end()
  for (const sql of bigTenantSql({
    id: 'small',
    people: 200,
    branches: 3,
    passwordHash: run.hash,
  })) {
    // The keys of a large table stay as they are for two hundred people.
    if (/member_tokens (drop|add)|member_tokens_of|^vacuum/.test(sql)) continue
    await run(sql)
  }
  const copies = `generate_series(1, ${many - 1}) n`
  for (const sql of [
    `insert into tenants (id, code, name, short_name, kind)
      select 'small' || n, 'small' || n, name, short_name, kind from tenants, ${copies} where id = 'small'`,
    `insert into users (id, login_name, login_key, password_hash, name, main_tenant_id)
      select ${copied('id')}, login_name || n, login_key || n, password_hash, name, 'small' || n
      from users, ${copies} where main_tenant_id = 'small'`,
    `insert into departments (tenant_id, id, parent_id, mpath, depth, name, name_key, sort, member_count)
      select 'small' || n, id, parent_id, mpath, depth, name, name_key, sort, member_count
      from departments, ${copies} where tenant_id = 'small'`,
    `insert into roles (tenant_id, id, name, code, grants_all)
      select 'small' || n, id, name, code, grants_all from roles, ${copies} where tenant_id = 'small'`,
    `insert into memberships (tenant_id, id, user_id, login_name, nick_name, name_key, employee_code, mobile, email, status)
      select 'small' || n, id, ${copied('user_id')}, login_name, nick_name, name_key, employee_code, mobile, email, status
      from memberships, ${copies} where tenant_id = 'small'`,
    `insert into membership_roles select 'small' || n, member_id, role_id
      from membership_roles, ${copies} where tenant_id = 'small'`,
    `insert into membership_departments (tenant_id, member_id, department_id, main, sort, name_key)
      select 'small' || n, member_id, department_id, main, sort, name_key
      from membership_departments, ${copies} where tenant_id = 'small'`,
    `insert into member_tokens select 'small' || n, token, member_id
      from member_tokens, ${copies} where tenant_id = 'small'`,
    'analyze',
    'vacuum member_tokens',
  ]) {
    await run(sql)
  }
  await run.end()
}

/** The embedded database, filled while no server has it. @param {string} root */
async function startEmbedded(root) {
  const data = 'bench-large'
  const made = await startSpruce(root, { data, env: settings })
  await made.close()
  const db = new PGlite(join(root, '.spruce', data, 'db'))
  const { rows } = await db.query(`select 1 from tenants where id = 'big'`)
  if (rows.length === 0) {
    console.log(`Making a tenant of ${embeddedPeople.toLocaleString('en')} people, embedded …`)
    const found = await db.query(`select password_hash from users where login_key = 'admin'`)
    const passwordHash = String(/** @type {any} */ (found.rows[0]).password_hash)
    const spec = { id: 'big', people: embeddedPeople, branches: 5, passwordHash }
    for (const sql of bigTenantSql(spec)) await db.exec(sql)
  }
  await db.close()
  return startSpruce(root, { data, env: settings })
}
