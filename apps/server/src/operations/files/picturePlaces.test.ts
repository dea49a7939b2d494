import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../files/sweepFiles.js'
import { smallPng } from '../../testing/forms.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { callOf } from '../../testing/recipes.js'
import { sampleComponent } from '../../testing/sampleComponent.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

type Resource = Schemas['Resource']

/** Puts a picture to use; what it returns takes it away again. */
type Place = (picture: Resource) => Promise<() => Promise<unknown>>

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const name = { 'zh-CN': '员工服务', 'en-US': 'For staff' }
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

async function send(operation: 'uploadResource' | 'replaceResource', parts: object) {
  const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
  const reply = await bench.wire.send(callOf(operation, parts, headers))
  expect(reply.status, reply.text).toBe(200)
  return envelopeIn<Resource>(reply).data as Resource
}

/** The look, drafted and published. */
async function publishIcon(systemIcon: string | null) {
  const { version, draft } = await org.get<Schemas['Personalisation']>('getPersonalisation')
  const saved = await org.get<Schemas['Personalisation']>('savePersonalisationDraft', {
    body: { version, value: { ...draft, systemIcon } },
  })
  await org.get('publishPersonalisation', { body: { version: saved.version } })
}

const places: Record<string, { table: string; use: Place }> = {
  brand: {
    table: 'personalisation',
    async use({ url }) {
      await publishIcon(url)
      return () => publishIcon(null)
    },
  },
  avatar: {
    table: 'members',
    async use({ url }) {
      await org.get('saveUserInfo', { body: { photo: url } })
      return () => org.get('saveUserInfo', { body: { photo: null } })
    },
  },
  notice: {
    table: 'notices',
    async use({ id }) {
      const notice = await org.get<Schemas['Notice']>('addNotice', {
        body: { title: '带图的公告', everyone: true, attachmentIds: [id] },
      })
      return () =>
        org.get('editNotice', {
          path: { id: notice.id },
          body: { version: notice.version, attachmentIds: [] },
        })
    },
  },
  menu: {
    table: 'menus',
    async use({ url }) {
      const appCode = 'spruce-web-enterprise-console'
      const menu = await org.get<Schemas['ManagedMenu']>('addMenu', {
        body: { appCode, parentId: null, type: 0, name, icon: url },
      })
      return () =>
        org.get('editMenu', {
          path: { id: menu.id },
          body: { version: menu.version, icon: 'house' },
        })
    },
  },
  application: {
    table: 'apps',
    async use({ url }) {
      const app = await org.get<Schemas['ManagedApp']>('addApp', {
        body: {
          ...{ appCode: bench.world.unique('app'), name, kind: 'window' },
          ...{ url: 'https://staff.example', icon: url },
        },
      })
      return () => org.get('removeApps', { body: { ids: [app.id] } })
    },
  },
  'designed page': {
    table: 'designs',
    async use({ url }) {
      const page = await org.get<Schemas['Page']>('addPage', {
        body: { appCode: 'RCAPPN0001', name: bench.world.unique('图页'), document: { url } },
      })
      return () =>
        org.get('savePageDraft', {
          path: { id: page.id },
          body: { version: page.version, document: {} },
        })
    },
  },
}

describe.each(Object.entries(places))('a picture in use by a %s', (_, { table, use }) => {
  it('says so, stays while it is, and keeps its links when it is replaced', async () => {
    const picture = await send('uploadResource', { file: { bytes: smallPng, name: '图.png' } })
    const path = { id: picture.id }
    const remove = () => org.call('removeResources', { body: { ids: [picture.id] } })
    const uses = async () =>
      (await org.get<Schemas['ResourceUse'][]>('listResourceUses', { path })).map(
        ({ objectTable }) => objectTable,
      )
    const release = await use(picture)
    expect(new Set(await uses())).toEqual(new Set([table]))
    const listed = await org.get<Resource[]>('listResources', { query: { ids: picture.id } })
    expect(listed[0]?.uses).toBeGreaterThan(0)
    const refused = await remove()
    expect([refused.status, refused.body.code]).toEqual([422, 'FILE_IN_USE'])

    const { version } = await org.get<Resource>('getResource', { path })
    const replaced = await send('replaceResource', {
      path,
      query: { version: String(version) },
      file: { bytes: svg, name: '新图.svg' },
    })
    expect(replaced).toMatchObject({ id: picture.id, url: picture.url, mediaType: 'image/svg+xml' })
    const shown = await bench.app.inject({ url: String(picture.url) })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(new Set(await uses())).toEqual(new Set([table]))
    expect((await remove()).body.code).toBe('FILE_IN_USE')

    await release()
    expect(await uses()).toEqual([])
    expect((await remove()).status).toBe(200)
  })
})

describe('a picture in use by a component', () => {
  it('is a resource, which cannot go, or a file of its own, which nobody removes', async () => {
    const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
    const reply = await bench.wire.send(
      callOf(
        'uploadFile',
        { query: { fileType: 'thumbnail' }, file: { bytes: smallPng } },
        headers,
      ),
    )
    const file = envelopeIn<Schemas['UploadedFile']>(reply).data as Schemas['UploadedFile']
    const resource = await send('uploadResource', { file: { bytes: smallPng, name: '图.png' } })
    const add = (thumbnail: string | null) =>
      org.call<Schemas['TenantComponent']>('addTenantComponent', {
        body: {
          ...sampleComponent(bench.world),
          ...{ url: 'https://frames.example/', thumbnail },
        },
      })
    expect((await add(resource.url)).status).toBe(200)
    const kept = await org.call('removeResources', { body: { ids: [resource.id] } })
    expect([kept.status, kept.body.code]).toEqual([422, 'FILE_IN_USE'])
    expect((await add(file.url)).status).toBe(200)
    const uses = await bench.world.sql<{ use: string }>`
      select object_table || '.' || place as use from file_references where file_id = ${file.id}`
    expect(uses).toEqual([{ use: 'tenantComponents.thumbnail' }])
    const removal = await org.call('removeResources', { body: { ids: [file.id] } })
    expect(removal.status).toBe(404)
    await sweepFiles(bench.services, new Date(bench.services.now().getTime() + 30 * 86_400_000))
    expect((await bench.app.inject({ url: String(file.url) })).statusCode).toBe(200)
  })
})
