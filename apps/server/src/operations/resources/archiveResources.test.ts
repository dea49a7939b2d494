import { buffer } from 'node:stream/consumers'
import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { signArchiveUrl, signFileUrl } from '../../files/signedUrls.js'
import { smallPng } from '../../testing/forms.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { callOf } from '../../testing/recipes.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

type Resource = Schemas['Resource']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

async function upload(name: string, bytes: Buffer): Promise<Resource> {
  const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
  const parts = { query: {}, file: { bytes, name } }
  const reply = await bench.wire.send(callOf('uploadResource', parts, headers))
  return envelopeIn<Resource>(reply).data as Resource
}

const archive = (ids: readonly string[]) =>
  org.call<Schemas['ResourceArchive']>('archiveResources', { body: { ids } })

describe('resources as one ZIP file', () => {
  it('come in the order asked for, under names of their own, without a session', async () => {
    const text = await upload('说明.txt', Buffer.from('你好'))
    const pictures = [await upload('横幅.png', smallPng), await upload('横幅.png', smallPng)]
    const ids = [pictures[0]?.id ?? '', text.id, pictures[1]?.id ?? '']
    const { body } = await archive(ids)
    const reply = await bench.app.inject({ url: String(body.data?.url) })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="__.zip"; filename*=UTF-8''${encodeURIComponent('资源')}.zip`,
    })
    const zip = await fromBufferPromise(reply.rawPayload, { lazyEntries: true })
    const seen = new Map<string, Buffer>()
    for await (const entry of zip.eachEntry()) {
      seen.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
    }
    expect([...seen.keys()]).toEqual(['横幅.png', '说明.txt', '横幅 (2).png'])
    expect(seen.get('说明.txt')?.toString()).toBe('你好')
    await org.get('removeResources', { body: { ids } })
    // What has gone since is not left out in silence.
    expect((await bench.app.inject({ url: String(body.data?.url) })).statusCode).toBe(404)
  })

  it('open for a minute, by what was signed for them and nothing else', async () => {
    const { id } = await upload('一分钟.txt', Buffer.from('1'))
    const { seal } = bench.services
    const { tenantId } = org
    const now = bench.services.now()
    const grant = { tenantId, fileIds: [id], name: 'x' }
    const late = signArchiveUrl(seal, grant, new Date(now.getTime() - 60_000))
    const right = signArchiveUrl(seal, grant, now)
    const single = { tenantId, fileId: id, size: null, download: true }
    const ofFile = signFileUrl(seal, single, now).url.replace('/files/signed/', '')
    const foreign = signArchiveUrl(seal, { ...grant, tenantId: 'nobody' }, now)
    for (const url of [
      late.url,
      `${right.url}x`,
      `/files/archive?token=${ofFile}`,
      foreign.url,
      '/files/archive',
      '/files/archive?token=a&token=b',
    ]) {
      expect([url, (await bench.app.inject({ url })).statusCode]).toEqual([url, 404])
    }
    expect((await bench.app.inject({ url: right.url })).statusCode).toBe(200)
  })

  it('are at most 500 MB together', async () => {
    const large = await upload('大.txt', Buffer.from('2'))
    const small = await upload('小.txt', Buffer.from('3'))
    const most = 500 * 1024 * 1024
    await bench.world.sql`update files set bytes = ${most} where id = ${large.id}`
    expect((await archive([large.id])).status).toBe(200)
    const reply = await archive([large.id, small.id])
    expect([reply.status, reply.body.code]).toEqual([422, 'ARCHIVE_TOO_LARGE'])
  })

  it('two hundred of them have an address that every server and proxy takes', () => {
    const fileIds = Array.from({ length: 200 }, () => crypto.randomUUID())
    const grant = { tenantId: org.tenantId, fileIds, name: '资源' }
    const { url } = signArchiveUrl(bench.services.seal, grant, bench.services.now())
    expect(url.length).toBeLessThan(8_000)
  })
})
