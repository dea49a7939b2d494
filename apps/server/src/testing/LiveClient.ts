import { get, type ClientRequest, type IncomingHttpHeaders } from 'node:http'

/** An event as a client got it. */
export interface GotEvent {
  name: string
  /** The client's place after it. */
  place: string
  data: Record<string, unknown>
}

/** A client of the live stream that keeps all it gets. */
export class LiveClient {
  readonly events: GotEvent[] = []
  status = 0
  headers: IncomingHttpHeaders = {}
  /** The `id` that came last. */
  place = ''
  /** When the stream ended; undefined while it is open. */
  endedAt: number | undefined
  private rest = ''

  private constructor(private readonly outgoing: ClientRequest) {}

  /** Waits for the answer's head. */
  static open(url: string, headers: Record<string, string>): Promise<LiveClient> {
    return new Promise((resolve, reject) => {
      const outgoing = get(url, { headers, agent: false }, (incoming) => {
        const client = new LiveClient(outgoing)
        client.status = incoming.statusCode ?? 0
        client.headers = incoming.headers
        incoming.setEncoding('utf8')
        incoming.on('data', (text: string) => client.read(text))
        incoming.on('close', () => (client.endedAt ??= Date.now()))
        incoming.on('error', () => undefined)
        resolve(client)
      })
      outgoing.on('error', reject)
    })
  }

  /** The events of a name, in the order they came. */
  of(name: string): GotEvent[] {
    return this.events.filter((event) => event.name === name)
  }

  close(): void {
    this.outgoing.destroy()
  }

  private read(text: string) {
    const blocks = (this.rest + text).split('\n\n')
    this.rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const colon = line.indexOf(': ')
          return [line.slice(0, colon), line.slice(colon + 2)] as const
        }),
      )
      this.place = fields.get('id') ?? this.place
      const data = fields.get('data')
      if (data === undefined) continue
      this.events.push({
        name: fields.get('event') ?? '',
        place: this.place,
        data: JSON.parse(data) as Record<string, unknown>,
      })
    }
  }
}
