import { Transformer } from '@napi-rs/image'
import { operationTable } from '@spruce/api-client/contract'
import fs, { readdirSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseError, isOutOfSpace } from '../db/databaseError.js'
import type { Db } from '../db/schema.js'
import { MemoryStorage } from '../files/storage/MemoryStorage.js'
import type { Services } from '../services.js'
import { shapeOf } from '../testing/contractOracle.js'
import { openBench, type Bench } from '../testing/openBench.js'
import { callOf } from '../testing/recipes.js'
import { rowsDigest } from '../testing/rowsDigest.js'
import { resolved, type JsonSchema } from '../testing/schemaArbitrary.js'
import { startTestServer, type TestServer } from '../testing/startTestServer.js'
import { headersOf } from '../testing/sweep.js'
import { envelopeIn } from '../testing/wire.js'
import { maxHeaderSize } from './clientErrors.js'
import type { OperationId } from './contractTypes.js'
import { toHttpError } from './errorAnswer.js'
import { OwnHosts } from './OwnHosts.js'
import { Readiness } from './Readiness.js'

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64')
const production = {
  SPRUCE_MODE: 'production',
  SPRUCE_PUBLIC_URL: 'https://console.example.com',
  SPRUCE_CIPHER_KEY: key(1),
  SPRUCE_SECRET: key(2),
  SPRUCE_ALLOW_EMBEDDED: '1',
}
const verify = '/auth/verify-token'

describe('with a public address (S-27)', () => {
  const own = 'own.customer.example'
  const other = 'other.customer.example'
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(production)
    const { a, b } = server.world.tenants
    await server.world.sql`update tenants set hosts = ${[own]}::text[] where id = ${a}`
    await server.world.sql`update tenants set hosts = ${[other]}::text[] where id = ${b}`
  })
  afterAll(() => server.close())

  it.each([
    ['its own origin', { origin: 'https://console.example.com' }, 200],
    [
      'its own origin, the host rewritten',
      { origin: 'https://console.example.com', host: '10.0.0.7:4200' },
      200,
    ],
    [
      'a stranger who names itself as the host',
      { origin: 'https://evil.example', host: 'evil.example' },
      403,
    ],
    ['its host under http', { origin: 'http://console.example.com' }, 403],
    ['its host on another port', { origin: 'https://console.example.com:8443' }, 403],
  ])('%s', async (_, headers, status) => {
    const { caller } = await server.person({ memberOf: [] })
    expect((await caller.post(verify, {}, { headers })).status).toBe(status)
  })

  describe("a tenant's own host", () => {
    it.each([
      ['calls itself', { origin: `https://${own}`, host: own }, 200],
      ['calls itself, in capitals', { origin: `https://${own}`, host: own.toUpperCase() }, 200],
      ['calls itself, the port named', { origin: `https://${own}`, host: `${own}:443` }, 200],
      ['under http', { origin: `http://${own}`, host: own }, 403],
      ['on another port', { origin: `https://${own}:8443`, host: `${own}:8443` }, 403],
      ['calls the public address', { origin: `https://${own}`, host: 'console.example.com' }, 403],
      ["calls another tenant's", { origin: `https://${own}`, host: other }, 403],
      ['with more behind', { origin: `https://${own}.evil.example`, host: own }, 403],
      ['under a stranger', { origin: 'https://evil.example', host: own }, 403],
      ['a name below it', { origin: `https://x.${own}`, host: `x.${own}` }, 403],
      ['a stranger under it', { origin: `https://${own}`, host: 'evil.example' }, 403],
      ['no name', { origin: 'https://', host: '' }, 403],
      ['a wild card', { origin: 'https://*', host: '*' }, 403],
      ['a name in Host with a blank', { origin: `https://${own}`, host: `${own} evil` }, 403],
    ])('%s', async (_, headers, status) => {
      const { caller } = await server.person({ memberOf: [] })
      expect((await caller.post(verify, {}, { headers })).status).toBe(status)
    })

    it('is looked up for whoever asks often once', async () => {
      let reads = 0
      const ownHosts = new OwnHosts({
        engine: {
          get platform() {
            reads += 1
            return server.engine.platform
          },
        } as Services['engine'],
        now: () => new Date(0),
      })
      const asked = Array.from({ length: 50 }, (_, at) => ownHosts.has(`${String(at)}.example`))
      expect(new Set(await Promise.all(asked))).toEqual(new Set([false]))
      expect(await ownHosts.has(own)).toBe(true)
      expect(reads).toBe(1)
    })

    it('is read again where the reading failed, and after a while', async () => {
      let isBroken = true
      let at = 0
      const ownHosts = new OwnHosts({
        engine: {
          get platform() {
            if (isBroken) throw new Error('gone')
            return server.engine.platform
          },
        } as Services['engine'],
        now: () => new Date(at),
      })
      await expect(ownHosts.has(own)).rejects.toThrow('gone')
      isBroken = false
      expect(await ownHosts.has(own)).toBe(true)
      const { a } = server.world.tenants
      await server.world.sql`update tenants set hosts = '{}' where id = ${a}`
      at = 60_000
      expect(await ownHosts.has(own)).toBe(false)
    })
  })

  it('keeps its figures from every address where no token is set', async () => {
    const visitor = server.visitor()
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { authorization: 'Bearer ' }]) {
      expect((await visitor.get('/metrics', { headers })).status).toBe(403)
    }
  })

  it('keeps them from everybody without the token, whatever a proxy says', async () => {
    const env = { ...production, SPRUCE_METRICS_TOKEN: 'measure', SPRUCE_TRUST_PROXY: '1' }
    const measured = await startTestServer(env)
    const visitor = measured.visitor()
    const status = async (headers: Record<string, string>) =>
      (await visitor.get('/metrics', { headers })).status
    expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(403)
    expect(await status({ authorization: 'Bearer measur' })).toBe(403)
    expect(await status({ authorization: 'Bearer measure' })).toBe(200)
    await measured.close()
  })
})

