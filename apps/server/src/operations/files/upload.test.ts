import type { Schemas } from '@spruce/api-client/contract'
import { Transformer } from '@napi-rs/image'
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../http/contractTypes.js'
import { cpuTimeOf } from '../../testing/cpuTime.js'
import { formOf, smallPng, type FormFile } from '../../testing/forms.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { crc32, photo } from '../../testing/photos.js'
import { callOf } from '../../testing/recipes.js'
import type { Parts } from '../../testing/validRequest.js'
import { rowsDigest } from '../../testing/rowsDigest.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn, type WireReply } from '../../testing/wire.js'
import type { Person } from '../../testing/World.js'

/** What uploads are written to while they come. */
const spooled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('spruce-upload-'))
/** Of another server on this machine that was killed. */
const before = spooled()

let bench: Bench
let member: Person
let admin: Person
beforeAll(async () => {
  bench = await openBench({ own: true, env: { SPRUCE_FILE_QUOTA_MB: '45' } })
  member = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
})
afterAll(() => bench.close())

type File = Schemas['UploadedFile']

function call(operation: OperationId, parts: Parts, person = member): Promise<WireReply> {
  const tenant = { 'current-tenant': bench.world.tenants.a }
  return bench.wire.send(callOf(operation, parts, { ...headersOf(person), ...tenant }))
}

const upload = (file: FormFile, fileType = 'appImage', person = member) =>
  call('uploadFile', { query: { fileType }, file }, person)

async function uploaded(file: FormFile, fileType?: string, person?: Person): Promise<File> {
  const reply = await upload(file, fileType, person)
  if (reply.status !== 200) throw new Error(reply.text)
  return envelopeIn<File>(reply).data as File
}

const open = (path: string) => bench.wire.send({ method: 'GET', path })

/** A PNG of one colour: few bytes, as many pixels as wanted. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8) // one bit for each pixel, grey
  const row = 1 + Math.ceil(width / 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(row * Math.min(height, 20_000)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" ${attributes}>${inside}</svg>`,
  )

/** One pixel, with a comment. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH+BUhlbGxvACwAAAAAAQABAAACAUQAOw==', 'base64')

/** One PNG in a list of one. */
function ico(): Buffer {
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0])
  head.writeUInt32LE(smallPng.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, smallPng])
}

/** What is sent of a file, by its public address or a signed one. */
async function bytesOf(file: File, size: '' | 's' | 'm'): Promise<Buffer> {
  const asked = { ids: [file.id], ...(size !== '' && { size }) }
  const reply = await call('signFileUrls', { body: asked })
  const signed = envelopeIn<Schemas['FileUrl'][]>(reply).data?.[0]?.url
  const url = file.url === null ? signed : size === '' ? file.url : `${file.url}?size=${size}`
  return (await bench.app.inject({ url: String(url) })).rawPayload
}

/** Red or blue, corner by corner, as a browser shows it. */
async function cornersOf(bytes: Buffer): Promise<string> {
  const upright = await new Transformer(bytes).rotate().png()
  const { width, height } = await new Transformer(upright).metadata()
  const pixels = await new Transformer(upright).rawPixels()
  const channels = pixels.length / (width * height)
  const at = (x: number, y: number) => ((pixels[(y * width + x) * channels] ?? 0) > 128 ? 'R' : 'b')
  const [right, bottom] = [width - 6, height - 6]
  return at(5, 5) + at(right, 5) + at(5, bottom) + at(right, bottom)
}

