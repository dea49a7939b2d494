import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedEngine } from '../../db/embedded/embeddedEngine.js'
import { openPgliteSession } from '../../db/embedded/pgliteSession.js'
import type { Engine } from '../../db/engine.js'
import { tableNames } from '../rowsDigest.js'
import { freePort, ServerProcess } from './serverProcess.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-snapshot-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Each seeding makes new salts and numbers of transactions here … */
const ownColumns = new Set([
  'customer_applications.token_hash',
  'device_tokens.token_hash',
  'files.public_name',
  'invitations.token_hash',
  'live_events.xact',
  'users.password_hash',
])
/** … and new ids and addresses here, and in what refers to them. */
const newIds = new Set([
  'audit_log',
  'business_deliveries',
  'business_delivery_recipients',
  'business_identifiers',
  'calendar_events',
  'component_releases',
  'components',
  'customer_applications',
  'data_endpoints',
  'design_components',
  'design_departments',
  'design_revisions',
  'design_roles',
  'designs',
  'file_references',
  'files',
  'folders',
  'identity_providers',
  'invitations',
  'jobs',
  'letters',
  'live_events',
  'notice_audience',
  'notice_receipts',
  'notices',
  'openid_links',
  'personal_components',
  'personal_workbenches',
  'personalisation_drafts',
  'personalisation_plans',
  'personalisation_releases',
  'recycle_bin',
  'system_notices',
  'tenant_menus',
  'tenants',
  'user_import_rows',
  'user_imports',
])
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const publicName = '/files/public/[0-9A-Za-z_-]{22}'
const storageKey = '/[0-9a-f]{2}/[0-9a-f]{32}'
const newId = `${uuid}|${publicName}|${storageKey}`
/** Pictures come with the start of a server, once there is a file storage, and not with the snapshot. */
const withStart = new Set([
  'file_references',
  'files',
  'folders',
  'personalisation_drafts',
  'personalisation_plans',
  'personalisation_releases',
])

/**
 * Every start happens at this moment: what people of the demo tenants have done until now changes with each
 * minute of their working hours, which are over in the evening.
 */
const evening = new Date().setUTCHours(12, 30, 0, 0)

/** A module that moves the clock of a process so that it begins at `moment`, in ms. */
function clockAt(moment: number): string {
  const ahead = moment - Date.now()
  const module = `const Real = Date
    const now = () => Real.now() + ${String(ahead)}
    globalThis.Date = new Proxy(Real, {
      construct: (_, parts) => new Real(...(parts.length > 0 ? parts : [now()])),
      get: (_, name) => (name === 'now' ? now : Real[name]),
    })`
  return `data:text/javascript,${encodeURIComponent(module)}`
}

async function start(name: string, env: Record<string, string>, ...args: string[]) {
  const dataDir = join(folder, name)
  const nodeArgs = [`--import=${clockAt(evening)}`]
  const server = ServerProcess.start({ dataDir, port: await freePort(), args, env, nodeArgs })
  await server.ready()
  await server.stop()
  return server.output
}

interface Column {
  table: string
  name: string
  isTime: boolean
}

async function columnsOf(engine: Engine): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, data_type = 'timestamp with time zone' as "isTime"
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(
    engine.platform,
  )
  return rows
}

/** Count and checksum of the rows of each table; minutes between the seeding and each column of time. */
async function describeData(name: string) {
  const engine = await embeddedEngine(
    await openPgliteSession({ dataDir: join(folder, name, 'db') }),
  )
  const columns = await columnsOf(engine)
  const rows: Record<string, unknown> = {}
  const times: Record<string, number[]> = {}
  const seededAt = sql`(select created_at from memberships where id = 'operator-m1')`
  for (const table of await tableNames(engine)) {
    const own = columns.filter((column) => column.table === table)
    const compared = own.filter(
      ({ name, isTime }) => !isTime && !ownColumns.has(`${table}.${name}`),
    )
    const cells = sql.join(compared.map(({ name }) => sql`${sql.ref(name)}::text`))
    const line = newIds.has(table)
      ? sql`regexp_replace(concat_ws('|', ${cells}), ${newId}, 'id', 'g')`
      : sql`concat_ws('|', ${cells})`
    const found = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(${line}, 0)::numeric), 0) as digest
      from ${sql.table(table)}`.execute(engine.platform)
    rows[table] = found.rows[0]?.digest
    for (const { name } of own.filter(({ isTime }) => isTime && !withStart.has(table))) {
      const minutes = sql`extract(epoch from ${sql.ref(name)} - ${seededAt}) / 60`
      const { rows: figures } = await sql<{ count: number; figures: (number | null)[] }>`
        select count(${sql.ref(name)})::int as count,
          array[min(${minutes}), max(${minutes}), avg(${minutes})]::float[] as figures
        from ${sql.table(table)}`.execute(engine.platform)
      const { count = 0, figures: values = [] } = figures[0] ?? {}
      times[`${table}.${name}`] = [count, ...values.map((value) => value ?? 0)]
    }
  }
  await engine.close()
  return { rows, times }
}

describe('a start on an empty folder', () => {
  it('copies the data that a start without a snapshot makes', async () => {
    await rm(folder, { recursive: true, force: true }) // what a first try has left
    await mkdir(folder)
    await start('seeded', { SPRUCE_SEED_SNAPSHOT: '0' })
    const own = { SPRUCE_CACHE: join(folder, 'cache') } // a snapshot of this minute, not of this morning
    await start('copied', own)
    const again = await start('copied', own, '--reset')
    expect(again).not.toContain('Demo tenant')

    const [seeded, copied] = [await describeData('seeded'), await describeData('copied')]
    expect(copied.rows).toEqual(seeded.rows)
    expect(Object.keys(copied.rows).length).toBeGreaterThan(50)
    expect(Object.keys(copied.times)).toEqual(Object.keys(seeded.times))
    for (const [column, [count, ...minutes]] of Object.entries(seeded.times)) {
      const [copiedCount, ...copiedMinutes] = copied.times[column] ?? []
      expect(copiedCount, column).toBe(count)
      // The seeding is no older in one than in the other; a slow machine takes minutes for it.
      minutes.forEach((one, index) => {
        expect(Math.abs(one - (copiedMinutes[index] ?? NaN)), column).toBeLessThan(60)
      })
    }
  }, 1_800_000)
})
