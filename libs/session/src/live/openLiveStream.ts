import { EventStreamReader, type StreamBlock } from './EventStreamReader.js'

/** What the server tells; which kinds there are stands in the contract under `openLiveStream`. @public */
export interface LiveEvent {
  name: string
  /** `id` and, of events of a tenant, `tenantId`: each tab picks its own. */
  data: Readonly<Record<string, unknown>>
}

/** How far somebody knows of the live events. @public */
export interface LivePlace {
  /** `livePlace` of the system data, or the `id` of the stream. */
  place: string
  /** By this browser's clock: everything before it is known. */
  askedAt: number
}

/** @public */
export interface LiveStreamOptions {
  /**
   * Whose stream it is, the session's id for example: the tabs of one browser that name the same share
   * one connection, others never do.
   */
  owner: string
  /** Headers of the call, `app-code` among them; asked anew for each connection. */
  headers: () => Record<string, string>
  /** Called in every tab. `session-ended` is the last one. */
  onEvent: (event: LiveEvent) => void
  /** Called in every tab when events begin to come, and when they come no more. Until then they do not. */
  onState?: (isUp: boolean) => void
  /** Where the data of the page was read: what came since is told first. Without it, from now on. */
  since?: LivePlace | undefined
  /** Default: the path of the contract, of this origin. */
  url?: string
  /** Stand-ins for tests. */
  environment?: Partial<LiveEnvironment>
}

/** What the stream takes from the browser. @public */
export interface LiveEnvironment {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Undefined where the browser has none: then each tab has a stream of its own. */
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>
  /** From 0 to 1: tabs and browsers must not come back all at once. */
  random: () => number
}

/** @public */
export interface LiveStreamHandle {
  close: () => void
  /** Where another stream of the page goes on. */
  where: () => LivePlace | undefined
}

/** What the tabs of a browser say to each other. */
type Said =
  | Question
  | Answer
  /** The tab that reads: what came. */
  | { event?: LiveEvent; place?: string }
  /** The tab that reads: whether it is connected. */
  | { isUp: boolean }
  /** The tab that reads from now on: whoever has no answer asks it. */
  | { leads: true }

/** A new tab: what came since its data was read? */
interface Question {
  asks: string
  since?: LivePlace
}

interface Answer {
  /** Of which question. */
  answers: string
  events: LiveEvent[]
  place?: string
  /** Nothing of what came since is missing. */
  isWhole: boolean
  /** Events come. */
  isConnected: boolean
}

const path = '/spruce/api/v1/live'
/** The server sends something every 15 s. */
const silenceMs = 45_000
const shortestWaitMs = 1_000
const longestWaitMs = 30_000
const remembered = 500

/**
 * Hears the server's live events, with one connection for all tabs of the browser: the tab that holds
 * the lock reads and passes on; when it closes, another goes on from the same place. With `since`
 * nothing is lost between the page's data and its stream, in a tab that joins the others either.
 * Breaks are healed without loss; after `reset` a page asks for everything anew. Shows nothing, throws
 * nothing.
 * @public
 */
export function openLiveStream(options: LiveStreamOptions): LiveStreamHandle {
  const environment = { ...browserEnvironment(), ...options.environment }
  const stream = new SharedStream(options, environment)
  stream.start()
  return { close: () => stream.close(), where: () => stream.where() }
}

function browserEnvironment(): LiveEnvironment {
  return {
    fetch: (url, init) => globalThis.fetch(url, init),
    locks: globalThis.navigator.locks, // none on insecure origins
    openChannel: (name) => new BroadcastChannel(name),
    random: Math.random,
  }
}

