import { Readable } from 'node:stream'

/** What waits for a client that reads too slowly: past it the client is cut off, and catches up later. */
const mostBuffered = 64 * 1024

/** A client that does not read the end of its stream is not waited for. */
const lingerMs = 1_000

/** An event as it goes to a client. */
export interface SentEvent {
  name: string
  /** Without an id the client's place stays what it was. */
  id?: string
  data: Readonly<Record<string, unknown>>
}

/** One client's stream: Server-Sent Events in a body without end. */
export class LiveStream {
  readonly body = new Readable({ read: () => undefined })
  /** Member ids by tenant. */
  memberships: ReadonlyMap<string, string> = new Map()
  /** When something was sent last. */
  sentAt = 0
  /** The client did not keep up. */
  wasCut = false

  constructor(
    readonly sessionId: string,
    readonly userId: string,
    private readonly now: () => number,
  ) {}

  get isOpen(): boolean {
    return !this.body.destroyed && !this.body.readableEnded
  }

  send({ name, id, data }: SentEvent): void {
    const place = id === undefined ? '' : `id: ${id}\n`
    this.write(`${place}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Keeps proxies from closing the connection, and moves the client's place on. */
  beat(id: string): void {
    this.write(`: beat\nid: ${id}\n\n`)
  }

  /** How long the client waits before it connects again. */
  retryAfter(milliseconds: number): void {
    this.write(`retry: ${Math.round(milliseconds)}\n\n`)
  }

  /** What was sent still arrives, within reason. */
  end(): void {
    if (!this.isOpen) return
    this.body.push(null)
    setTimeout(() => this.body.destroy(), lingerMs).unref()
  }

  private write(text: string) {
    if (!this.isOpen) return
    this.sentAt = this.now()
    this.body.push(text)
    if (this.body.readableLength <= mostBuffered) return
    this.wasCut = true
    this.body.destroy()
  }
}
