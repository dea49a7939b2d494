// The operator's lists, logs and boards with 10,000 customers and a million lines in each log, through
// the HTTP API with the session of the operator's administrator.
import pg from 'pg'
import { startPostgres } from '../lib/postgres.mjs'
import { quantile } from '../lib/tables.mjs'
import { signIn, startOnPostgres } from '../server/calls.mjs'
import { customers, operationsSql } from './rows.mjs'

const lines = Number(process.env['SPRUCE_BENCH_LINES'] ?? 1_000_000)
/** A log is counted so far and no further. */
const counted = Math.min(lines, 100_000)
const calls = 20
const mostMs = 300

const api = '/spruce/api/v1'
const list = `${api}/customers?size=20`
const logs = {
  operator: `${api}/platform/operator-logs?size=20`,
  login: `${api}/platform/login-logs?size=20`,
  access: `${api}/platform/access-logs?size=20`,
}
const day = (/** @type {number} */ ago) => new Date(Date.now() - ago * 86_400_000).toISOString()
const between = (/** @type {number} */ from, /** @type {number} */ to) =>
  `from=${day(from)}&to=${day(to)}`
const oneCustomer = () => `c${String(Math.floor(Math.random() * customers)).padStart(5, '0')}`
const onePerson = () => `u${oneCustomer().slice(1)}-1`
const word = encodeURIComponent

/** @typedef {{ path: () => string, holds: (data: any, total: number) => boolean }} Question */

/**
 * @param {() => string} path @param {number} rows @param {(total: number) => boolean} isTotal
 * @returns {Question}
 */
function page(path, rows, isTotal) {
  return {
    path,
    holds: (data, total) => data.length === rows && isTotal(total),
  }
}
const all = (/** @type {number} */ total) => (/** @type {number} */ found) => found === total
const some = (/** @type {number} */ found) => found > 20 && found < counted
const many = (/** @type {number} */ found) => found > 20
const lastPage = counted / 20
/** The demo customers are there, too. */
const everyCustomer = (/** @type {number} */ found) => found >= customers && found < customers + 100

/** @param {string} path @param {(board: any) => boolean} holds @returns {Question} */
const board = (path, holds) => ({ path: () => `${api}/platform/boards/${path}`, holds })
const sum = (/** @type {any[]} */ series, /** @type {string} */ field) =>
  series.reduce((total, row) => total + row[field], 0)
const perDay = lines / 365
const near = (/** @type {number} */ value, /** @type {number} */ wanted) =>
  value > wanted * 0.8 && value < wanted * 1.2
const logins = (/** @type {number} */ days) => (/** @type {any} */ data) =>
  near(data.logins + data.failures, perDay * days) &&
  sum(data.series, 'logins') === data.logins &&
  sum(data.terminals, 'count') === data.logins &&
  sum(data.failureReasons, 'count') === data.failures
const visits = (/** @type {number} */ days) => (/** @type {any} */ data) =>
  data.visits > perDay * days &&
  sum(data.series, 'visits') === data.visits &&
  data.topApps.length === 10

