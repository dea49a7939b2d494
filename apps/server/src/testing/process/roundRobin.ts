import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of several origins, as small as one can be. */
export interface RoundRobin {
  origin: string
  /** Requests answered by each origin, in their order. */
  answered: number[]
  close(): Promise<void>
}

/**
 * Gives each request to the next origin in turn. One that does not take it, because it stops or says
 * so by a 503, is passed over, as proxies do: the request was not acted on there.
 */
export async function startRoundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const answered = origins.map(() => 0)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    void bodyOf(incoming).then(async (body) => {
      const first = turn++
      for (let attempt = 0; attempt < origins.length; attempt += 1) {
        const index = (first + attempt) % origins.length
        const isLast = attempt === origins.length - 1
        if (await pass(incoming, body, origins[index] ?? '', outgoing, isLast)) {
          answered[index] = (answered[index] ?? 0) + 1
          return
        }
      }
      outgoing.writeHead(502).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    answered,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** False when the origin did not take the request. */
function pass(
  incoming: IncomingMessage,
  body: Buffer,
  origin: string,
  outgoing: ServerResponse,
  isLast: boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const upstream = request(
      `${origin}${incoming.url ?? '/'}`,
      {
        method: incoming.method,
        headers: { ...incoming.headers, connection: 'close' },
        agent: false,
      },
      (answer) => {
        if (answer.statusCode === 503 && !isLast) {
          answer.resume()
          return resolve(false)
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('close', () => outgoing.end())
        resolve(true)
      },
    )
    upstream.on('error', () => resolve(false))
    outgoing.on('close', () => upstream.destroy())
    upstream.end(body)
  })
}
