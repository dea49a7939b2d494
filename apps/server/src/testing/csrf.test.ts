import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from './openBench.js'
import { entryOf } from './entryOf.js'
import { rowsDigest } from './rowsDigest.js'
import { validCalls, type ValidCall } from './validCalls.js'
import { envelopeIn, type WireCall, type WireReply } from './wire.js'
import type { Person } from './World.js'

let bench: Bench
let admin: Person
beforeAll(async () => {
  bench = await openBench({ own: true, env: { SPRUCE_ALLOWED_ORIGINS: 'https://partner.example' } })
  admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
})
afterAll(() => bench.close())

/** Sends valid calls, each changed in one way, and requires that nothing at all is written. */
async function refused(
  change: (valid: ValidCall) => WireCall | undefined,
  answer: (valid: ValidCall, reply: WireReply) => void,
): Promise<number> {
  const valid = await validCalls(bench, admin)
  const before = await rowsDigest(bench.engine)
  let sent = 0
  for (const one of valid) {
    const call = change(one)
    if (!call) continue
    sent += 1
    answer(one, await bench.wire.send(call))
  }
  expect(await rowsDigest(bench.engine)).toEqual(before)
  return sent
}

function withHeaders({ call }: ValidCall, headers: Record<string, string>): WireCall {
  return { ...call, headers: { ...call.headers, ...headers } }
}

function expectAnswer(
  { line }: ValidCall,
  reply: WireReply,
  status: number,
  code: number | string,
) {
  expect([line.operation, reply.status, envelopeIn(reply).code]).toEqual([
    line.operation,
    status,
    code,
  ])
  expect([line.operation, reply.headers['set-cookie']]).toEqual([line.operation, undefined])
}

describe('S-08: every operation, with everything else right, writes nothing and is refused', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'id=1&name=x'],
    ['a form with a file', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
    ['JSON that says it is text', 'text/plain', undefined],
    ['JSON that says it is text in UTF-8', 'text/plain;charset=UTF-8', undefined],
    ['JSON without a type', '', undefined],
    ['XML', 'application/xml', '<a/>'],
    ['JSON of another kind', 'application/csp-report', undefined],
  ])('as %s', async (_, type, body) => {
    const sent = await refused(
      (valid) => {
        if (valid.call.method === 'GET') return undefined // a GET has no body to misread
        // The contract names the few operations that take a file.
        if (entryOf(valid.line.operation).multipart && type.startsWith('multipart/'))
          return undefined
        const changed = withHeaders(valid, { 'content-type': type })
        return { ...changed, body: body ?? valid.call.body ?? '{}' }
      },
      (valid, reply) => expectAnswer(valid, reply, 415, 415),
    )
    expect(sent).toBeGreaterThanOrEqual(13)
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a neighbour by name', { origin: 'http://127.0.0.1.evil.example' }],
    ['another port of this host', { origin: 'http://127.0.0.1:1' }],
    ['a listed host under another scheme', { origin: 'http://partner.example' }],
    ['a listed host with more behind', { origin: 'https://partner.example.evil' }],
    ['several origins', { origin: 'https://partner.example https://evil.example' }],
    ['no URL', { origin: 'evil' }],
    ['an old browser’s picture on another site', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('from %s', async (_, headers) => {
    const sent = await refused(
      (valid) => withHeaders(valid, headers),
      (valid, reply) => expectAnswer(valid, reply, 403, 'ORIGIN_DENIED'),
    )
    expect(sent).toBe((await validCalls(bench, admin)).length)
  })

  it.each([
    ['no app-code', undefined, 'APP_CODE_MISSING'],
    ['an empty app-code', '', 400],
    ['an app-code that is none', 'a b', 400],
  ])('with %s, where a session is needed', async (_, appCode, code) => {
    const sent = await refused(
      (valid) => {
        if (valid.line.who === 'anyone') return undefined
        const headers = new Map(Object.entries(valid.call.headers ?? {}))
        if (appCode === undefined) headers.delete('app-code')
        else headers.set('app-code', appCode)
        return { ...valid.call, headers: Object.fromEntries(headers) }
      },
      (valid, reply) => expectAnswer(valid, reply, 400, code),
    )
    expect(sent).toBeGreaterThan(25)
  })
})

describe('S-08: the same calls', () => {
  it.each([
    ['from the page itself', (host: string) => ({ origin: `http://${host}` })],
    ['from a listed origin', () => ({ origin: 'https://partner.example' })],
    ['typed into the address bar', () => ({ 'sec-fetch-site': 'none' })],
    ['from no page at all', () => ({})],
  ])('are let in %s', async (_, headersFor) => {
    const address = bench.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    for (const { line, call } of await validCalls(bench, admin)) {
      if (line.effect === 'write') continue
      const headers = { ...call.headers, ...headersFor(`127.0.0.1:${port}`) }
      const reply = await bench.wire.send({ ...call, headers })
      expect([line.operation, reply.status]).toEqual([line.operation, 200])
    }
  })
})
