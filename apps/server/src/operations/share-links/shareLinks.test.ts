import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetLogs } from '../../jobs/forgetLogs.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Page = Schemas['Page']
type ShareLink = Schemas['ShareLink']
type Opened = Schemas['OpenedShareLink']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())
beforeEach(() => bench.world.sql`delete from rate_limits`)

const password = 'zhanting-2027'
const cipher = (plain: string) => bench.services.cipher.encrypt(plain)
const on = ({ id }: { id: string }) => ({ path: { id } })

async function publishedPage(document: object = { step: 1 }): Promise<Page> {
  const body = { appCode: 'RCAPPN0001', name: bench.world.unique('页'), document }
  const { id } = await org.get<Page>('addPage', { body })
  return org.get<Page>('publishPage', { path: { id }, body: { version: 1 } })
}
const share = (page: { id: string }, more: object = {}) =>
  org.get<Schemas['NewShareLink']>('addShareLink', { ...on(page), body: { name: '客户', ...more } })

function open(token: string, typed?: string) {
  const body = { token, ...(typed !== undefined && { password: cipher(typed) }) }
  return bench.visitor().post<Opened | undefined>('/spruce/api/v1/share-links/open', body, {
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0' },
  })
}
const views = (link: { id: string }) =>
  org.get<Schemas['ShareLinkView'][]>('listShareLinkViews', on(link))
const outcomes = async (link: { id: string }) => (await views(link)).map(({ outcome }) => outcome)
/** What a link with a password answers before it is said. */
const waits = {
  ...{ needsPassword: true, page: null },
  ...{ pass: null, passExpiresAt: null, variables: [] },
}
/** What whoever has no working link sees. */
const nothing = async () => {
  const { status, text } = await open('A'.repeat(43))
  return [status, text]
}

describe('share links are managed', () => {
  it('by whoever may publish pages, and nobody else', async () => {
    const page = await publishedPage()
    const { link } = await share(page)
    const editor = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['page:list', 'page:edit'] }],
    })
    const body = { version: 1 }
    const calls = [
      ['listShareLinks', on(page)],
      ['addShareLink', { ...on(page), body: { name: '链接' } }],
      ['editShareLink', { ...on(link), body }],
      ['takeOverShareLink', { ...on(link), body }],
      ['revokeShareLink', { ...on(link), body }],
      ['removeShareLink', { ...on(link), body }],
      ['listShareLinkViews', on(link)],
    ] as const
    const b = await Organisation.of(bench, 'b')
    for (const [operation, parts] of calls) {
      const status = async (of: Organisation, person: typeof editor | null) =>
        (await of.callAs(person, operation, parts)).status
      expect([
        operation,
        await status(org, null),
        await status(org, editor),
        await status(b, b.admin),
      ]).toEqual([operation, 401, 403, 404])
    }
    expect(await org.get<ShareLink[]>('listShareLinks', on(page))).toEqual([link])
  })

  it('with a secret and a password that the database and the logs never hold', async () => {
    const page = await publishedPage()
    const { link, token } = await share(page, { password: cipher(password) })
    expect(link).toMatchObject({ status: 'active', hasPassword: true, expiresAt: null, views: 0 })
    expect(link.createdBy).toBeTruthy()
    await open(token, password)
    const [row] = await bench.world.sql<{ row: string; hash: string }>`
      select to_jsonb(l)::text as row, password_hash as hash from share_links l
      where id = ${link.id}`
    expect(row?.hash).toMatch(/^\$argon2id\$/)
    const [line] = await bench.world.sql<{ detail: string }>`
      select string_agg(to_jsonb(a)::text, '|') as detail from audit_log a
      where object_id = ${link.id}`
    expect(line?.detail).toContain('addShareLink')
    const all = [row?.row, line?.detail, ...bench.logged].join('')
    for (const secret of [token, password]) expect(all).not.toContain(secret)
    expect(line?.detail).not.toContain('argon2')
  })

  it('renamed, given another end and password; a stale change is refused with what is there', async () => {
    const { link, token } = await share(await publishedPage(), { password: cipher(password) })
    const edit = (version: number, more: object) =>
      org.call<ShareLink>('editShareLink', { ...on(link), body: { version, ...more } })
    const ends = new Date(bench.services.now().getTime() + 3_600_000).toISOString()
    const changed = await edit(1, { name: '展厅', expiresAt: ends })
    expect(changed.body.data).toMatchObject({ name: '展厅', expiresAt: ends, hasPassword: true })
    const late = await edit(1, { name: '晚了' })
    expect(late).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', current: { name: '展厅', version: 2 } },
    })
    expect((await open(token)).body.data).toEqual(waits)
    expect((await edit(2, { password: null })).body.data).toMatchObject({ hasPassword: false })
    expect((await open(token)).body.data?.page).toMatchObject({ document: { step: 1 } })
    const past = await edit(3, { expiresAt: '2020-01-01T00:00:00.000Z' })
    expect([past.status, past.body.code]).toEqual([422, 'NOT_IN_FUTURE'])
    for (const wrong of ['12345', 'x'.repeat(33)]) {
      const reply = await edit(3, { password: cipher(wrong) })
      expect([reply.status, reply.body.code]).toEqual([422, 'SHARE_PASSWORD'])
    }
    expect((await edit(3, { password: 'plain' })).status).toBe(400)
  })

  it('revoked once and for all, or removed with what was noted', async () => {
    const { link, token } = await share(await publishedPage())
    await open(token)
    const revoked = await org.get<ShareLink>('revokeShareLink', {
      ...on(link),
      body: { version: 1 },
    })
    expect(revoked).toMatchObject({ status: 'revoked', version: 2, views: 1 })
    for (const operation of ['revokeShareLink', 'editShareLink'] as const) {
      const again = await org.call(operation, { ...on(link), body: { version: 2 } })
      expect([again.status, again.body.code, again.body.allowed]).toEqual([
        409,
        'ILLEGAL_STATE',
        [],
      ])
    }
    await org.get('removeShareLink', { ...on(link), body: { version: 2 } })
    expect((await org.call('listShareLinkViews', on(link))).status).toBe(404)
    const left = await bench.world.sql`select 1 from share_link_views where link_id = ${link.id}`
    expect(left).toEqual([])
  })
})

