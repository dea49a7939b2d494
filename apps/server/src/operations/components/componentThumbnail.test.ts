import type { Schemas } from '@spruce/api-client/contract'
import { Transformer } from '@napi-rs/image'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../files/sweepFiles.js'
import { type FormFile, smallPng } from '../../testing/forms.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { callOf } from '../../testing/recipes.js'
import { sampleComponent } from '../../testing/sampleComponent.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

type Component = Schemas['Component']

const dayMs = 86_400_000

let bench: Bench
let operator: Organisation
let a: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true, env: { SPRUCE_PUBLIC_URL: 'https://portal.example.cn' } })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
})
afterAll(() => bench.close())

const upload = (file: FormFile, org = operator, fileType = 'thumbnail') =>
  bench.wire.send(
    callOf(
      'uploadFile',
      { query: { fileType }, file },
      { ...headersOf(org.admin), 'current-tenant': org.tenantId },
    ),
  )
async function picture(org = operator, fileType?: string): Promise<string> {
  const reply = await upload({ bytes: smallPng }, org, fileType)
  return String(envelopeIn<Schemas['UploadedFile']>(reply).data?.url)
}
const isThere = async (url: string) =>
  (await bench.wire.send({ method: 'GET', path: url })).status === 200
const sweepLater = (days: number) =>
  sweepFiles(bench.services, new Date(bench.services.now().getTime() + days * dayMs))

const on = ({ id }: { id: string }) => ({ path: { id } })
const add = (thumbnail: string | null) =>
  operator.call<Component>('addComponent', {
    body: { ...sampleComponent(bench.world), kind: 'builtin', thumbnail },
  })
const added = async (thumbnail: string | null) => (await add(thumbnail)).body.data as Component
const edit = (component: Component, thumbnail: string | null) =>
  operator.get<Component>('editComponent', {
    ...on(component),
    body: { version: component.version, thumbnail },
  })
const move = (
  operation: 'publishComponent' | 'withdrawComponent' | 'removeComponent',
  component: Component,
) => operator.get<Component>(operation, { ...on(component), body: { version: component.version } })
const placed = async ({ id }: Component) =>
  (await a.get<Schemas['TenantComponent'][]>('listPalette')).find((one) => one.id === id)

describe('the picture of a component', () => {
  it('reaches designers with a release, and anybody who knows its address may read it', async () => {
    const [first, second] = [await picture(), await picture()]
    const out = await move('publishComponent', await added(first))
    expect(out.thumbnail).toBe(first)
    expect((await placed(out))?.thumbnail).toBe(first)
    expect(await isThere(first)).toBe(true)
    const changed = await edit(out, second)
    expect(changed).toMatchObject({ thumbnail: second, hasChanges: true })
    expect((await placed(out))?.thumbnail).toBe(first)
    const again = await move('publishComponent', changed)
    expect((await placed(out))?.thumbnail).toBe(second)
    const releases = await operator.get<Schemas['ComponentRelease'][]>(
      'listComponentReleases',
      on(out),
    )
    expect(releases.map(({ thumbnail }) => thumbnail)).toEqual([second, first])
    const bare = await edit(again, null)
    expect(bare).toMatchObject({ thumbnail: null, hasChanges: true })
    await move('publishComponent', bare)
    expect((await placed(out))?.thumbnail).toBeNull()
  })

  it('stays as long as a release has it, in the recycle bin too, and goes with its place there', async () => {
    const [released, replaced, shown, unused] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(),
    ] as const
    const out = await move('publishComponent', await added(released))
    const off = await move('withdrawComponent', await edit(await edit(out, replaced), shown))
    await move('removeComponent', off)
    await sweepLater(2)
    const there = async () => [
      await isThere(released),
      await isThere(replaced),
      await isThere(shown),
      await isThere(unused),
    ]
    expect(await there()).toEqual([true, false, true, false])
    const inBin = async () =>
      (
        await operator.get<Schemas['Recycled'][]>('listRecycleBin', { query: { size: '100' } })
      ).filter(({ objectId }) => objectId === out.id)
    const ids = (await inBin()).map(({ id }) => id)
    await operator.get('restorePlatformRecycled', { body: { ids } })
    const back = await operator.get<Component>('getComponent', on(out))
    expect(back.thumbnail).toBe(shown)
    await sweepLater(2)
    expect(await there()).toEqual([true, false, true, false])
    await move('removeComponent', back)
    await operator.get('purgeRecycled', { body: { ids: (await inBin()).map(({ id }) => id) } })
    await sweepLater(2)
    expect(await there()).toEqual([false, false, false, false])
  })

  it('is one that the operator uploaded as such; else nothing is written', async () => {
    const colleague = await Organisation.of(bench, 'operator')
    const wrong = [
      await picture(a),
      await picture(colleague),
      await picture(operator, 'appImage'),
      '/files/public/AAAAAAAAAAAAAAAAAAAAAA',
    ]
    for (const thumbnail of wrong) {
      expect(await add(thumbnail)).toMatchObject({
        status: 422,
        body: { code: 'INVALID_REFERENCE', fields: [{ path: 'thumbnail' }] },
      })
    }
    const elsewhere = await add('https://example.cn/picture.png')
    expect(elsewhere).toMatchObject({ status: 400, body: { fields: [{ path: 'thumbnail' }] } })
    // What it shows already stays whoever uploaded it.
    const mine = await picture()
    const component = await added(mine)
    const theirs = await colleague.call('editComponent', {
      ...on(component),
      body: { version: component.version, thumbnail: mine },
    })
    expect(theirs.status).toBe(200)
  })

  it('has at most 1 MB and is no moving one', async () => {
    const big = Buffer.concat([smallPng, Buffer.alloc(1024 * 1024)])
    expect((await upload({ bytes: big })).status).toBe(413)
    const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
    expect((await upload({ bytes: gif, name: 'a.gif', type: 'image/gif' })).status).toBe(415)
  })

  it('comes small where it is shown small', async () => {
    const bytes = await Transformer.fromRgbaPixels(Buffer.alloc(400 * 200 * 4, 128), 400, 200).png()
    const file = envelopeIn<Schemas['UploadedFile']>(await upload({ bytes })).data
    const open = (query: string) =>
      bench.wire.send({ method: 'GET', path: `${String(file?.url)}${query}` })
    expect((await open('?size=s')).headers['content-type']).toBe('image/webp')
    expect((await open('?size=toString')).headers['content-type']).toBe('image/png')
    expect((await open('')).headers['content-type']).toBe('image/png')
  })
})
