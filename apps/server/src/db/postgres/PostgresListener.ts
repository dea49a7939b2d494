import pg from 'pg'
import { errorText } from '../../config/errorText.js'
import type { Listener } from '../engine.js'

const retryAfterMs = 500

/** One connection of its own that hears notifications, and connects again when it breaks. */
export class PostgresListener {
  private readonly listeners = new Map<string, Set<Listener>>()
  private connection: Promise<pg.Client> | undefined
  private closed = false

  constructor(
    private readonly url: string,
    private readonly onError: (error: Error) => void,
  ) {}

  async listen(channel: string, fn: Listener): Promise<() => Promise<void>> {
    const known = this.listeners.get(channel)
    const all = known ?? new Set<Listener>()
    all.add(fn)
    this.listeners.set(channel, all)
    const client = await this.connected()
    if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      all.delete(fn)
      if (all.size > 0 || this.closed) return
      this.listeners.delete(channel)
      await (await this.connected()).query(`unlisten ${pg.escapeIdentifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    const client = await this.connection?.catch(() => undefined)
    await client?.end()
  }

  private connected(): Promise<pg.Client> {
    this.connection ??= this.connect().catch((error: unknown) => {
      this.connection = undefined
      throw error
    })
    return this.connection
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'spruce-listen' })
    client.on('notification', ({ channel, payload }) => {
      for (const fn of this.listeners.get(channel) ?? []) fn(payload ?? '')
    })
    client.on('error', this.onError)
    await client.connect()
    client.on('end', () => {
      this.connection = undefined
      this.connectLater()
    })
    for (const channel of this.listeners.keys()) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    }
    return client
  }

  private connectLater() {
    if (this.closed) return
    setTimeout(() => {
      if (this.closed || this.listeners.size === 0) return
      this.connected().catch((error: unknown) => {
        this.onError(error instanceof Error ? error : new Error(errorText(error)))
        this.connectLater()
      })
    }, retryAfterMs).unref()
  }
}
