import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTheyAre, packAnswers } from './packAnswers.js'

const long = JSON.stringify({ names: Array.from({ length: 200 }, (_, at) => `成员${at}`) })
const picture = `<svg>${'<path d="M1 1"/>'.repeat(200)}</svg>`

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  packAnswers(app)
  await app.after()
  const answers: Record<string, [type: string, body: string | Buffer]> = {
    '/long': ['application/json; charset=utf-8', long],
    '/short': ['application/json; charset=utf-8', '{"code":200}'],
    '/picture': ['image/svg+xml', picture],
    '/file': ['application/octet-stream', long],
  }
  for (const [url, [type, body]] of Object.entries(answers)) {
    app.get(url, (_request, reply) => reply.type(type).send(body))
  }
  app.get('/as-it-is', asTheyAre, (_request, reply) => reply.type('text/csv').send(long))
  app.get('/packed', (_request, reply) =>
    reply.type('text/html').header('content-encoding', 'gzip').send(gzipSync(long)),
  )
  app.get('/stream', (_request, reply) => {
    const stream = new PassThrough()
    stream.end(`data: ${long}\n\n`)
    return reply.type('text/event-stream').send(stream)
  })
  app.post('/body', (request) => request.body)
})
afterAll(() => app.close())

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('for a browser that takes %s is packed as %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await get('/long', accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toContain('accept-encoding')
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.length).toBeLessThan(long.length / 2)
    expect(unpack(rawPayload).toString()).toBe(long)
  })

  it('is packed where it is a picture of text', async () => {
    const { headers, rawPayload } = await get('/picture', 'br')
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(picture)
  })

  it.each([
    ['where nobody asked for it', '/long', undefined],
    ['for who takes nothing packed', '/long', 'identity'],
    ['for who knows other ways only', '/long', 'compress'],
    ['below a kilobyte', '/short', 'br'],
    ['of files', '/file', 'br'],
    ['of a route that wants none', '/as-it-is', 'br'],
    ['of a live stream', '/stream', 'br'],
  ])('is not packed %s', async (_, url, accepted) => {
    const { headers, statusCode } = await get(url, accepted)
    expect(statusCode).toBe(200)
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('is not packed twice', async () => {
    const { headers, rawPayload } = await get('/packed', 'br')
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toBe(long)
  })
})

describe('a packed body of a request', () => {
  it('is not unpacked: its limit counts what arrives', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/body',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(long),
    })
    expect(answer.statusCode).toBe(400)
  })
})
