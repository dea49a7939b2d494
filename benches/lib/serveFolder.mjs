import { readFile } from 'node:fs/promises'
import { Agent, createServer, request as send } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** What the Spruce server answers, and no built page has. */
const calls = /^\/(?:(?:spruce|aba-base|auth|files)\/|_outbox\.json)/

/**
 * Serves a built page as a good static server does: compressed beforehand, hashed assets immutable,
 * every other address answered with index.html.
 * @param {string} folder
 * @param {{ api?: string }} [options] `api`: the Spruce server that calls of the page are handed on to
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, { api } = {}) {
  /** @type {Map<string, { body: Buffer, type: string }>} */
  const cache = new Map()
  const agent = new Agent({ keepAlive: true })
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (api !== undefined && calls.test(path)) return handOn(request, response, api)
    const name = extname(path) === '' ? '/index.html' : path
    void answer(name).then(
      ({ body, type }) => {
        response.writeHead(200, {
          'content-type': type,
          'content-encoding': 'gzip',
          'content-length': body.length,
          'cache-control': name.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        })
        response.end(body)
      },
      () => response.writeHead(404).end(),
    )
  })

  /**
   * As it came, the Host header included: for the server the page is one of its own origin.
   * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
   * @param {string} origin
   */
  function handOn(request, response, origin) {
    const { method, headers } = request
    const onward = send(
      new URL(request.url ?? '/', origin),
      { agent, method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  /** @param {string} name */
  async function answer(name) {
    const known = cache.get(name)
    if (known) return known
    const file = {
      body: gzipSync(await readFile(join(folder, name)), { level: 9 }),
      type: types[extname(name)] ?? 'application/octet-stream',
    }
    cache.set(name, file)
    return file
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
