import { randomInt } from 'node:crypto'
import type { Readable } from 'node:stream'
import { tooMany, unavailable, unauthorized } from '../http/errors.js'
import { liveChannel, sessionsPayload } from '../repositories/live/announce.js'
import {
  LiveEventsRepository,
  type LiveEventRow,
  type LiveSessionRow,
} from '../repositories/live/LiveEventsRepository.js'
import type { Log } from '../config/log.js'
import type { Engine } from '../db/engine.js'
import { endOf, readCursor, writeCursor } from './cursor.js'
import { LiveStream } from './LiveStream.js'
import { StreamIndex } from './StreamIndex.js'

/** Events are kept this long; a client that was away longer is told to ask for everything anew. */
export const keptMs = 15 * 60_000
/** A client's place counts as too old a little earlier, so that clocks may differ. */
const resumableMs = keptMs - 60_000
/** Sessions are looked at this often, and events too: a lost notification costs no more than that. */
const lookEveryMs = 700
const beatEveryMs = 15_000
/** Without a database for this long nobody knows who may still listen: all streams end. */
const blindForMs = 10_000
/** Of one person in one process. A browser has one. */
const mostOfPerson = 16
const mostReplayed = 500
/** Clients that were sent away come back spread over this time. */
const spreadMs = 3_000

interface Opening {
  stream: LiveStream
  lastEventId: string | undefined
  resolve: (body: Readable) => void
  reject: (error: unknown) => void
}

export interface LiveHubParts {
  engine: Engine
  log: Log
  now: () => Date
  sessionIdleMinutes: number
  /** Told of new events before any stream is. */
  onEvents?: (events: readonly LiveEventRow[]) => void
  /** What runs here: a client that meets another one than before knows of a new version. */
  version: string
}

/**
 * The live streams of this process. Events stand in a table; PostgreSQL's notifications say that
 * there are new ones, and every process reads them and gives each to those of its streams that it is
 * for. All work is done one step after another, so that no event overtakes a stream that opens.
 */
export class LiveHub {
  private readonly streams = new StreamIndex()
  private readonly events: LiveEventsRepository
  private readonly counts = { sent: 0, cut: 0 }
  private openings: Opening[] = []
  /** Everything committed by then was given out. */
  private snapshot = ''
  private readAt = new Date(0)
  private seenAt = 0
  private isLookDue = false
  private working: Promise<void> | undefined
  private isAgain = false
  private timer: NodeJS.Timeout | undefined
  private stopListening: Promise<() => Promise<void>> | undefined
  private isClosed = false

  constructor(private readonly parts: LiveHubParts) {
    this.events = new LiveEventsRepository(parts.engine.platform)
  }

  /** For `/metrics`. */
  get figures(): { streams: number; sent: number; cut: number } {
    return { streams: this.streams.size, ...this.counts }
  }

  /**
   * The body of a new stream. What came after `lastEventId` comes first.
   * @throws 429 for a person with too many, 401 when the session has just ended, 503 while closing
   */
  open(
    session: { id: string; userId: string },
    lastEventId: string | undefined,
  ): Promise<Readable> {
    if (this.isClosed) return Promise.reject(unavailable())
    const waiting = this.openings.filter(({ stream }) => stream.userId === session.userId).length
    if (this.streams.countOf(session.userId) + waiting >= mostOfPerson) {
      return Promise.reject(tooMany(10))
    }
    this.start()
    const stream = new LiveStream(session.id, session.userId, Date.now)
    return new Promise((resolve, reject) => {
      this.openings.push({ stream, lastEventId, resolve, reject })
      this.wake()
    })
  }