describe('a tenant is switched', () => {
  it('and whoever asks for it from outside a browser gets a token that works', async () => {
    const server = await startTestServer()
    const { caller } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const path = `/aba-base/api/v3/tenant/switch/${server.world.tenants.a}`
    const tokenFor = async (headers: Record<string, string | undefined>) =>
      (await caller.post<{ access_token: string }>(path, {}, { headers })).body.data.access_token
    const statusWith = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await server.visitor().post(verify, {}, { headers })).status
    }
    const outside = { origin: undefined, 'sec-fetch-site': undefined, 'x-token-delivery': 'body' }
    expect(await statusWith(await tokenFor(outside))).toBe(200)
    // A page never gets the token, whatever it asks for.
    expect(await statusWith(await tokenFor({ 'x-token-delivery': 'body' }))).toBe(401)
    await server.close()
  })
})

describe('a full disk', () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' })

  it.each([
    ['of files', full],
    ['of what one user may have', Object.assign(new Error('write'), { code: 'EDQUOT' })],
    ['of the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['under the embedded database', { name: 'ErrnoError', errno: 51 }],
  ])('%s is 503', (_, thrown) => {
    expect(isOutOfSpace(thrown)).toBe(true)
    expect(toHttpError(thrown)).toMatchObject({ status: 503, retryAfter: 5 })
  })

  it('is not ready, and ready again when there is room', async () => {
    const server = await startTestServer()
    let isFull = true
    const assertRoom = () => (isFull ? Promise.reject(full) : Promise.resolve())
    const { engine, log } = server.services
    const files = { storage: { assertRoom } } as unknown as Services['files']
    expect(await new Readiness({ engine, log, files }).isReady()).toBe(false)
    isFull = false
    expect(await new Readiness({ engine, log, files }).isReady()).toBe(true)
    await server.close()
  })
})