/** @type {Record<string, Question>} */
const questions = {
  'customers: first page': page(() => list, 20, everyCustomer),
  'customers: by keyword': page(
    () => `${list}&keyword=${word('杭州客户')}`,
    20,
    all(customers / 5),
  ),
  'customers: by status, industry and region': page(
    () => `${list}&status=enabled&industry=${word('制造')}&region=${word('浙江')}`,
    20,
    many,
  ),
  'customers: end before a day': page(() => `${list}&expiresBefore=${day(-60)}`, 20, many),
  'customers: by name': page(() => `${list}&sort=name`, 20, everyCustomer),
  'customers: by end, latest first': page(() => `${list}&sort=-expiresAt,code`, 20, everyCustomer),
  'customers: page 500': page(() => `${list}&page=500`, 20, everyCustomer),
  'operator log: first page': page(() => logs.operator, 20, all(counted)),
  'operator log: one customer': page(
    () => `${logs.operator}&customerId=${oneCustomer()}`,
    20,
    some,
  ),
  'operator log: by object': page(() => `${logs.operator}&keyword=${word('对象4999')}`, 20, some),
  'operator log: one operation': page(() => `${logs.operator}&operation=editMember`, 20, many),
  'operator log: one kind of object': page(
    () => `${logs.operator}&objectTable=menus&${between(90, 0)}`,
    20,
    many,
  ),
  'operator log: no line found': page(() => `${logs.operator}&keyword=nothing`, 0, all(0)),
  'operator log: a rare operation': page(() => `${logs.operator}&operation=addPlan`, 0, all(0)),
  'operator log: one person': page(() => `${logs.operator}&userId=${onePerson()}`, 20, many),
  'operator log: one week': page(() => `${logs.operator}&${between(97, 90)}`, 20, many),
  'operator log: last page': page(() => `${logs.operator}&page=${lastPage}`, 20, all(counted)),
  'login log: first page': page(() => logs.login, 20, all(counted)),
  'login log: failures': page(() => `${logs.login}&success=false`, 20, many),
  'login log: by login name': page(() => `${logs.login}&keyword=u0499`, 20, some),
  'login log: one person': page(() => `${logs.login}&userId=${onePerson()}`, 20, many),
  'login log: last page': page(() => `${logs.login}&page=${lastPage}`, 20, all(counted)),
  'access log: first page': page(() => logs.access, 20, all(counted)),
  'access log: one application': page(() => `${logs.access}&appCode=app-3`, 20, many),
  'access log: one person': page(() => `${logs.access}&userId=${onePerson()}`, 20, many),
  'access log: one week': page(() => `${logs.access}&${between(97, 90)}`, 20, many),
  'access log: last page': page(() => `${logs.access}&page=${lastPage}`, 20, all(counted)),
  'login board: 30 days': board('login', logins(30.5)),
  'login board: 92 days': board(`login?${between(92, 0)}`, logins(92.5)),
  'login board: 8 days by hour': board(`login?by=hour&${between(8, 0)}`, logins(8)),
  'login board: one customer': {
    path: () => `${api}/platform/boards/login?customerId=${oneCustomer()}`,
    holds: (data) => data.logins > 0,
  },
  'app board: 30 days': board('app', visits(30)),
  'app board: 92 days': board(`app?${between(92, 0)}`, visits(92)),
  'app board: 8 days by hour': board(`app?by=hour&${between(8, 0)}`, visits(8)),
}

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('This bench needs PostgreSQL (or BENCH_DATABASE_URL).')
  const server = await startOnPostgres(root, postgres, postgres.url, 'bench-operations-pg')
  await fill(postgres.url)
  const { headers } = await signIn(server.url, 'operator')

  /** @param {Question} question */
  async function ask({ path, holds }) {
    const times = []
    for (let call = 0; call < calls; call += 1) {
      const url = `${server.url}${path()}`
      const begin = performance.now()
      const response = await fetch(url, { headers })
      const text = await response.text()
      times.push(performance.now() - begin)
      const total = Number(response.headers.get('x-total-count'))
      if (!response.ok || !holds(JSON.parse(text).data, total)) {
        throw new Error(`${response.status}, ${total} in all, for ${url}: ${text.slice(0, 400)}`)
      }
    }
    return {
      median: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      slowest: Math.max(...times),
      changed: times.length,
    }
  }

  return {
    scenes: Object.entries(questions).map(([name, question]) => ({
      name,
      variants: [{ name: 'spruce, PostgreSQL', run: () => ask(question) }],
      goals: [{ text: 'p95, ms', measure: 'p95', most: mostMs }],
    })),
    async close() {
      await server.close()
      await postgres?.stop()
    },
  }
}

/** A database that stays (BENCH_DATABASE_URL) is filled once. @param {string} url */
async function fill(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select 1 from tenants where id = 'c00000'`)
  if (rows.length === 0) {
    const begin = performance.now()
    console.log(`Making ${customers} customers and ${lines} lines in each log …`)
    await client.query('set synchronous_commit = off')
    for (const sql of operationsSql(lines)) await client.query(sql)
    await client.query('vacuum')
    console.log(`  ${((performance.now() - begin) / 1000).toFixed(0)} s`)
  }
  await client.end()
}
