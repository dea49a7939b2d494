import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOf, smallPng } from '../testing/forms.js'
import { openBench, type Bench } from '../testing/openBench.js'
import { Organisation } from '../testing/Organisation.js'
import { callerOf, needsOwnCaller } from '../testing/proofs.js'
import { rowsDigest } from '../testing/rowsDigest.js'
import { validCall } from '../testing/validCalls.js'
import { readWhoMay, type WhoMay } from '../testing/whoMay.js'
import { envelopeIn, type Envelope } from '../testing/wire.js'

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

async function callFor(line: WhoMay) {
  const person = needsOwnCaller(line) ? await callerOf(bench, line) : org.admin
  return validCall(bench, person, line)
}

/** The body with half a surrogate pair at the end of its first text. */
function withHalfCharacter(body: unknown): string {
  let isDone = false
  return JSON.stringify(body, (_, value: unknown) => {
    if (typeof value !== 'string' || isDone) return value
    isDone = true
    return `${value}\ud83d`
  })
}

describe('S-26: text has one gate', () => {
  it('refuses half a surrogate pair in every text of every operation, and writes nothing', async () => {
    let texts = 0
    for (const line of readWhoMay().filter(({ effect }) => effect === 'write')) {
      const call = await callFor(line)
      if (typeof call.body !== 'string') continue
      const sent = withHalfCharacter(JSON.parse(call.body))
      if (sent === call.body) continue
      texts += 1
      const before = await rowsDigest(bench.engine)
      const reply = await bench.wire.send({ ...call, body: sent })
      expect([line.operation, reply.status]).toEqual([line.operation, 400])
      expect(await rowsDigest(bench.engine)).toEqual(before)
    }
    expect(texts).toBeGreaterThan(50)
  }, 120_000)

  it('refuses it in free forms and in the names of their fields, at any depth', async () => {
    const page = await bench.world.object('pages', 'a')
    const save = (document: object) =>
      org.call('savePageDraft', { path: { id: page }, body: { version: 1, document } })
    for (const document of [{ a: [{ b: '\ud83d' }] }, { a: { '\udc00': 1 } }]) {
      expect((await save(document)).status).toBe(400)
    }
    expect((await save({ a: '😀' })).status).toBe(200)
  })

  const depts = '/aba-base/api/dept/add-dept'
  async function sendDept(body: string | Buffer, headers: Record<string, string> = {}) {
    return bench.app.inject({
      method: 'POST',
      url: depts,
      headers: {
        'app-code': 'spruce-web-enterprise-console',
        'current-tenant': org.tenantId,
        cookie: `token=${org.admin.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      payload: body,
    })
  }
  const dept = (name: string) => JSON.stringify({ name, parentId: null })

  it('refuses bytes that are no UTF-8', async () => {
    const bytes = Buffer.from(dept('Caf~'), 'latin1')
    bytes[bytes.indexOf('~')] = 0xe9
    expect((await sendDept(bytes)).statusCode).toBe(400)
  })

  it.each([
    [{ 'content-type': 'application/json; charset=gbk' }, 415],
    [{ 'content-type': 'application/json; Charset="iso-8859-1"' }, 415],
    [{ 'content-type': 'application/json; charset=utf-16le' }, 415],
    [{ 'content-encoding': 'br' }, 415],
    [{ 'content-type': 'application/json; charset=UTF-8', 'content-encoding': 'identity' }, 200],
    [{ 'content-type': 'application/json; charset="utf-8"' }, 200],
  ])('answers JSON with %j by %i', async (headers, status) => {
    const name = bench.world.unique('编码')
    expect((await sendDept(dept(name), headers)).statusCode).toBe(status)
  })

  describe('in a form', () => {
    const uploads = '/aba-base/api/file/upload?fileType=appImage'
    const send = (bytes: Buffer, type = '') => {
      const { contentType } = formOf()
      return bench.app.inject({
        method: 'POST',
        url: uploads,
        headers: {
          'app-code': 'spruce-web-enterprise-console',
          'current-tenant': org.tenantId,
          cookie: `token=${org.admin.token}`,
          'content-type': `${contentType}${type}`,
        },
        payload: bytes,
      })
    }
    /** With the byte 0xE9, which is é in Latin 1 and no UTF-8, for each `~`. */
    const latin = ({ body }: { body: Buffer }) =>
      Buffer.from(body.map((byte) => (byte === 0x7e ? 0xe9 : byte)))
    const file = { bytes: smallPng }

    it.each([
      ['the name of a file', formOf({ ...file, name: 'Caf~.png' })],
      ['the field of a file', formOf({ ...file, field: 'fil~' })],
      ['a field', formOf(file, { note: 'Caf~' })],
      ["a field's name", formOf(file, { 'not~': 'x' })],
    ])('refuses bytes that are no UTF-8 in %s, and keeps nothing', async (_, form) => {
      const before = await rowsDigest(bench.engine)
      const answer = await send(latin(form))
      expect([answer.statusCode, answer.json<Envelope>().code]).toEqual([400, 400])
      expect(await rowsDigest(bench.engine)).toEqual(before)
    })

    it('keeps a name in UTF-8 as it came', async () => {
      const answer = await send(formOf({ ...file, name: 'Café 图.png' }).body)
      expect(answer.json<Envelope<{ name: string }>>().data?.name).toBe('Café 图.png')
    })

    it.each([
      ['; charset=gbk', 415],
      ['; Charset="iso-8859-1"', 415],
      ['; charset=utf-8', 200],
    ])('answers one with %j by %i', async (type, status) => {
      expect((await send(formOf(file).body, type)).statusCode).toBe(status)
    })
  })

  it('refuses JSON that is packed', async () => {
    const answer = await sendDept(gzipSync(dept('包')), { 'content-encoding': 'gzip' })
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([415, 415])
  })

  it('refuses a query with escapes that are no UTF-8', async () => {
    const answer = await bench.app.inject({
      method: 'GET',
      url: '/aba-base/api/dept/dept-trees?keyword=%E9',
      headers: {
        'app-code': 'spruce-web-enterprise-console',
        'current-tenant': org.tenantId,
        cookie: `token=${org.admin.token}`,
      },
    })
    expect(answer.statusCode).toBe(400)
  })

  it.each(['\u200b', '\u3164', ' \u2800\u00a0', '\u202e\ufeff', '\u{e0041}'])(
    'takes no name of which nothing shows: %j',
    async (name) => {
      const answer = await sendDept(dept(name))
      expect(answer.statusCode).toBe(400)
      const { fields } = answer.json<Envelope>()
      expect(fields?.map(({ path }) => path)).toEqual(['name'])
    },
  )

  it('keeps names composed and without what nobody sees, and finds them so', async () => {
    const made = await org.addDept(' \u202eCafe\u0301\u200b\u3000\u3000部 ')
    expect(made.name).toBe('Café 部')
    const found = await org.get<{ name: string }[]>('listDeptTrees', {
      query: { keyword: 'Cafe\u0301\u200b' },
    })
    expect(JSON.stringify(found)).toContain('Café 部')
  })

  it('sees through customers that only look alike', async () => {
    const name = `${bench.world.unique('Café ')}集团`
    const line = readWhoMay().find(({ operation }) => operation === 'addCustomer') as WhoMay
    const operator = await callerOf(bench, line)
    const call = await validCall(bench, operator, line)
    const body = JSON.parse(String(call.body)) as { name: string }
    const kept = await bench.wire.send({ ...call, body: JSON.stringify({ ...body, name }) })
    expect(kept.status, kept.text).toBe(200)
    const alike = name.normalize('NFD').replace('集', '\u200b集')
    const found = await bench.wire.send({
      method: 'GET',
      path: `/spruce/api/v1/customers/duplicates?name=${encodeURIComponent(alike)}`,
      headers: call.headers ?? {},
    })
    expect(envelopeIn<unknown[]>(found).data, found.text).toHaveLength(1)
  })
})
