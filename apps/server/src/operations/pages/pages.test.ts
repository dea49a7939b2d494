import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Page = Schemas['Page']
type PageInfo = Schemas['PageInfo']
type Revision = Schemas['Revision']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const add = (more: Partial<Schemas['AddPageRequest']> = {}) =>
  org.get<Page>('addPage', {
    body: { appCode: 'RCAPPN0001', name: bench.world.unique('页'), ...more },
  })
const on = (page: Page) => ({ path: { id: page.id } })
const open = (page: Page) => org.get<PageInfo>('getPage', on(page))
const save = (page: Page, document: Schemas['PageDocument'], more: { note?: string } = {}) =>
  org.call<Page>('savePageDraft', {
    ...on(page),
    body: { version: page.version, document, ...more },
  })
const saved = async (...made: Parameters<typeof save>) => (await save(...made)).body.data as Page
const publish = async (page: Page) =>
  (await org.call<Page>('publishPage', { ...on(page), body: { version: page.version } })).body
    .data as Page

describe('pages of the designer', () => {
  it('are made with the constants of the grid, found, renamed, copied and removed', async () => {
    const page = await add()
    expect(page).toMatchObject({ status: 'draft', revision: 1, hasChanges: true, version: 1 })
    expect((await open(page)).document).toMatchObject({
      config: { pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 },
    })
    const named = await org.get<Page>('editPage', {
      ...on(page),
      body: { version: 1, name: '产线总览' },
    })
    const found = await org.call<Page[]>('listPages', {
      query: { appCode: 'RCAPPN0001', keyword: '产线' },
    })
    expect([found.total, found.body.data]).toEqual([1, [{ ...named, parent: null }]])
    const copy = await org.get<Page>('copyPage', { ...on(page), body: { name: '副本' } })
    expect(copy).toMatchObject({ appCode: 'RCAPPN0001', status: 'draft', version: 1 })
    expect(await org.get('removePage', { ...on(copy), body: { version: 1 } })).toBeNull()
    expect((await org.call('getPage', on(copy))).status).toBe(404)
  })

  it('keep what the designer saved to the letter, components that nobody knows included', async () => {
    const document = {
      zulu: 1,
      alpha: {
        type: 'acme.unknown',
        '10': [],
        props: { nul: 'a\u0000b', loose: 'e\u0301\u200b', deep: [[]] },
      },
    }
    const page = await saved(await add(), document)
    const { document: kept } = await open(page)
    expect(JSON.stringify(kept)).toBe(JSON.stringify(document))
  })

  it('S-18: never overwrite what somebody else saved: 412 with it', async () => {
    const page = await add()
    await saved(page, { by: 'the first' })
    const late = await save(page, { by: 'the second' })
    expect(late).toMatchObject({
      status: 412,
      body: {
        code: 'STALE_VERSION',
        current: { page: { version: 2 }, document: { by: 'the first' } },
      },
    })
    expect((await open(page)).document).toEqual({ by: 'the first' })
  })

  it('are published, changed, published again and withdrawn; other moves are refused', async () => {
    const draft = await saved(await add(), { step: 1 })
    const shown = () => org.call<Schemas['PublishedPage']>('getPublishedPage', on(draft))
    const refused = async (
      operation: 'publishPage' | 'withdrawPage' | 'removePage',
      page: Page,
    ) => {
      const { status, body } = await org.call(operation, {
        ...on(page),
        body: { version: page.version },
      })
      return [status, body.code, body.allowed]
    }
    expect((await shown()).status).toBe(404)
    expect(await refused('withdrawPage', draft)).toEqual([409, 'ILLEGAL_STATE', ['published']])
    const out = await publish(draft)
    expect(out).toMatchObject({ status: 'published', publishedRevision: 2, hasChanges: false })
    expect(await refused('publishPage', out)).toEqual([409, 'ILLEGAL_STATE', ['withdrawn']])
    expect(await refused('removePage', out)).toEqual([409, 'ILLEGAL_STATE', ['withdrawn']])
    const changed = await saved(out, { step: 2 })
    expect(changed).toMatchObject({ status: 'published', hasChanges: true })
    expect((await shown()).body.data).toMatchObject({ revision: 2, document: { step: 1 } })
    const again = await publish(changed)
    expect((await shown()).body.data).toMatchObject({ revision: 3, document: { step: 2 } })
    const gone = await org.get<Page>('withdrawPage', {
      ...on(draft),
      body: { version: again.version },
    })
    expect(gone.status).toBe('withdrawn')
    expect((await shown()).status).toBe(404)
    expect(await publish(gone)).toMatchObject({ status: 'published' })
  })

  it('go back to an earlier revision, as the draft or for everybody, and lose nothing', async () => {
    let page = await publish(await saved(await add(), { step: 1 }))
    page = await publish(await saved(page, { step: 2 }))
    page = await saved(page, { step: 3 })
    page = await org.get<Page>('rollBackPage', {
      path: { id: page.id, number: '2' },
      body: { version: page.version, note: '回退' },
    })
    expect(page).toMatchObject({ revision: 4, publishedRevision: 5, hasChanges: true })
    const shown = await org.get<Schemas['PublishedPage']>('getPublishedPage', on(page))
    expect(shown.document).toEqual({ step: 1 })
    expect((await open(page)).document).toEqual({ step: 3 })
    page = await org.get<Page>('restorePageRevision', {
      path: { id: page.id, number: '3' },
      body: { version: page.version },
    })
    expect((await open(page)).document).toEqual({ step: 2 })
    const history = await org.call<Revision[]>('listPageRevisions', on(page))
    expect(history.body.data?.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1])
    expect(history.body.data?.filter(({ isDraft }) => isDraft).map(({ number }) => number)).toEqual(
      [6],
    )
    const released = await org.call<Revision[]>('listPageRevisions', {
      ...on(page),
      query: { released: 'true' },
    })
    expect(released.body.data?.map(({ number }) => number)).toEqual([5, 3, 2])
    const old = await org.get<Schemas['RevisionInfo']>('getPageRevision', {
      path: { id: page.id, number: '4' },
    })
    expect(old.document).toEqual({ step: 3 })
    const none = await org.call('getPageRevision', { path: { id: page.id, number: '99' } })
    expect(none.status).toBe(404)
  })

  it('keep the last fifty saves, and all that were published', async () => {
    let page = await publish(await add())
    for (let step = 0; step < 53; step += 1) page = await saved(page, { step }, { note: '留存' })
    const { total, body } = await org.call<Revision[]>('listPageRevisions', {
      ...on(page),
      query: { size: '100' },
    })
    expect(total).toBe(51)
    expect(body.data?.at(-1)).toMatchObject({ number: 1, isPublished: true })
  })

  it('stand in the tree of their own application, five levels deep', async () => {
    const appCode = `RCAPPN${bench.world.unique('')}`
    const levels = [await add({ appCode })]
    for (let level = 1; level < 5; level += 1) {
      levels.push(await add({ appCode, parentId: levels.at(-1)?.id ?? null }))
    }
    const [top, second, , , last] = levels as [Page, Page, Page, Page, Page]
    const place = async (page: Page, parentId: string) => {
      const body = { version: page.version, parentId }
      return (await org.call('editPage', { ...on(page), body })).body.code
    }
    expect(await place(top, last.id)).toBe('PAGE_PLACE')
    expect(await place(second, (await add()).id)).toBe('PAGE_PLACE')
    const deep = await org.call('addPage', { body: { appCode, name: '深', parentId: last.id } })
    expect(deep).toMatchObject({ status: 422, body: { code: 'PAGE_PLACE' } })
    const full = await org.call('removePage', { ...on(top), body: { version: top.version } })
    expect(full).toMatchObject({ status: 422, body: { code: 'PAGE_NOT_EMPTY' } })
  })

  it('are one alone in an application of the first generation', async () => {
    const appCode = `RCAPP${bench.world.unique('x')}`
    await add({ appCode })
    const second = await org.call('addPage', { body: { appCode, name: '第二页' } })
    expect(second).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
  })
})