describe('the database without room for a row', () => {
  it('makes the process not ready, and ready again (S-27)', async () => {
    let isFull = false
    const server = await startTestServer(
      {},
      {
        wrapEngine: (engine) => ({
          ...engine,
          tx: engine.tx.bind(engine),
          get platform() {
            return isFull ? withoutRoom(engine.platform) : engine.platform
          },
        }),
      },
    )
    const ready = async () => {
      const answer = await server.visitor().get('/readyz')
      return [answer.status, answer.headers['retry-after'], answer.text]
    }
    expect(await ready()).toEqual([200, undefined, '{"status":"ready"}'])
    isFull = true
    // What was found is kept for a second.
    await expect.poll(ready, { timeout: 5_000 }).toEqual([503, '5', '{"status":"not ready"}'])
    expect(server.logged.join('')).toContain('could not extend file')
    expect((await server.visitor().get('/healthz')).status).toBe(200)
    isFull = false
    await expect.poll(ready, { timeout: 5_000 }).toEqual([200, undefined, '{"status":"ready"}'])
    await server.close()
  })
})

/** Reads as before and refuses every insert, as PostgreSQL does on a full disk. */
function withoutRoom(db: Db): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      const isInsert =
        node.kind === 'InsertQueryNode' ||
        (node.kind === 'RawNode' && /^\s*insert/i.test(node.sqlFragments[0] ?? ''))
      if (isInsert) throw new DatabaseError({ code: '53100', message: 'could not extend file' })
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
}

describe('an upload that meets a full disk', () => {
  const spooled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('spruce-upload-'))

  /** Has room for so many objects. */
  class SmallStorage extends MemoryStorage {
    room = 0
    override async put(key: string, bytes: Uint8Array): Promise<void> {
      if (this.room === 0) throw full()
      this.room -= 1
      await super.put(key, bytes)
    }
  }
  const full = () => Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC' })

  it.each([0, 1, 2])('is 503 and leaves nothing, with room for %i of its sizes', async (room) => {
    const storage = new SmallStorage()
    const bench = await openBench({ own: true, storage })
    const { person } = await bench.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const headers = { ...headersOf(person), 'current-tenant': bench.world.tenants.a }
    const file = { bytes: await picture(), name: 'a.png' }
    const call = callOf('uploadFile', { query: { fileType: 'appImage' }, file }, headers)
    const [before, lying] = [await rowsDigest(bench.engine), spooled()]
    storage.room = room
    const refused = await bench.wire.send(call)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(envelopeIn(refused)).toMatchObject({ code: 503 })
    expect(await rowsDigest(bench.engine)).toEqual(before)
    const left: string[] = []
    for await (const { key } of storage.list()) left.push(key)
    expect(left).toEqual([])
    await expect.poll(() => spooled().filter((name) => !lying.includes(name))).toEqual([])
    storage.room = 100
    expect((await bench.wire.send(call)).status).toBe(200)
    await bench.close()
  })
})

describe('an upload for which the temporary folder has no room', () => {
  const spooled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('spruce-upload-'))
  const { createWriteStream } = fs
  afterEach(() => {
    fs.createWriteStream = createWriteStream
    syncBuiltinESMExports()
  })

  it('is 503 and leaves nothing', async () => {
    const bench = await openBench({ own: true })
    const { person } = await bench.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const headers = { ...headersOf(person), 'current-tenant': bench.world.tenants.a }
    const file = { bytes: await picture(), name: 'a.png' }
    const call = callOf('uploadFile', { query: { fileType: 'appImage' }, file }, headers)
    const [before, lying] = [await rowsDigest(bench.engine), spooled()]
    let made = 0
    fs.createWriteStream = (path, options) => {
      made += 1
      const write = (...args: unknown[]) => {
        const done = args.at(-1) as (error: Error) => void
        done(Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC' }))
      }
      const given = typeof options === 'object' ? options : {}
      return createWriteStream(path, { ...given, fs: { ...fs, write, writev: write } })
    }
    syncBuiltinESMExports()
    const refused = await bench.wire.send(call)
    expect([made, refused.status, refused.headers['retry-after']]).toEqual([1, 503, '5'])
    expect(envelopeIn(refused)).toMatchObject({ code: 503 })
    expect(await rowsDigest(bench.engine)).toEqual(before)
    await expect.poll(() => spooled().filter((name) => !lying.includes(name))).toEqual([])
    fs.createWriteStream = createWriteStream
    syncBuiltinESMExports()
    expect((await bench.wire.send(call)).status).toBe(200)
    await bench.close()
  })
})

