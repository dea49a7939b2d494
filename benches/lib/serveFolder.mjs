import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/**
 * Serves a built page as a good static server does: compressed beforehand, hashed assets immutable,
 * every other address answered with index.html.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  /** @type {Map<string, { body: Buffer, type: string }>} */
  const cache = new Map()
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
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
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