describe('uploadFile', () => {
  it('keeps a picture with its smaller sizes, and shows an appImage to everybody', async () => {
    const file = await uploaded({ bytes: png(640, 320), name: '徽标.png' })
    expect(file).toMatchObject({ kind: 'appImage', name: '徽标.png', mediaType: 'image/png' })
    expect(file).toMatchObject({ width: 640, height: 320, sizes: ['s', 'm'] })
    expect(file.url).toMatch(/^\/files\/public\/[0-9A-Za-z_-]{22}$/)
    const shown = await open(String(file.url))
    expect(shown.status).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    })
    expect(shown.headers['content-disposition']).toMatch(/^inline; .*filename\*=UTF-8''%E5%BE%BD/)
    expect(shown.headers['content-security-policy']).toContain('sandbox')
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'shows a %s from a telephone upright in every size, and says nothing of its place and camera',
    async (kind) => {
      const bytes = await photo(kind, { orientation: 6 })
      expect(bytes.includes('Canary 9000')).toBe(true)
      const name = `photo.${kind}`
      for (const fileType of ['appImage', 'avatar', 'attachment']) {
        const file = await uploaded({ bytes, name }, fileType)
        expect(file).toMatchObject({ width: 200, height: 400, sizes: ['s', 'm'] })
        for (const size of ['', 's', 'm'] as const) {
          const shown = await bytesOf(file, size)
          expect(shown.includes('Canary 9000'), `${fileType} ${size}`).toBe(false)
          expect(await cornersOf(shown), `${fileType} ${size}`).toBe('bRbb')
        }
      }
    },
  )

  it.each([
    [1, 200, 200],
    [6, 422, 'IMAGE_BROKEN'],
  ])('answers an animation with the orientation %i by %i', async (orientation, status, code) => {
    const bytes = await photo('webp', { orientation, isAnimated: true })
    const reply = await upload({ bytes, name: 'turning.webp' })
    expect([reply.status, envelopeIn(reply).code]).toEqual([status, code])
    if (status === 422) expect(envelopeIn(reply).message).toMatch(/旋转|rotated/)
  })

  it('gives a photo no public address, but one that opens for 60 seconds', async () => {
    const file = await uploaded({ bytes: png(200, 100) }, 'avatar')
    expect(file.url).toBeNull()
    const reply = await call('signFileUrls', { body: { ids: [file.id], size: 's' } })
    const [signed] = envelopeIn<Schemas['FileUrl'][]>(reply).data ?? []
    const shown = await open(String(signed?.url))
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(shown.headers['cache-control']).toBe('private, no-store')
    const forged = String(signed?.url).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await open(forged)).status).toBe(404)
    bench.advance(61_000)
    expect((await open(String(signed?.url))).status).toBe(404)
  })

  it('opens an attachment for its sender, and for nobody else by its id', async () => {
    const file = await uploaded({ bytes: Buffer.from('一,二\n1,2'), name: 'a.csv' }, 'attachment')
    const own = await call('signFileUrls', { body: { ids: [file.id] } })
    const [signed] = envelopeIn<Schemas['FileUrl'][]>(own).data ?? []
    const shown = await open(String(signed?.url))
    expect(shown.headers['content-disposition']).toMatch(/^attachment; filename="a\.csv"/)
    expect((await call('signFileUrls', { body: { ids: [file.id] } }, admin)).status).toBe(404)
  })

  it('S-18: keeps one file for one key, however often it is sent', async () => {
    const before = await bench.world.sql<{ n: number }>`select count(*)::int as n from files`
    const form = callOf(
      'uploadFile',
      { query: { fileType: 'avatar' } },
      {
        ...headersOf(member),
        'idempotency-key': 'upload-once-1',
      },
    )
    const replies = [await bench.wire.send(form), await bench.wire.send(form)]
    const ids = replies.map((reply) => envelopeIn<File>(reply).data?.id)
    expect(ids[0]).toBe(ids[1])
    const after = await bench.world.sql<{ n: number }>`select count(*)::int as n from files`
    expect(Number(after[0]?.n) - Number(before[0]?.n)).toBe(1)
  })
})

