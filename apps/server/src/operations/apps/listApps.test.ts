import type { Schemas } from '@spruce/api-client/contract'
import { PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../../db/engine.js'
import type { Db } from '../../db/schema.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

/** Of those registered. */
const registered = 45

let bench: Bench
let org: Organisation
let statements: string[] = []
beforeAll(async () => {
  bench = await openBench({ own: true, wrapEngine: reading })
  org = await Organisation.of(bench)
  await bench.world.sql`
    insert into tenant_apps (tenant_id, id, code, name, kind, url, sort)
    select ${org.tenantId}, 'app-' || n, 'app-' || n,
      jsonb_build_object('zh-CN', '应用' || n, 'en-US', 'App ' || n), 'window',
      'https://app.example/' || n, 100 + n
    from generate_series(1, ${registered}) n`
  await bench.world.sql`
    insert into app_diagnoses (tenant_id, app_id, checked_at, url, findings)
    select tenant_id, id, now(), url, '[{"rule":"reachable","verdict":"warn"}]'
    from tenant_apps where tenant_id = ${org.tenantId}`
})
afterAll(() => bench.close())

/** Keeps the statements that the server sends in a tenant. */
function reading(engine: Engine): Engine {
  const compiler = new PostgresQueryCompiler()
  const read = (db: Db): Db =>
    db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        statements.push(compiler.compileQuery(node, queryId).sql)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
  return {
    ...engine,
    tx: (scope, fn) => engine.tx(scope, (db) => fn(read(db))),
    get platform() {
      return read(engine.platform)
    },
    listen: engine.listen.bind(engine),
    asOwner: engine.asOwner.bind(engine),
    close: engine.close.bind(engine),
  }
}

async function list(query: Record<string, string>) {
  statements = []
  const reply = await org.call<Schemas['ManagedApp'][]>('listApps', { query })
  const looks = statements.filter((text) => text.includes('app_diagnoses'))
  return { apps: reply.body.data ?? [], total: reply.total, looks }
}

describe('a list of many applications', () => {
  it('asks what the doctor found of those on the page alone', async () => {
    const { apps, looks } = await list({ keyword: 'yingyong', size: '20', page: '2' })
    expect(apps).toHaveLength(20)
    expect(new Set(apps.map(({ diagnosis }) => diagnosis?.verdict))).toEqual(new Set(['warn']))
    expect(looks).toHaveLength(1)
    expect(looks[0]).toContain('"a"."id" = any(')
  })

  it('asks it of all where they are picked by it', async () => {
    const { total, looks } = await list({ diagnosis: 'warn' })
    expect(total).toBe(registered)
    expect(looks).toHaveLength(2)
  })

  it('shows the last page in the order of all', async () => {
    const { apps, total } = await list({ keyword: '应用', size: '20', page: '3', sort: '-sort' })
    const last = apps.filter(({ origin }) => origin === 'tenant').map(({ appCode }) => appCode)
    expect(total).toBeGreaterThanOrEqual(registered)
    expect(last.slice(0, 2)).toEqual(['app-5', 'app-4'])
  })
})