describe('whoever opens a share link', () => {
  it('sees the published page and nothing of its draft, and is noted', async () => {
    const page = await publishedPage()
    const { link, token } = await share(page)
    await org.get('savePageDraft', {
      ...on(page),
      body: { version: page.version, document: { step: 'secret draft' } },
    })
    const reply = await open(token)
    expect(reply.body.data).toEqual({
      needsPassword: false,
      pass: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/) as string,
      passExpiresAt: expect.any(String) as string,
      variables: [],
      page: {
        name: page.name,
        revision: page.publishedRevision,
        publishedAt: page.publishedAt,
        document: { step: 1 },
      },
    })
    expect(reply.text).not.toContain('secret draft')
    const [view] = await views(link)
    expect(view).toMatchObject({
      outcome: 'shown',
      address: '127.0.0.1',
      terminal: 'Chrome / Windows',
    })
    const [shown] = await org.get<ShareLink[]>('listShareLinks', on(page))
    expect(shown).toMatchObject({ views: 1, lastViewedAt: view?.at, version: 1 })
  })

  it('S-10: gets the same answer for every link that shows nothing', async () => {
    const expected = await nothing()
    expect(expected[0]).toBe(404)
    const ends = new Date(bench.services.now().getTime() + 60_000).toISOString()
    const page = await publishedPage()
    const revoked = await share(page, { password: cipher(password) })
    await org.get('revokeShareLink', { ...on(revoked.link), body: { version: 1 } })
    const expired = await share(page, { expiresAt: ends })
    const hidden = await publishedPage()
    const unpublished = await share(hidden)
    await org.get('withdrawPage', { ...on(hidden), body: { version: hidden.version } })
    const draft = await org.get<Page>('addPage', {
      body: { appCode: 'RCAPPN0001', name: bench.world.unique('稿') },
    })
    const neverOut = await share(draft)
    expect((await open(expired.token)).status).toBe(200)
    bench.advance(60_000)
    const answers = [revoked, expired, unpublished, neverOut].map(async ({ token }) => {
      const { status, text } = await open(token, password)
      return [status, text]
    })
    for (const answer of await Promise.all(answers)) expect(answer).toEqual(expected)
    expect(await outcomes(revoked.link)).toEqual(['revoked'])
    expect(await outcomes(expired.link)).toEqual(['expired', 'shown'])
    expect(await outcomes(unpublished.link)).toEqual(['unpublished'])
    const [again] = await org.get<ShareLink[]>('listShareLinks', on(hidden))
    expect(again).toMatchObject({ status: 'active', views: 0 })
  })

  it('S-22: shows what its maker sees today of an application for some roles', async () => {
    const maker = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['page:publish'] }],
    })
    const { memberId, roleId } = maker.memberOf.a ?? { memberId: '', roleId: '' }
    const pageId = await bench.world.restrictedPage('a', roleId)
    const share = { path: { id: pageId }, body: { name: '给客户看' } }
    const made = await org.callAs<Schemas['NewShareLink']>(maker, 'addShareLink', share)
    const { link, token } = made.body.data as Schemas['NewShareLink']
    const byAdmin = await org.get<Schemas['NewShareLink']>('addShareLink', share)
    expect((await open(token)).status).toBe(200)
    await bench.world.sql`delete from membership_roles where member_id = ${memberId}`
    const closed = await open(token)
    expect([closed.status, closed.text]).toEqual(await nothing())
    expect(await outcomes(link)).toEqual(['unpublished', 'shown'])
    expect((await open(byAdmin.token)).status).toBe(200)
    await bench.world.sql`update tenant_apps set status = 1 where tenant_id = ${org.tenantId}
      and code = (select app_code from designs where id = ${pageId})`
    expect((await open(byAdmin.token)).status).toBe(404)
  })

  it('S-22: ends with what its maker may do, also for a page that shows to everybody', async () => {
    const page = await publishedPage()
    const made = async () => {
      const maker = await bench.world.person({
        memberOf: [{ tenant: 'a', permissions: ['page:publish'] }],
      })
      const { body } = await org.callAs<Schemas['NewShareLink']>(maker, 'addShareLink', {
        ...on(page),
        body: { name: '给客户看' },
      })
      const { token, link } = body.data as Schemas['NewShareLink']
      expect((await open(token)).status).toBe(200)
      return { link, token, userId: maker.userId, ...maker.memberOf.a }
    }
    const { world } = bench
    const ways = [
      (one: { userId: string }) =>
        world.sql`update memberships set status = 'disabled' where user_id = ${one.userId}`,
      (one: { userId: string }) => world.sql`delete from memberships where user_id = ${one.userId}`,
      (one: { userId: string }) =>
        world.sql`update users set status = 'suspended' where id = ${one.userId}`,
      ({ roleId = '' }) => world.sql`delete from role_permissions where role_id = ${roleId}`,
      ({ roleId = '' }) => world.sql`update roles set enabled = false where id = ${roleId}`,
    ] as const
    for (const end of ways) {
      const one = await made()
      await end(one)
      const closed = await open(one.token)
      expect([closed.status, closed.text]).toEqual(await nothing())
      expect(await outcomes(one.link)).toEqual(['unpublished', 'shown'])
    }
    const back = await made()
    await world.sql`update memberships set status = 'disabled' where user_id = ${back.userId}`
    await world.sql`update memberships set status = 'active' where user_id = ${back.userId}`
    expect((await open(back.token)).status).toBe(200)
  })

  it('gets it for a page that was removed and a company that is closed as well', async () => {
    const page = await publishedPage()
    const { token } = await share(page)
    await bench.world.sql`update tenants set status = 'disabled' where id = ${org.tenantId}`
    const closed = await open(token)
    await bench.world.sql`update tenants set status = 'enabled',
      expires_at = now() - interval '1 day' where id = ${org.tenantId}`
    const ended = await open(token)
    await bench.world.sql`update tenants set expires_at = null where id = ${org.tenantId}`
    expect((await open(token)).status).toBe(200)
    const { version } = await org.get<Page>('withdrawPage', {
      ...on(page),
      body: { version: page.version },
    })
    await org.get('removePage', { ...on(page), body: { version } })
    const removed = await open(token)
    const expected = await nothing()
    for (const { status, text } of [closed, ended, removed]) {
      expect([status, text]).toEqual(expected)
    }
  })

  it('S-09: says the password; wrong ones are noted and counted, here and anywhere', async () => {
    const { link, token } = await share(await publishedPage(), { password: cipher(password) })
    const asked = await open(token)
    expect(asked.body.data).toEqual(waits)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const reply = await open(token, `wrong-${attempt}`)
      expect([reply.status, reply.body.code, reply.body.data]).toEqual([400, 505, undefined])
    }
    const late = await open(token, password)
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(await outcomes(link)).toEqual(Array.from({ length: 10 }, () => 'wrong_password'))
    const other = await share(await publishedPage(), { password: cipher(password) })
    expect((await open(other.token, password)).status).toBe(200)
    bench.advance(601_000)
    expect((await open(token, password)).status).toBe(200)
    await bench.world.sql`update rate_limits set hits = 100,
      resets_at = ${new Date(bench.services.now().getTime() + 60_000)}
      where key = ${`share:${link.id}`}`
    expect((await open(token, password)).status).toBe(429)
  })

  it('S-08: has the secret in a body, never in an address', async () => {
    const { token } = await share(await publishedPage())
    const { app } = bench
    for (const method of ['GET', 'POST'] as const) {
      const reply = await app.inject({
        method,
        url: `/spruce/api/v1/share-links/open?token=${token}`,
      })
      expect([400, 404, 405]).toContain(reply.statusCode)
    }
  })

  it('is counted by address', async () => {
    await bench.world.sql`insert into rate_limits (key, hits, resets_at)
      values ('share-address:127.0.0.1', 600, ${new Date(bench.services.now().getTime() + 60_000)})`
    expect((await open('A'.repeat(43))).status).toBe(429)
  })
})

it('visits are forgotten with the other logs', async () => {
  const { link, token } = await share(await publishedPage())
  await open(token)
  await bench.world.sql`update share_link_views set viewed_at = now() - interval '10 years'
    where link_id = ${link.id}`
  await open(token)
  await forgetLogs(bench.services, bench.services.now())
  expect(await views(link)).toHaveLength(1)
})