describe('S-15: an upload is refused and nothing is kept', () => {
  /** Of a picture that is taken, with a twentieth of the pixels of the bomb. */
  let takenMs: number
  beforeAll(async () => {
    const big = { bytes: png(4_000, 3_200), name: 'big.png' }
    takenMs = await cpuTimeOf(() => uploaded(big))
  })

  const mp = (name: string, bytes: Buffer, status: number, code: number | string, kind?: string) =>
    [name, bytes, status, code, kind] as const
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

  it.each([
    mp('a.png', exe, 415, 'FILE_TYPE'),
    mp('page.png', Buffer.from('<html><script>1</script></html>'), 415, 'FILE_TYPE'),
    mp('page.html', Buffer.from('<!doctype html><p>x'), 415, 'FILE_TYPE', 'attachment'),
    mp('run.js', Buffer.from('alert(1)'), 415, 'FILE_TYPE', 'attachment'),
    mp('run.exe', exe, 415, 'FILE_TYPE', 'attachment'),
    mp('a.pdf', smallPng, 415, 'FILE_TYPE', 'attachment'),
    mp('a.svg', svg('<path d="M0 0"/>'), 415, 'FILE_TYPE', 'avatar'),
    mp('a.txt', Buffer.from('text'), 415, 'FILE_TYPE', 'appImage'),
    mp('empty.png', Buffer.alloc(0), 415, 'FILE_TYPE'),
    mp('cut.png', png(64, 64).subarray(0, 40), 422, 'IMAGE_BROKEN'),
    mp('cut-in-the-data.png', png(640, 640).subarray(0, -20), 422, 'IMAGE_BROKEN'),
    mp('bomb.png', png(16_000, 16_000), 422, 'IMAGE_BROKEN'),
    mp('long.png', png(100_000, 2), 422, 'IMAGE_BROKEN'),
  ])('%s', async (name, bytes, status, code, kind) => {
    const rows = await rowsDigest(bench.engine)
    let reply: Awaited<ReturnType<typeof upload>> | undefined
    const refusedMs = await cpuTimeOf(async () => (reply = await upload({ bytes, name }, kind)))
    expect([reply?.status, reply && envelopeIn(reply).code]).toEqual([status, code])
    expect(refusedMs, 'none of its pixels was looked at').toBeLessThan(3 * takenMs)
    expect(await rowsDigest(bench.engine)).toEqual(rows)
    expect(await storedKeys()).toBe(await keysOfRows())
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'ico'] as const)(
    'a %s that ends before its end, with words that say so',
    async (kind) => {
      const whole = kind === 'gif' ? gif : kind === 'ico' ? ico() : await photo(kind)
      for (const bytes of [whole.subarray(0, -2), whole.subarray(0, whole.length * 0.6)]) {
        const reply = await upload({ bytes, name: `cut.${kind}` })
        expect([reply.status, envelopeIn(reply).code]).toEqual([422, 'IMAGE_BROKEN'])
        expect(envelopeIn(reply).message).toMatch(/不完整|not complete/)
      }
      expect((await upload({ bytes: whole, name: `whole.${kind}` })).status).toBe(200)
      expect(await storedKeys()).toBe(await keysOfRows())
    },
  )

  it('over 20 MB, by its declared and by its real length', async () => {
    const big = Buffer.alloc(20 * 1024 * 1024 + 1, 'x')
    const reply = await upload({ bytes: big, name: 'a.txt' }, 'attachment')
    expect([reply.status, envelopeIn(reply).code]).toEqual([413, 413])
    const { contentType, body } = formOf({ bytes: Buffer.alloc(22 * 1024 * 1024), name: 'a.txt' })
    const declared = await bench.wire
      .send({
        method: 'POST',
        path: '/aba-base/api/file/upload?fileType=attachment',
        headers: { ...headersOf(member), 'content-type': contentType },
        body,
      })
      .catch(() => ({ status: 413 })) // the connection may end before all is sent
    expect(declared.status).toBe(413)
  })

  it('but not at 20 MB', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'x')
    expect((await upload({ bytes, name: 'a.txt' }, 'attachment')).status).toBe(200)
  })

  it('beyond the quota of the tenant', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'y')
    expect((await upload({ bytes, name: 'b.txt' }, 'attachment')).status).toBe(200)
    const reply = await upload({ bytes, name: 'c.txt' }, 'attachment')
    expect([reply.status, envelopeIn(reply).code]).toEqual([422, 'QUOTA_EXCEEDED'])
    expect(await storedKeys()).toBe(await keysOfRows())
  })

  it.each([
    ['no file', Buffer.from('--x\r\n\r\n--x--'), 'multipart/form-data; boundary=x'],
    ['no boundary', Buffer.from('--x--'), 'multipart/form-data'],
    ['another field', formOf({ bytes: smallPng, field: 'other' }).body, undefined],
    ['two fields', formOf({ bytes: smallPng }, { surplus: '1' }).body, undefined],
    ['a poisoned prototype', formOf({ bytes: smallPng }, { __proto__x: '1' }).body, undefined],
    ['half a form', formOf({ bytes: smallPng }).body.subarray(0, 120), undefined],
    [
      'text for a file',
      Buffer.from(
        '--spruce-form-boundary-7f3a\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n--spruce-form-boundary-7f3a--\r\n',
      ),
      undefined,
    ],
  ])('with %s', async (_, body, contentType) => {
    const rows = await rowsDigest(bench.engine)
    const reply = await bench.wire.send({
      method: 'POST',
      path: '/aba-base/api/file/upload?fileType=appImage',
      headers: {
        ...headersOf(member),
        'content-type': contentType ?? formOf().contentType,
      },
      body,
    })
    expect([reply.status, envelopeIn(reply).code]).toEqual([400, 400])
    expect(await rowsDigest(bench.engine)).toEqual(rows)
  })

  it('and leaves nothing behind on this machine', async () => {
    await expect.poll(() => spooled().filter((name) => !before.includes(name))).toEqual([])
  })

  async function storedKeys(): Promise<string> {
    const keys: string[] = []
    for await (const { key } of bench.services.files.storage.list()) keys.push(key)
    return keys.sort().join('\n')
  }

  /** Of rows whose bytes were stored: the world's own have none. */
  async function keysOfRows(): Promise<string> {
    const rows = await bench.world.sql<{ key: string }>`
      select storage_key as key from files where sha256 <> 'x' union all
      select storage_key || '-' || (s ->> 'size') from files, jsonb_array_elements(sizes) s`
    return rows
      .map(({ key }) => key)
      .sort()
      .join('\n')
  }
})

