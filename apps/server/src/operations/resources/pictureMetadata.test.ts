import { Transformer } from '@napi-rs/image'
import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../http/contractTypes.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { photo, photoCamera, photoPlace } from '../../testing/photos.js'
import { callOf } from '../../testing/recipes.js'
import type { Parts } from '../../testing/validRequest.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn, type Envelope } from '../../testing/wire.js'

type Resource = Schemas['Resource']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

async function send(operation: OperationId, parts: Parts): Promise<Envelope<Resource>> {
  const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
  return envelopeIn<Resource>(await bench.wire.send(callOf(operation, parts, headers)))
}

const upload = async (bytes: Buffer, query: Parts['query'] = {}, name = '照片.jpg') =>
  (await send('uploadResource', { query, file: { bytes, name } })).data as Resource

async function bytesAt(url: string): Promise<Buffer> {
  const reply = await bench.app.inject({ url })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

const says = (bytes: Buffer) => [bytes.includes(photoCamera), bytes.includes(photoPlace)]
const nothing = [false, false]
const all = [true, true]

describe('the place and camera data of a picture', () => {
  it('are left out by default', async () => {
    const sent = await photo('jpeg')
    expect(says(sent)).toEqual(all)
    const made = await upload(sent)
    expect(made.keepsMetadata).toBe(false)
    expect(says(await bytesAt(String(made.url)))).toEqual(nothing)
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'stay in the original of a %s on purpose, and never in a smaller size',
    async (kind) => {
      const sent = await photo(kind, { orientation: 6 })
      const made = await upload(sent, { metadata: 'keep' }, `照片.${kind}`)
      expect(made).toMatchObject({ keepsMetadata: true, width: 200, height: 400 })
      expect(made.sizes).toEqual(['s', 'm'])
      expect((await bytesAt(String(made.url))).equals(sent)).toBe(true)
      for (const size of made.sizes) {
        const smaller = await bytesAt(`${String(made.url)}?size=${size}`)
        expect(says(smaller), size).toEqual(nothing)
        const { width, height } = await new Transformer(smaller).metadata()
        expect(height, size).toBe(2 * width)
      }
    },
  )

  it('are not said to be kept where there are none, nor of a drawing', async () => {
    const kept = await upload(await photo('jpeg'))
    const plain = await bytesAt(String(kept.url))
    expect((await upload(plain, { metadata: 'keep' })).keepsMetadata).toBe(false)
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    )
    const drawing = await upload(svg, { metadata: 'keep' }, '图.svg')
    expect(drawing.keepsMetadata).toBe(false)
    expect((await bytesAt(String(drawing.url))).includes('script')).toBe(false)
  })

  it('do not spare a picture the examination', async () => {
    const cut = (await photo('jpeg')).subarray(0, -60)
    const file = { bytes: cut, name: '照片.jpg' }
    const refused = await send('uploadResource', { query: { metadata: 'keep' }, file })
    expect(refused.code).toBe('IMAGE_BROKEN')
  })

  it('make another content of the same file', async () => {
    const sent = await photo('jpeg', { orientation: 3 })
    const stripped = await upload(sent)
    const ask = (metadata: string) =>
      send('uploadResource', {
        query: { metadata, same: 'refuse' },
        file: { bytes: sent, name: '照片.jpg' },
      })
    expect(await ask('strip')).toMatchObject({
      code: 'SAME_CONTENT',
      current: { id: stripped.id },
    })
    const kept = await ask('keep')
    expect(kept.data?.keepsMetadata).toBe(true)
    expect(await ask('keep')).toMatchObject({
      code: 'SAME_CONTENT',
      current: { id: kept.data?.id },
    })
  })

  it('come and go with the contents of a resource, and with it out of the recycle bin', async () => {
    const sent = await photo('jpeg', { orientation: 8 })
    const { id, url } = await upload(sent, { metadata: 'keep' })
    const file = { bytes: sent, name: '照片.jpg' }
    const replaced = await send('replaceResource', { path: { id }, query: { version: '1' }, file })
    expect(replaced.data?.keepsMetadata).toBe(false)
    expect(says(await bytesAt(String(url)))).toEqual(nothing)
    const versions = await org.get<Schemas['ResourceVersion'][]>('listResourceVersions', {
      path: { id },
    })
    expect(versions.map(({ keepsMetadata }) => keepsMetadata)).toEqual([true])
    const back = await org.get<Resource>('restoreResourceVersion', {
      path: { id },
      body: { version: 2, number: 1 },
    })
    expect(back.keepsMetadata).toBe(true)
    const kept = await send('replaceResource', {
      path: { id },
      query: { version: String(back.version), metadata: 'keep' },
      file,
    })
    expect(kept.data?.keepsMetadata).toBe(true)
    const lines = await org.get<Schemas['OperatorLog'][]>('listResourceHistory', { path: { id } })
    expect(lines.map(({ before, after }) => [before, after])).toContainEqual([
      expect.objectContaining({ keepsMetadata: true }),
      expect.objectContaining({ keepsMetadata: false }),
    ])
    await org.get('removeResources', { body: { ids: [id] } })
    const [removed] = await org.get<Schemas['Recycled'][]>('listRecycleBin', {
      query: { kind: 'resources' },
    })
    await org.get('restoreRecycled', { body: { ids: [removed?.id] } })
    expect((await org.get<Resource>('getResource', { path: { id } })).keepsMetadata).toBe(true)
  })
})
