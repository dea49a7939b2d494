import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { callOf } from '../../testing/recipes.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

async function picture(by = org.admin): Promise<{ id: string; url: string }> {
  const headers = { ...headersOf(by), 'current-tenant': org.tenantId }
  const reply = await bench.wire.send(
    callOf('uploadFile', { query: { fileType: 'appImage' } }, headers),
  )
  const file = envelopeIn<Schemas['UploadedFile']>(reply).data
  return { id: String(file?.id), url: String(file?.url) }
}

const usesOf = async (fileId: string) =>
  (
    await bench.world.sql<{ use: string }>`select object_table || '.' || place as use
      from file_references where tenant_id = ${org.tenantId} and file_id = ${fileId} order by 1`
  ).map(({ use }) => use)

describe('where a picture is used', () => {
  it('names the draft and what everybody sees of the brand, until another takes its place', async () => {
    const file = await picture()
    const save = async (systemIcon: string | null) => {
      const { version, draft } = await org.get<Schemas['Personalisation']>('getPersonalisation')
      await org.get('savePersonalisationDraft', {
        body: { version, value: { ...draft, systemIcon } },
      })
    }
    const publish = async () => {
      const { version } = await org.get<Schemas['Personalisation']>('getPersonalisation')
      await org.get('publishPersonalisation', { body: { version } })
    }
    await save(file.url)
    expect(await usesOf(file.id)).toEqual(['personalisation.draft'])
    await publish()
    expect(await usesOf(file.id)).toEqual(['personalisation.draft', 'personalisation.published'])
    await save(null)
    expect(await usesOf(file.id)).toEqual(['personalisation.published'])
    await publish()
    expect(await usesOf(file.id)).toEqual([])
  })

  it('names the designed pages that show it, as drafts, to everybody and in the recycle bin', async () => {
    const file = await picture()
    const pageOf = (url: string): Schemas['PageDocument'] => ({ picture: `${url}?size=m` })
    type Page = Schemas['Page']
    const made = await org.get<Page>('addPage', {
      body: { appCode: 'RCAPPN0001', name: bench.world.unique('图页'), document: pageOf(file.url) },
    })
    const path = { id: made.id }
    expect(await usesOf(file.id)).toEqual(['designs.draft'])
    const out = await org.get<Page>('publishPage', { path, body: { version: made.version } })
    expect(await usesOf(file.id)).toEqual(['designs.draft', 'designs.published'])
    const saved = await org.get<Page>('savePageDraft', {
      path,
      body: { version: out.version, document: {} },
    })
    expect(await usesOf(file.id)).toEqual(['designs.published'])
    const kept = await org.get<Page>('savePageDraft', {
      path,
      body: { version: saved.version, document: pageOf(file.url) },
    })
    const gone = await org.get<Page>('withdrawPage', { path, body: { version: kept.version } })
    expect(await usesOf(file.id)).toEqual(['designs.draft'])
    await org.get('removePage', { path, body: { version: gone.version } })
    const inBin = async () =>
      bench.world.sql<{ id: string }>`select recycled_id as id from file_references
        where tenant_id = ${org.tenantId} and file_id = ${file.id} and recycled_id is not null`
    const [row] = await inBin()
    expect(row?.id).toBeTruthy()
    await org.get('restoreRecycled', { body: { ids: [String(row?.id)] } })
    expect([await inBin(), await usesOf(file.id)]).toEqual([[], ['designs.draft']])
  })

  it('names the person whose photo it is, whoever saved it', async () => {
    const person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const [one, other] = [await picture(person), await picture(person)]
    const id = person.memberOf.a?.memberId ?? ''
    await org.callAs(person, 'saveUserInfo', { body: { photo: one.url } })
    expect(await usesOf(one.id)).toEqual(['members.photo'])
    await org.callAs(person, 'saveUserInfo', { body: { photo: other.url } })
    expect([await usesOf(one.id), await usesOf(other.id)]).toEqual([[], ['members.photo']])
    const [line] = await bench.world.sql<{ detail: unknown }>`select detail from audit_log
      where operation = 'saveUserInfo' and object_id = ${person.userId}
      order by created_at desc, id desc limit 1`
    expect(line?.detail).toEqual({ before: { photo: one.url }, after: { photo: other.url } })
    expect(id).not.toBe('')
  })

  it('names the menus and applications that show it, as long as they are there', async () => {
    const upload = callOf(
      'uploadResource',
      {},
      {
        ...headersOf(org.admin),
        'current-tenant': org.tenantId,
      },
    )
    const reply = await bench.wire.send(upload)
    const { id, url } = envelopeIn<Schemas['Resource']>(reply).data as Schemas['Resource']
    const appCode = 'spruce-web-enterprise-console'
    const name = { 'zh-CN': '员工服务', 'en-US': 'For staff' }
    const menu = await org.get<Schemas['ManagedMenu']>('addMenu', {
      body: { appCode, parentId: null, type: 0, name, icon: url },
    })
    expect(await usesOf(id)).toEqual(['menus.icon'])
    const app = await org.get<Schemas['ManagedApp']>('addApp', {
      body: {
        ...{ appCode: 'staff-hub', name, kind: 'window', url: 'https://staff.example' },
        icon: url,
      },
    })
    expect(await usesOf(id)).toEqual(['apps.icon', 'menus.icon'])
    const refused = await org.call('removeResources', { body: { ids: [id] } })
    expect(refused.body.code).toBe('FILE_IN_USE')
    await org.get('removeApps', { body: { ids: [app.id] } })
    expect(await usesOf(id)).toEqual(['menus.icon'])
    const delivered = await org.get<Schemas['ManagedApp']>('addDeliveredApp', {
      body: { name, generation: 3, icon: url },
    })
    expect(await usesOf(id)).toEqual(['apps.icon', 'menus.icon'])
    await org.get('removeApps', { body: { ids: [delivered.id] } })
    const tree = await org.get<Schemas['ManagedMenu'][]>('orderMenus', {
      body: { parentId: null, ids: [menu.id] },
    })
    expect(await usesOf(id)).toEqual(['menus.icon'])
    const version = tree.find((one) => one.id === menu.id)?.version
    await org.get('editMenu', {
      path: { id: menu.id },
      body: { version, icon: 'house' },
    })
    expect(await usesOf(id)).toEqual([])
  })

  it('names nothing of another tenant', async () => {
    const file = await picture()
    const b = await Organisation.of(bench, 'b')
    await b.callAs(b.admin, 'saveUserInfo', { body: { photo: file.url } })
    expect(await usesOf(file.id)).toEqual([])
    const [row] = await bench.world.sql<{ n: number }>`select count(*)::int as n
      from file_references where file_id = ${file.id}`
    expect(row?.n).toBe(0)
  })
})

describe('an invitation that was accepted', () => {
  it('is in the log of the tenant that invited, with before and after', async () => {
    const guest = await bench.world.person({ memberOf: [] })
    const { id, token } = await bench.world.invite('a', guest)
    const reply = await bench.app.inject({
      url: `/aba-base/api/v3/user/user-accept-invite?token=${token}`,
      headers: { 'app-code': 'x', cookie: `token=${guest.token}` },
    })
    expect(reply.statusCode).toBe(200)
    const { data } = reply.json<{ data: Schemas['AcceptedInvitation'] }>()
    const lines = await bench.world.sql`select tenant_id, detail from audit_log
      where operation = 'acceptUserInvite' and object_id = ${id}`
    expect(lines).toEqual([
      {
        tenant_id: data.tenantId,
        detail: {
          before: { status: 'sent' },
          after: { status: 'accepted', memberId: data.memberId, fallback: data.fallback },
        },
      },
    ])
  })
})