  /** Ends all streams: their clients connect again, to another process if there is one. */
  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.timer)
    for (const { reject } of this.openings.splice(0)) reject(unavailable())
    for (const stream of this.streams) {
      stream.retryAfter(randomInt(spreadMs))
      stream.end()
    }
    await this.working
    const stop = await this.stopListening?.catch(() => undefined)
    await stop?.().catch(() => undefined)
  }

  private start() {
    if (this.timer) return
    this.seenAt = Date.now()
    this.timer = setInterval(() => {
      this.isLookDue = true
      this.wake()
    }, lookEveryMs)
    this.timer.unref()
    this.stopListening = this.parts.engine.listen(liveChannel, (payload) => {
      if (payload === sessionsPayload) this.isLookDue = true
      this.wake()
    })
    this.stopListening.catch((error: unknown) => {
      this.stopListening = undefined // looking in turns goes on
      this.parts.log.warn({ err: error }, 'Live events are read without notifications')
    })
  }

  /** Works until nothing is left to do; whoever wakes it meanwhile gets another round. */
  private wake() {
    if (this.isClosed) return
    if (this.working) {
      this.isAgain = true
      return
    }
    this.working = this.work().finally(() => {
      this.working = undefined
      if (!this.isAgain) return
      this.isAgain = false
      this.wake()
    })
  }

  private async work() {
    const openings = this.openings.splice(0)
    if (this.streams.size === 0 && openings.length === 0) return
    try {
      if (this.isLookDue) {
        this.isLookDue = false
        await this.lookAtSessions()
      }
      await this.giveOut()
      this.seenAt = Date.now()
      if (openings.length > 0) await this.admit(openings)
      this.beat()
    } catch (error) {
      for (const { reject } of openings) reject(error)
      this.parts.log.warn({ err: error }, 'Live events could not be read')
      if (Date.now() - this.seenAt > blindForMs) this.endAll()
    }
  }

  /** Ends the streams of sessions that are over, and follows the memberships of the others. */
  private async lookAtSessions() {
    const found = await this.liveSessions([...this.streams])
    for (const stream of this.streams) {
      const memberships = found.get(stream.sessionId)
      if (!memberships) {
        this.give(stream, { name: 'session-ended', data: {} })
        stream.end()
        this.streams.remove(stream)
      } else if (!areSame(memberships, stream.memberships)) {
        this.streams.move(stream, memberships)
        this.give(stream, { name: 'memberships', data: { tenantIds: [...memberships.keys()] } })
      }
    }
  }

  private async giveOut() {
    const readAt = this.parts.now()
    if (this.streams.size === 0 || this.snapshot === '') {
      this.snapshot = await this.events.snapshot()
      this.readAt = readAt
      return
    }
    const before = this.place()
    const { rows, now } = await this.events.after(this.snapshot)
    this.snapshot = now
    this.readAt = readAt
    const after = this.place()
    if (rows.length > 0) this.parts.onEvents?.(rows)
    const byStream = new Map<LiveStream, LiveEventRow[]>()
    for (const row of rows) {
      for (const stream of this.streams.of(row.tenantId, await this.recipientsOf(row))) {
        byStream.set(stream, [...(byStream.get(stream) ?? []), row])
      }
    }
    // Only with the last event of a reading has a client got all of it.
    for (const [stream, own] of byStream) {
      own.forEach((row, index) =>
        this.give(stream, presented(row, index === own.length - 1 ? after : before)),
      )
    }
  }

  private async recipientsOf(row: LiveEventRow, among?: readonly string[]): Promise<string[]> {
    const listening = among ?? this.streams.membersOf(row.tenantId)
    if (row.memberIds) {
      const wanted = new Set(row.memberIds)
      return listening.filter((id) => wanted.has(id))
    }
    const isForAll = !row.roleIds && !row.permissions && row.noticeId === null
    if (listening.length === 0 || isForAll) return [...listening]
    return this.events.recipientsAmong(row, listening)
  }

  private async admit(openings: readonly Opening[]) {
    const found = await this.liveSessions(openings.map(({ stream }) => stream))
    await Promise.all(
      openings.map(async ({ stream, lastEventId, resolve, reject }) => {
        const memberships = found.get(stream.sessionId)
        if (!memberships) return reject(unauthorized())
        stream.memberships = memberships
        try {
          await this.greet(stream, lastEventId)
        } catch (error) {
          return reject(error)
        }
        this.streams.add(stream)
        stream.body.once('close', () => {
          if (stream.wasCut) this.counts.cut += 1
          this.streams.remove(stream)
        })
        resolve(stream.body)
      }),
    )
    if (this.isClosed) this.endAll()
  }

  private async greet(stream: LiveStream, lastEventId: string | undefined) {
    const tenantIds = [...stream.memberships.keys()]
    const missed = lastEventId === undefined ? [] : await this.missedBy(stream, lastEventId)
    stream.retryAfter(1_000 + randomInt(1_000))
    const { version } = this.parts
    this.give(stream, { name: 'hello', data: { version, tenantIds } })
    if (missed === undefined) this.give(stream, { name: 'reset', data: {} })
    for (const row of missed ?? []) this.give(stream, presented(row))
    stream.beat(this.place())
  }

  /** Undefined when nobody knows any more what it was, or it is too much. */
  private async missedBy(stream: LiveStream, lastEventId: string) {
    const cursor = readCursor(lastEventId)
    if (!cursor) return undefined
    const isOld = this.parts.now().getTime() - cursor.readAt.getTime() > resumableMs
    if (isOld || endOf(cursor.snapshot) > endOf(this.snapshot)) return undefined
    const tenantIds = [...stream.memberships.keys()]
    const rows = await this.events.missed(tenantIds, cursor.snapshot, this.snapshot, mostReplayed)
    if (!rows) return undefined
    const own: LiveEventRow[] = []
    for (const row of rows) {
      const memberId = stream.memberships.get(row.tenantId) ?? ''
      if ((await this.recipientsOf(row, [memberId])).length > 0) own.push(row)
    }
    return own
  }

  private async liveSessions(streams: readonly LiveStream[]) {
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))]
    const now = this.parts.now()
    const idleSince = new Date(now.getTime() - this.parts.sessionIdleMinutes * 60_000)
    const rows = ids.length === 0 ? [] : await this.events.liveSessions(ids, now, idleSince)
    return new Map(rows.map((row) => [row.id, byTenant(row)]))
  }

  private give(stream: LiveStream, event: Parameters<LiveStream['send']>[0]) {
    this.counts.sent += 1
    stream.send(event)
  }

  private beat() {
    const now = Date.now()
    for (const stream of this.streams) {
      if (now - stream.sentAt >= beatEveryMs) stream.beat(this.place())
    }
  }

  private endAll() {
    for (const stream of this.streams) stream.end()
  }

  private place(): string {
    return writeCursor({ readAt: this.readAt, snapshot: this.snapshot })
  }
}

function presented({ id, kind, tenantId, data }: LiveEventRow, place?: string) {
  return {
    name: kind,
    data: { ...data, id, tenantId },
    ...(place === undefined ? {} : { id: place }),
  }
}

function byTenant({ memberships }: LiveSessionRow): ReadonlyMap<string, string> {
  return new Map(memberships.map(({ tenantId, memberId }) => [tenantId, memberId]))
}

function areSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)
}
