import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPng } from '../../testing/forms.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { callOf } from '../../testing/recipes.js'
import { sampleComponent } from '../../testing/sampleComponent.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

type Own = Schemas['TenantComponent']
type Release = Schemas['ComponentRelease']
type Use = Schemas['TenantComponentUse']

let bench: Bench
let a: Organisation
let b: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true, env: { SPRUCE_PUBLIC_URL: 'https://portal.example.cn' } })
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
})
afterAll(() => bench.close())

const on = ({ id }: { id: string }) => ({ path: { id } })
const url = 'https://widgets.example.cn/trend'
const add = (org: Organisation, more: Partial<Schemas['AddTenantComponentRequest']> = {}) =>
  org.call<Own>('addTenantComponent', { body: { ...sampleComponent(bench.world), url, ...more } })
const added = async (more: Partial<Schemas['AddTenantComponentRequest']> = {}) =>
  (await add(a, more)).body.data as Own
const move = (
  operation: 'publishTenantComponent' | 'withdrawTenantComponent' | 'removeTenantComponent',
  component: Own,
) => a.get<Own>(operation, { ...on(component), body: { version: component.version } })
const edit = (component: Own, fields: Omit<Schemas['EditTenantComponentRequest'], 'version'>) =>
  a.get<Own>('editTenantComponent', {
    ...on(component),
    body: { ...fields, version: component.version },
  })
const releasesOf = (component: Own) =>
  a.get<Release[]>('listTenantComponentReleases', on(component))
const usesOf = (org: Organisation, code: string) =>
  org.get<Use[]>('listTenantComponentUses', { query: { code } })

async function picture(org = a): Promise<string> {
  const reply = await bench.wire.send(
    callOf(
      'uploadFile',
      { query: { fileType: 'thumbnail' }, file: { bytes: smallPng } },
      { ...headersOf(org.admin), 'current-tenant': org.tenantId },
    ),
  )
  return String(envelopeIn<Schemas['UploadedFile']>(reply).data?.url)
}

const pageWith = (org: Organisation, ...types: string[]) =>
  org.get<Schemas['Page']>('addPage', {
    body: {
      appCode: 'RCAPPN0001',
      name: bench.world.unique('页'),
      document: {
        schema: { page: 1, components: {} },
        nodes: Object.fromEntries(types.map((type) => [type, { type, props: {} }])),
      },
    },
  })

describe("a component of a tenant's own", () => {
  it('is read as it is edited', async () => {
    const own = await added()
    const edited = await edit(own, { category: '别类' })
    expect(await a.get<Own>('getTenantComponent', on(own))).toEqual(edited)
  })

  it('keeps what designers got with each release, and says how many pages were saved with it', async () => {
    const first = await move('publishTenantComponent', await added())
    await pageWith(a, first.code)
    const changed = await edit(first, { url: 'https://widgets.example.cn/newer' })
    await move('publishTenantComponent', changed)
    expect((await releasesOf(first)).map(({ number, url, uses }) => [number, url, uses])).toEqual([
      [2, 'https://widgets.example.cn/newer', 0],
      [1, url, 1],
    ])
  })

  it('comes back from the recycle bin with its releases', async () => {
    const out = await move('publishTenantComponent', await added({ thumbnail: await picture() }))
    const before = await releasesOf(out)
    const off = await move('withdrawTenantComponent', out)
    await move('removeTenantComponent', off)
    const [lying] = await a.get<Schemas['Recycled'][]>('listRecycleBin', {
      query: { kind: 'tenantComponents' },
    })
    await a.get('restoreRecycled', { body: { ids: [String(lying?.id)] } })
    expect(await releasesOf(out)).toEqual(before)
    const back = await a.get<Own>('getTenantComponent', on(out))
    expect(back.thumbnail).toBe(out.thumbnail)
  })

  it('shows a picture that its own company uploaded, and no other', async () => {
    const own = await added({ thumbnail: await picture() })
    expect(own.thumbnail).toMatch(/^\/files\/public\//)
    const wrong = [await picture(b), '/files/public/AAAAAAAAAAAAAAAAAAAAAA']
    for (const thumbnail of wrong) {
      expect(await add(a, { thumbnail })).toMatchObject({
        status: 422,
        body: { code: 'INVALID_REFERENCE', fields: [{ path: 'thumbnail' }] },
      })
    }
    const bare = await edit(own, { thumbnail: null })
    expect(bare.thumbnail).toBeNull()
  })

  it('shows a picture of the resources, which stays as long as it does, and says so', async () => {
    const upload = async (org: Organisation, name: string, bytes = smallPng) => {
      const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
      const call = callOf('uploadResource', { file: { bytes, name } }, headers)
      return envelopeIn<Schemas['Resource']>(await bench.wire.send(call))
        .data as Schemas['Resource']
    }
    const resource = await upload(a, '看板.png')
    const out = await move('publishTenantComponent', await added({ thumbnail: resource.url }))
    const uses = await a.get<Schemas['ResourceUse'][]>('listResourceUses', on(resource))
    expect(
      new Set(uses.map(({ objectTable, objectId, place }) => [objectTable, objectId, place])),
    ).toEqual(
      new Set([
        ['tenantComponents', out.id, 'thumbnail'],
        ['tenantComponents', out.id, 'releases'],
      ]),
    )
    const palette = await a.get<Own[]>('listPalette')
    expect(palette.find(({ id }) => id === out.id)?.thumbnail).toBe(resource.url)
    const refused = await a.call('removeResources', { body: { ids: [resource.id] } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'FILE_IN_USE' } })
    const foreign = await upload(b, '别家.png')
    expect((await add(a, { thumbnail: foreign.url })).status).toBe(422)
    const operator = await Organisation.of(bench, 'operator')
    const platform = await operator.call('addComponent', {
      body: {
        ...sampleComponent(bench.world),
        ...{ kind: 'builtin', thumbnail: (await upload(operator, '平台.png')).url },
      },
    })
    expect(platform.status).toBe(422)
  })

  it('designers get the picture of the last release', async () => {
    const [before, after] = [await picture(), await picture()]
    const out = await move('publishTenantComponent', await added({ thumbnail: before }))
    await edit(out, { thumbnail: after })
    const palette = await a.get<Own[]>('listPalette')
    expect(palette.find(({ id }) => id === out.id)?.thumbnail).toBe(before)
  })
})

describe('a component of the platform, as a tenant lists it', () => {
  it('is what was released, not what the operator is editing', async () => {
    const operator = await Organisation.of(bench, 'operator')
    const component = await operator.get<Schemas['Component']>('addComponent', {
      body: { ...sampleComponent(bench.world), kind: 'builtin' },
    })
    const out = await operator.get<Schemas['Component']>('publishComponent', {
      ...on(component),
      body: { version: component.version },
    })
    await operator.get('editComponent', {
      ...on(out),
      body: { version: out.version, category: '未发布' },
    })
    const [seen] = await a.get<Own[]>('listTenantComponents', { query: { keyword: out.code } })
    expect(seen).toMatchObject({ category: component.category, hasChanges: false })
  })
})

describe('where a tenant uses a component', () => {
  it('is said of its own pages, whose the component may be', async () => {
    const { code } = await added()
    const here = await pageWith(a, code)
    const there = await pageWith(b, code)
    expect(await usesOf(a, code)).toEqual([
      expect.objectContaining({ designId: here.id, kind: 'page', publishedAt: null }),
    ])
    expect((await usesOf(b, code)).map(({ designId }) => designId)).toEqual([there.id])
  })
})