class SharedStream {
  private readonly stopping = new AbortController()
  private readonly channel: ReturnType<LiveEnvironment['openChannel']>
  private readonly known = new Set<unknown>()
  /** What was told, and when. */
  private readonly recent: { at: number; event: LiveEvent }[] = []
  private readonly name: string
  /** This tab's, as it asks the others. */
  private readonly id = String(Math.random())
  private place: string | undefined
  private placeAt: number
  /** From here on nothing was missed of what is in `recent`. */
  private heardFrom = Date.now()
  /** False: what came between `since` and now is still to come. */
  private isCaughtUp: boolean
  private isLeader = false
  private wasConnected = false
  private isUp = false

  constructor(
    private readonly options: LiveStreamOptions,
    private readonly environment: LiveEnvironment,
  ) {
    const { since } = options
    this.isCaughtUp = since === undefined
    this.place = since?.place
    this.placeAt = since?.askedAt ?? this.heardFrom
    this.name = `spruce-live:${options.owner}`
    this.channel = environment.openChannel(this.name)
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data)
  }

  start(): void {
    const { locks } = this.environment
    const { signal } = this.stopping
    if (!locks) {
      void this.lead()
      return
    }
    this.ask()
    locks.request(this.name, { signal }, () => this.lead()).catch(() => undefined) // closed while waiting
  }

  close(): void {
    this.stopping.abort()
    this.channel.close()
    this.setUp(false)
  }

  where(): LivePlace | undefined {
    return this.place === undefined ? undefined : { place: this.place, askedAt: this.placeAt }
  }

  private ask() {
    const { since } = this.options
    this.channel.postMessage({ asks: this.id, ...(since ? { since } : {}) } satisfies Said)
  }

  private hear(said: Said) {
    if ('asks' in said) {
      if (this.isLeader) this.answer(said)
    } else if (this.isLeader) return
    else if ('answers' in said) {
      if (said.answers === this.id) this.catchUp(said)
    } else if ('isUp' in said) this.setUp(said.isUp)
    else if ('leads' in said) {
      this.setUp(false)
      if (!this.isCaughtUp) this.ask()
    } else {
      // Who has yet to hear what came before stays where it was, lest it lead from a later place.
      if (this.isCaughtUp) this.moveTo(said.place)
      if (said.event) this.tell(said.event)
      if (said.event?.name === 'session-ended') this.close()
    }
  }

  private answer({ asks, since }: Question) {
    if (since && since.askedAt < this.heardFrom && !this.wasConnected) {
      this.place = since.place // the stream begins where the older of the two pages was read
      this.placeAt = this.heardFrom = since.askedAt
    }
    const { place, recent } = this
    const events = recent.filter(({ at }) => since && at >= since.askedAt)
    this.channel.postMessage({
      answers: asks,
      events: events.map(({ event }) => event),
      ...(place === undefined ? {} : { place }),
      isWhole: !since || since.askedAt >= this.heardFrom,
      isConnected: this.isUp,
    } satisfies Said)
  }

  private catchUp({ events, place, isWhole, isConnected }: Answer) {
    this.setUp(isConnected)
    if (!this.isCaughtUp) {
      this.isCaughtUp = true
      if (isWhole) this.heardFrom = this.options.since?.askedAt ?? this.heardFrom
      for (const event of isWhole ? events : [{ name: 'reset', data: {} }]) this.tell(event)
    }
    this.moveTo(place)
  }

  private setUp(isUp: boolean) {
    if (this.isUp === isUp) return
    this.isUp = isUp
    if (this.isLeader && !this.stopping.signal.aborted) {
      this.channel.postMessage({ isUp } satisfies Said)
    }
    this.options.onState?.(isUp)
  }

  private moveTo(place: string | undefined) {
    if (place === undefined) return
    this.place = place
    this.placeAt = Date.now()
  }

  /** Reads until the tab closes or the session is over. */
  private async lead(): Promise<void> {
    this.isLeader = true
    this.setUp(false) // the tab that read is gone
    // What came since the page's data was read comes with the stream itself.
    if (!this.isCaughtUp) this.heardFrom = this.placeAt
    this.isCaughtUp = true
    if (!this.stopping.signal.aborted) {
      this.channel.postMessage({ leads: true } satisfies Said)
    }
    let wait = shortestWaitMs
    while (!this.stopping.signal.aborted) {
      const outcome = await this.connect()
      if (outcome.isOver) return this.close()
      wait = outcome.wasOpen ? shortestWaitMs : Math.min(wait * 2, longestWaitMs)
      const spread = 0.5 + this.environment.random()
      await this.pause(Math.max(outcome.retryMs ?? 0, wait * spread))
    }
  }

  /** One connection, from its start to its end. */
  private async connect(): Promise<{ wasOpen: boolean; isOver?: boolean; retryMs?: number }> {
    const { fetch } = this.environment
    const inner = new AbortController()
    const stop = () => inner.abort()
    this.stopping.signal.addEventListener('abort', stop)
    let silence = setTimeout(stop, silenceMs)
    let retryMs: number | undefined
    let wasOpen = false
    const ended = () => ({ wasOpen, ...(retryMs === undefined ? {} : { retryMs }) })
    try {
      const answer = await fetch(this.options.url ?? path, {
        headers: {
          ...this.options.headers(),
          accept: 'text/event-stream',
          ...(this.place === undefined ? {} : { 'last-event-id': this.place }),
        },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: inner.signal,
      })
      if (answer.status === 401) {
        this.share({ name: 'session-ended', data: {} })
        return { wasOpen, isOver: true }
      }
      if (!answer.ok || !answer.body) {
        retryMs = Number(answer.headers.get('retry-after') ?? 0) * 1_000
        return ended()
      }
      wasOpen = true
      this.wasConnected = true
      this.setUp(true)
      const reader = new EventStreamReader()
      const decoder = new TextDecoder()
      const body = answer.body.getReader()
      for (let chunk = await body.read(); !chunk.done; chunk = await body.read()) {
        clearTimeout(silence)
        silence = setTimeout(stop, silenceMs)
        for (const block of reader.read(decoder.decode(chunk.value, { stream: true }))) {
          retryMs = block.retry ?? retryMs
          if (this.take(block) === 'session-ended') return { wasOpen, isOver: true }
        }
      }
      return ended()
    } catch {
      return ended() // the network, a server that stopped, or our own end
    } finally {
      this.setUp(false)
      clearTimeout(silence)
      this.stopping.signal.removeEventListener('abort', stop)
      inner.abort()
    }
  }

  /** The name of the event that the block holds. */
  private take({ name, data, place }: StreamBlock): string | undefined {
    this.moveTo(place)
    if (data === undefined) {
      if (place !== undefined) this.channel.postMessage({ place } satisfies Said)
      return undefined
    }
    const parsed = parse(data)
    if (parsed) this.share({ name, data: parsed })
    return name
  }

  private share(event: LiveEvent) {
    const { place } = this
    this.channel.postMessage({ event, ...(place === undefined ? {} : { place }) } satisfies Said)
    this.tell(event)
  }

  /** Once each: what a broken connection repeats is known by its id. */
  private tell(event: LiveEvent) {
    if (this.stopping.signal.aborted) return
    const { id } = event.data
    if (id !== undefined) {
      if (this.known.has(id)) return
      this.known.add(id)
      if (this.known.size > remembered) this.known.delete(this.known.values().next().value)
    }
    this.remember(event)
    this.options.onEvent(event)
  }

  /** For tabs that join later. How the stream begins and ends is not for them. */
  private remember(event: LiveEvent) {
    if (event.name === 'hello' || event.name === 'session-ended') return
    this.recent.push({ at: Date.now(), event })
    const dropped = this.recent.length > remembered ? this.recent.shift() : undefined
    if (dropped) this.heardFrom = dropped.at + 1
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.stopping.signal.aborted) return resolve()
      const done = () => {
        clearTimeout(timer)
        this.stopping.signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.stopping.signal.addEventListener('abort', done)
    })
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