describe('S-15: an SVG', () => {
  it.each([
    ['a script', '<script>sentinel()</script><path d="M0 0"/>'],
    ['a handler', '<path d="M0 0" onload="sentinel()"/>'],
    ['a handler in capitals', '<path d="M0 0" onLoad="sentinel()"/>'],
    ['a script link', '<a href="javascript:sentinel()"><path d="M0 0"/></a>'],
    ['a coded script link', '<a xlink:href="&#106;avascript:sentinel()"><path d="M0 0"/></a>'],
    ['foreign content', '<foreignObject><body onload="sentinel()"/></foreignObject>'],
    ['a style that reaches out', '<style>@import "//sentinel"</style><path d="M0 0"/>'],
    ['a fill that reaches out', '<path d="M0 0" fill="url(http://sentinel)"/>'],
    ['a use from elsewhere', '<use href="http://sentinel/x.svg#a"/>'],
    ['an animation of a link', '<animate attributeName="href" to="javascript:sentinel()"/>'],
    ['a picture within', '<image href="data:image/svg+xml,sentinel"/>'],
    ['CDATA', '<![CDATA[<script>sentinel()</script>]]><path d="M0 0"/>'],
    ['a comment', '<!-- sentinel --><path d="M0 0"/>'],
    ['a processing instruction', '<?xml-stylesheet href="sentinel"?><path d="M0 0"/>'],
  ])('loses %s', async (_, inside) => {
    const file = await uploaded({ bytes: svg(inside), name: 'a.svg', type: 'image/svg+xml' })
    const shown = await open(String(file.url))
    expect(shown.headers['content-type']).toBe('image/svg+xml')
    expect(shown.text).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(shown.text).not.toMatch(/<script|onload|javascript:|http:\/\/sentinel|data:|@import/i)
    expect(shown.text.replaceAll(/&lt;.*/g, '')).not.toMatch(/<[^>]*sentinel/)
  })

  it('keeps its drawing', async () => {
    const drawing =
      '<defs><linearGradient id="a" x1="0"><stop offset="0" stop-color="#1677FE"/></linearGradient></defs><path d="M0 0h10v10z" fill="url(#a)"/><use href="#a"/>'
    const file = await uploaded({ bytes: svg(drawing, 'viewBox="0 0 10 10"'), name: 'a.svg' })
    const { text } = await open(String(file.url))
    expect(text).toContain('viewBox="0 0 10 10"')
    expect(text).toContain('<linearGradient id="a" x1="0">')
    expect(text).toContain('fill="url(#a)"')
    expect(text).toContain('href="#a"')
  })

  it('that is none is refused', async () => {
    for (const bytes of [svg('').subarray(0, 20), Buffer.from('<svgx></svgx>')]) {
      const reply = await upload({ bytes, name: 'a.svg' })
      expect([415, 422]).toContain(reply.status)
    }
  })
})

describe('files of others', () => {
  it('are 404 by id, by a public name that is none, and in B', async () => {
    const theirs = String(bench.world.standing.get('files'))
    expect((await call('signFileUrls', { body: { ids: [theirs] } })).status).toBe(404)
    for (const name of ['x', randomBytes(16).toString('base64url'), '..%2f..%2fetc%2fpasswd']) {
      expect((await open(`/files/public/${name}`)).status).toBe(404)
    }
    for (const token of ['x', 'a.b', 'a.b.c', `${'A'.repeat(40)}.${'B'.repeat(43)}`]) {
      expect((await open(`/files/signed/${token}`)).status).toBe(404)
    }
  })
})
