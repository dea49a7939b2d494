import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { errorText } from '../config/errorText.js'
import { createLog } from '../config/log.js'
import type { ServerConfig } from '../config/serverConfig.js'
import type { Engine } from '../db/engine.js'
import { migrations } from '../db/migrations.js'
import { checkLogin } from '../boot/checkLogin.js'
import { hasOperator } from '../boot/createOperator.js'
import { readManifests } from '../boot/readManifests.js'
import { openEngine } from '../boot/openEngine.js'

/** What `spruce doctor` found out about one thing. */
export interface Finding {
  /** `warn`: works, but somebody should know. */
  state: 'ok' | 'warn' | 'fail'
  text: string
}

type Check = () => Promise<string | Finding> | string | Finding

const warn = (text: string): Finding => ({ state: 'warn', text })

/** Looks at everything a start needs and changes nothing. The configuration itself is valid already. */
export async function diagnose(config: ServerConfig): Promise<Finding[]> {
  const findings: Finding[] = []
  const look = async (check: Check) => {
    try {
      const found = await check()
      findings.push(typeof found === 'string' ? { state: 'ok', text: found } : found)
      return true
    } catch (error) {
      findings.push({ state: 'fail', text: errorText(error) })
      return false
    }
  }
  await look(() => `Node ${process.versions.node}, ${config.mode} mode`)
  await look(async () => `the portal's ${(await readManifests(config.manifests)).length} manifests`)
  if (config.databaseUrl === undefined) await look(() => freeSpace(config.dataDir))
  let engine: Awaited<ReturnType<typeof openEngine>> | undefined
  const isOpen = await look(async () => {
    engine = await openEngine(config, createLog(config), { reset: false })
    return `${engine.engine.kind === 'embedded' ? 'embedded database' : 'PostgreSQL'} answers`
  })
  if (isOpen && engine) {
    const opened = engine
    await look(() => schema(opened.engine))
    if (findings.at(-1)?.state === 'ok') {
      await look(() => login(opened.engine, config))
      await look(() => rowSecurity(opened.engine))
      await look(async () =>
        (await hasOperator(opened.engine))
          ? 'there is an operator'
          : warn('there is no operator yet: spruce bootstrap'),
      )
    }
    await opened.close()
  }
  return findings
}

async function freeSpace(folder: string): Promise<string | Finding> {
  const { bavail, bsize } = await statfs(folder)
  const gigabytes = (bavail * bsize) / 1e9
  const text = `${gigabytes.toFixed(1)} GB free in ${folder}`
  return gigabytes < 1 ? warn(`only ${text}`) : text
}

async function schema(engine: Engine): Promise<string | Finding> {
  const applied = await engine.asOwner(async (owner) => {
    const [found] = await owner.query<{ there: boolean }>(
      `select to_regclass('public.schema_migrations') is not null as there`,
    )
    return found?.there
      ? owner.query<{ version: string; sha256: string }>(
          'select version, sha256 from schema_migrations order by version',
        )
      : []
  })
  const known = new Map(migrations.map(({ version, sha256 }) => [version, sha256]))
  const strange = applied.filter(({ version, sha256 }) => known.get(version) !== sha256)
  if (strange.length > 0) {
    const list = strange.map(({ version }) => version).join(', ')
    throw new Error(`the schema has migrations of another program: ${list}`)
  }
  const missing = migrations.filter(
    ({ version }) => !applied.some((migration) => migration.version === version),
  )
  return missing.length === 0
    ? `the schema is up to date (${applied.at(-1)?.version})`
    : warn(`the schema lacks ${missing.map(({ version }) => version).join(', ')}: spruce migrate`)
}

async function login(engine: Engine, config: ServerConfig): Promise<string | Finding> {
  if (engine.kind === 'embedded') {
    return config.isEvaluation
      ? 'the embedded database has one login: fit for trying out'
      : warn('the embedded database does not survive a loss of power')
  }
  let warning: string | undefined
  const log = { warn: (text: string) => (warning = text) } as unknown as Parameters<
    typeof checkLogin
  >[2]
  await checkLogin(engine, config, log)
  return warning === undefined ? 'the login owns nothing and bypasses nothing' : warn(warning)
}

async function rowSecurity(engine: Engine): Promise<string> {
  const { rows } = await sql<{ name: string; forced: boolean }>`
    select c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity as forced
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname <> 'schema_migrations'`.execute(engine.platform)
  const open = rows.filter(({ forced }) => !forced).map(({ name }) => name)
  if (open.length > 0) throw new Error(`row-level security is off: ${open.join(', ')}`)
  return `row-level security is forced on all ${rows.length} tables`
}
