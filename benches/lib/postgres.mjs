import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const binaries = '/usr/lib/postgresql'

/**
 * A PostgreSQL of its own in the system's default settings (it does wait for the disk) but for
 * `changed`, or the one of BENCH_DATABASE_URL.
 * @param {readonly string[]} changed settings as `name=value`
 * @returns {Promise<{ url: string, query: (url: string, sql: string) => Promise<void>, stop: () => Promise<void> } | undefined>}
 * undefined when there is none
 */
export async function startPostgres(changed = []) {
  const given = process.env['BENCH_DATABASE_URL']
  if (given) return { url: given, query, stop: async () => undefined }
  const version = existsSync(binaries)
    ? readdirSync(binaries)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined
  if (version === undefined) return undefined
  const bin = join(binaries, version, 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'spruce-bench-pg-'))
  const isRoot = userInfo().uid === 0
  if (isRoot) {
    execFileSync('chown', ['postgres', folder])
    chmodSync(folder, 0o700)
  }
  const user = isRoot ? 'postgres' : userInfo().username
  /** @type {(program: string, args: string[]) => [string, string[]]} */
  const as = (program, args) =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]]
      : [join(bin, program), args]
  const data = join(folder, 'data')
  execFileSync(
    ...as('initdb', ['-D', data, '-A', 'trust', '-U', user, '-E', 'UTF8', '--locale=C']),
    {
      stdio: 'ignore',
      cwd: '/',
    },
  )
  const port = await freePort()
  const child = spawn(
    ...as('postgres', [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
      ...changed.flatMap((setting) => ['-c', setting]),
    ]),
    {
      stdio: 'ignore',
      cwd: '/',
    },
  )
  const url = `postgresql://${user}@127.0.0.1:${port}/postgres`
  for (let attempt = 0; ; attempt += 1) {
    try {
      await query(url, 'select 1')
      break
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    url,
    query,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      execFileSync(...as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']), {
        stdio: 'ignore',
        cwd: '/',
      })
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {string} url @param {string} sql */
async function query(url, sql) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
