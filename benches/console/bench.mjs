// The console of a company with 2,000 applications, 50,000 resources and 5,000 notices beside one with a page of each:
// its lists over HTTP, its screens in a browser.
import pg from 'pg'
import { chromium } from 'playwright'
import { benchLaunchOptions } from '../../tools/chromium.mts'
import { signedIn } from '../lib/bigTree.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { signIn, startOnPostgres } from '../server/calls.mjs'
import { ask, questions } from './lists.mjs'
import { consoleSql, full, onePage } from './rows.mjs'
import { openByMenu, screens } from './screens.mjs'

/** Customers of the demo data, of the same plan and about as many people. */
const tenants = {
  full: { id: 'jinghua', counts: full, pictures: 20 },
  page: { id: 'linhai', counts: onePage, pictures: 20 },
}
const mostMs = 300

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('This bench needs PostgreSQL (or BENCH_DATABASE_URL).')
  const server = await startOnPostgres(root, postgres, postgres.url, 'bench-console-pg')
  const browser = await chromium.launch(benchLaunchOptions)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  /** @param {typeof tenants.full} tenant */
  const prepare = async (tenant) => {
    const account = await administratorOf(client, tenant.id)
    const { headers } = await signIn(server.url, account)
    const page = await signedIn(browser, server.url, account, tenant.id, { hasCaptcha: false })
    if (!(await isFilled(client, tenant.id))) {
      await upload(server.url, headers, page, tenant.pictures)
      await fill(client, tenant)
    }
    return { headers, page }
  }
  // One that wants to be confirmed would lie over the screens.
  await client.query('update system_notices set must_confirm = false where must_confirm')
  await client.query('update notices set must_confirm = false where must_confirm')
  const big = await prepare(tenants.full)
  const small = await prepare(tenants.page)
  await client.query('vacuum analyze')
  /** The server, and what its database runs for it. */
  const pids = async () => {
    const { rows } = await client.query(
      `select pid from pg_stat_activity where usename = 'bench_login'`,
    )
    return [server.pid, ...rows.map(({ pid }) => pid)]
  }
  /** @param {typeof big} session @param {import('./lists.mjs').Question} question @param {boolean} isFull */
  const asked = ({ headers }, question, isFull) =>
    ask(server.url, headers, question, { isFull, pids })
  const [bigName, smallName] = ['the full counts', 'a page of each']
  return {
    scenes: [
      ...Object.entries(questions).map(([name, question]) => ({
        name,
        variants: [
          { name: bigName, run: () => asked(big, question, true) },
          { name: smallName, run: () => asked(small, question, false) },
        ],
        goals: [{ text: 'p95, ms', measure: 'p95', most: mostMs }],
      })),
      ...Object.entries(screens).map(([name, screen]) => ({
        name: `the screen of ${name}`,
        variants: [
          { name: bigName, run: () => openByMenu(big.page, server.url, screen) },
          { name: smallName, run: () => openByMenu(small.page, server.url, screen) },
        ],
        goals: [
          { text: 'p95, ms', measure: 'p95', most: mostMs },
          { text: 'median, of a page', measure: 'median', over: smallName, most: 1.25 },
        ],
      })),
    ],
    async close() {
      await browser.close()
      await client.end()
      await server.close()
      await postgres.stop()
    },
  }
}

/**
 * Lets the administrator sign in with the password of the demo data.
 * @param {pg.Client} client @param {string} tenant @returns {Promise<string>} the login name
 */
async function administratorOf(client, tenant) {
  const { rows } = await client.query(
    `update users set must_change_password = false,
        password_hash = (select password_hash from users where login_name = 'admin')
      where id in (select u.id from users u join memberships m on m.user_id = u.id and m.status = 'active'
      join membership_roles held on held.tenant_id = m.tenant_id and held.member_id = m.id
      join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id and r.grants_all
      where m.tenant_id = $1 and u.main_tenant_id = m.tenant_id limit 1)
      returning login_name`,
    [tenant],
  )
  return rows[0].login_name
}

/**
 * Pictures that the list shows first, with the sizes that the server makes of them.
 * @param {string} url @param {Record<string, string>} headers @param {import('playwright').Page} page
 * @param {number} count
 */
async function upload(url, headers, page, count) {
  for (let picture = 0; picture < count; picture += 1) {
    const clip = { x: picture * 8, y: picture * 4, width: 960, height: 640 }
    const body = new FormData()
    const bytes = new Uint8Array(await page.screenshot({ clip }))
    body.append('file', new Blob([bytes], { type: 'image/png' }), `现场照片${picture}.png`)
    const response = await fetch(`${url}/spruce/api/v1/resources`, {
      method: 'POST',
      headers,
      body,
    })
    if (!response.ok) throw new Error(`No picture was taken: ${await response.text()}`)
  }
}

/** A database that stays (BENCH_DATABASE_URL) is filled once. @param {pg.Client} client @param {string} tenant */
async function isFilled(client, tenant) {
  const { rows } = await client.query(
    `select 1 from notices where tenant_id = $1 and id like 'bench-%' limit 1`,
    [tenant],
  )
  return rows.length > 0
}

/** @param {pg.Client} client @param {typeof tenants.full} tenant */
async function fill(client, { id, counts }) {
  const begin = performance.now()
  console.log(`Making ${Object.values(counts).join(', ')} …`)
  for (const sql of consoleSql(id, counts)) await client.query(sql)
  console.log(`  ${((performance.now() - begin) / 1000).toFixed(0)} s`)
}