describe('documents', () => {
  it.each([
    'javascript:alert(1)',
    ' \u0001java\tscript\n:alert(1)',
    'VBScript:x',
    'data:text/html,<script>alert(1)</script>',
  ])('S-14: carry no address of a script: %j', async (href) => {
    const page = await add()
    const reply = await save(page, { nodes: { a: { props: { links: [{ href }] } } } })
    expect(reply).toMatchObject({ status: 422, body: { code: 'UNSAFE_URL' } })
    expect(reply.body.fields?.[0]?.path).toBe('document.nodes.a.props.links[0].href')
    expect((await open(page)).page.version).toBe(1)
  })

  it('may speak of scripts, and hold pictures as data', async () => {
    const page = await add()
    const reply = await save(page, {
      text: 'On javascript: a book',
      icon: 'data:image/png;base64,',
    })
    expect(reply.status).toBe(200)
  })

  it('are 64 levels deep at most, with an idempotency key as without', async () => {
    const page = await add()
    const nested = (levels: number) =>
      `{"version":1,"document":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`
    const send = (payload: string, key?: string) =>
      bench.app.inject({
        method: 'PUT',
        url: `/spruce/api/v1/pages/${page.id}/draft`,
        headers: {
          'app-code': 'spruce-web-enterprise-console',
          'current-tenant': org.tenantId,
          'content-type': 'application/json',
          cookie: `token=${org.admin.token}`,
          ...(key && { 'idempotency-key': key }),
        },
        payload,
      })
    for (const levels of [65, 200_000]) {
      for (const key of [undefined, bench.world.unique('deep-document-')]) {
        const reply = await send(nested(levels), key)
        expect([levels, reply.statusCode]).toEqual([levels, 422])
        expect(reply.json()).toMatchObject({ code: 'DOCUMENT_TOO_DEEP' })
      }
    }
    expect((await send(nested(64))).statusCode).toBe(200)
    const large = JSON.stringify({ version: 2, document: { text: 'x'.repeat(2_097_152) } })
    expect((await send(large)).statusCode).toBe(413)
  })
})
