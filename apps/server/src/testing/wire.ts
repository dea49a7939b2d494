import { Agent, request, type IncomingHttpHeaders } from 'node:http'

/** A call as it goes over the wire; a header with several values is sent several times. */
export interface WireCall {
  method: string
  /** Path and query, encoded. */
  path: string
  headers?: Record<string, string | string[]>
  /** Sent as it is. */
  body?: string | Buffer
}

export interface WireReply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** The JSON body of an answer. */
export interface Envelope<T = unknown> {
  code: number | string
  message: string
  data?: T
  fields?: { path: string; message: string }[]
  traceId?: string
  allowed?: readonly string[]
  current?: unknown
}

/** A plain HTTP client: it sends exactly what it is told, doubled headers included. */
export class Wire {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 })

  constructor(private readonly port: number) {}

  send(call: WireCall): Promise<WireReply> {
    const { method, path, headers = {}, body } = call
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          headers: {
            ...headers,
            ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', reject)
          const answer = () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            })
          incoming.on('end', answer)
          // A live stream has no end: what comes first counts.
          if (!incoming.headers['content-type']?.startsWith('text/event-stream')) return
          incoming.once('data', () => {
            answer()
            incoming.destroy()
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  close(): void {
    this.agent.destroy()
  }
}

/** The body as an envelope. @throws when it is no JSON */
export function envelopeIn<T = unknown>({ text }: WireReply): Envelope<T> {
  return JSON.parse(text) as Envelope<T>
}

/** What two answers must share to be the same to a stranger: all but the date and the trace id. */
export function indistinct({ status, headers, text }: WireReply): string {
  const same = Object.entries(headers).filter(([name]) => !['date', 'x-trace-id'].includes(name))
  return JSON.stringify([status, same, text])
}
