import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onServer, type Cluster } from '../postgresCluster.js'
import { asService, templateDatabase, withDatabase } from '../postgresNames.js'
import { makeTemplate } from '../postgresSetup.js'
import { freePort, ServerProcess } from './serverProcess.js'

/** Processes of the built server on one database: one on the embedded engine, or several on PostgreSQL. */
export class ServerGroup {
  readonly servers: ServerProcess[] = []

  private constructor(
    private readonly dataDir: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async embedded(): Promise<ServerGroup> {
    const group = new ServerGroup(await mkdtemp(join(tmpdir(), 'spruce-one-')), {})
    await group.start(0)
    return group
  }

  /** On a database of their own. */
  static async postgres({ url }: Cluster, count = 2): Promise<ServerGroup> {
    await makeTemplate(url)
    const database = `spruce_group_${randomUUID().slice(0, 8)}`
    await onServer(url, async (client) => {
      await client.query(`create database ${database} template ${templateDatabase}`)
    })
    const ownerUrl = withDatabase(url, database)
    const env = { DATABASE_URL: asService(ownerUrl), SPRUCE_OWNER_URL: ownerUrl }
    const group = new ServerGroup(await mkdtemp(join(tmpdir(), 'spruce-group-')), env)
    for (let index = 0; index < count; index += 1) await group.start(index)
    return group
  }

  get origins(): string[] {
    return this.servers.map(({ origin }) => origin)
  }

  /** Starts a process in the place of one that has ended, at its own port or at the one of before. */
  async start(index: number, at: 'new port' | 'same port' = 'new port'): Promise<void> {
    const { dataDir, env } = this
    const before = this.servers[index]
    const isSame = before !== undefined && at === 'same port'
    const port = isSame ? Number(new URL(before.origin).port) : await freePort()
    const server = ServerProcess.start({ dataDir, port, env })
    this.servers[index] = server
    await server.ready()
  }

  async kill(index: number): Promise<void> {
    await this.servers[index]?.kill()
  }

  /** Ends all of them, and removes their folder. */
  async close(): Promise<void> {
    for (const server of this.servers) await server.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}