/** So large that it is kept in several sizes. */
function picture(): Promise<Buffer> {
  const [width, height] = [600, 400]
  return Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 0x77), width, height).png()
}

describe('a request that cannot be read', () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await openBench()
  })
  afterAll(() => bench.close())

  it('is refused in the envelope, however much is still on its way (fuzz, seed 554732480)', async () => {
    for (const length of [70_000, 4_000_000]) {
      const reply = await bench.wire.send({ method: 'GET', path: `/?q=${'x'.repeat(length)}` })
      expect(reply.status).toBe(431)
      expect(envelopeIn(reply)).toEqual({ code: 431, message: '请求地址或请求头过长' })
      expect(reply.headers['status-message']).toBe(
        Buffer.from('请求地址或请求头过长').toString('base64'),
      )
      expect(reply.headers['connection']).toBe('close')
    }
  })

  it('is refused in the envelope where it is no HTTP', async () => {
    const { port } = bench.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    const closed = new Promise((done) => socket.once('close', done))
    socket.write('HELO portal.test\r\n\r\n'.repeat(3))
    await closed
    expect(received.match(/HTTP\/1\.1 400 Bad Request/g)).toHaveLength(1)
    expect(received).toContain('{"code":400,"message":"API参数错误"}')
  })

  it('is no request of the contract: the longest of these has room beside its cookies', () => {
    const lengths = operationTable.map(({ operationId, path }) => longestAddress(operationId, path))
    expect(Math.max(...lengths)).toBeGreaterThan(16_000)
    expect(Math.max(...lengths)).toBeLessThan(maxHeaderSize - 16_000)
  })
})

/** Of an operation, in bytes: every parameter at its longest, of characters of three bytes. */
function longestAddress(operation: OperationId, path: string): number {
  const lengths = shapeOf(operation)
    .parameters.filter((one) => one.in === 'query')
    .map((one) => longestPair(encodeURIComponent(one.name), resolved(one.schema)))
  return path.length + lengths.reduce((sum, one) => sum + one, 0)
}

function longestPair(name: string, schema: JsonSchema): number {
  if (schema['type'] === 'array') {
    return (
      Number(schema['maxItems']) *
      longestPair(`${name}%5B%5D`, resolved(schema['items'] as JsonSchema))
    )
  }
  // Of words and ids letters and digits are sent as they are; other text may be of any script.
  const isPlain = /^\^\[[0-9A-Za-z\\_-]+\][^.]*$/.test(schema['pattern'] ?? '')
  const perCharacter = isPlain ? 1 : '%E4%BA%91'.length
  return name.length + 2 + (schema['maxLength'] ?? 40) * perCharacter
}

describe('on its way out', () => {
  it('answers what still comes on an open connection in the envelope (S-21)', async () => {
    const server = await startTestServer({}, { own: true })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    const ended = new Promise((done) => socket.once('close', done))
    socket.write('GET /aba-base/api/v3/system HTTP/1.1\r\nhost: portal.test\r\n')
    await expect.poll(() => connectionsOf(server)).toBe(1)
    const closed = server.app.close()
    await expect.poll(() => server.app.server.listening).toBe(false)
    socket.write('accept-language: en-US\r\n\r\n')
    await ended
    await closed
    expect(received).toMatch(/^HTTP\/1\.1 503 /)
    expect(received).toMatch(/^retry-after: 5\r$/m)
    const json = received.slice(received.indexOf('{'), received.lastIndexOf('}') + 1)
    const body = JSON.parse(json) as { code: number; message: string }
    expect(body).toMatchObject({ code: 503 })
    expect(body.message.length).toBeGreaterThan(5)
    await server.close()
  })
})

function connectionsOf(server: TestServer) {
  return new Promise<number>((resolve) => {
    server.app.server.getConnections((_, count) => resolve(count))
  })
}
