import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { clusterUser, findPostgres } from './postgresBinaries.js'

/** Runs `fn` on a connection of its own. */
export async function onServer(url: string, fn: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fn(client)
  } finally {
    await client.end()
  }
}

/** The superuser inside the cluster. */
const owner = 'spruce_test_owner'

export interface Cluster {
  url: string
  stop(): Promise<void>
}

/** A throwaway cluster under an unprivileged user. */
export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('No PostgreSQL; the configuration should have seen that')
  const folder = mkdtempSync(join(tmpdir(), 'spruce-pg-'))
  const runAs = clusterUser()
  if (runAs !== undefined) {
    execFileSync('chown', [runAs, folder])
    chmodSync(folder, 0o700)
  }
  const as = (program: string, args: string[]): [string, string[]] =>
    runAs === undefined
      ? [join(bin, program), args]
      : ['runuser', ['-u', runAs, '--', join(bin, program), ...args]]
  const data = join(folder, 'data')
  const initdb = as('initdb', ['-D', data, '-A', 'trust', '-U', owner, '-E', 'UTF8', '--locale=C'])
  execFileSync(...initdb, { stdio: 'ignore', cwd: '/' })
  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300']
  const child = spawn(
    ...as('postgres', [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
      ...settings.flatMap((setting) => ['-c', setting]),
    ]),
    { stdio: 'ignore', cwd: '/' },
  )
  const url = `postgresql://${owner}@127.0.0.1:${port}/postgres`
  await answers(url, child)
  return {
    url,
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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function answers(url: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error('PostgreSQL ended at its start')
    try {
      return await onServer(url, () => Promise.resolve())
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('PostgreSQL does not answer')
}
