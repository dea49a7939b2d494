import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../files/sweepFiles.js'
import type { OperationId } from '../../http/contractTypes.js'
import { FilesRepository } from '../../repositories/files/FilesRepository.js'
import { smallPng } from '../../testing/forms.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation, type Reply } from '../../testing/Organisation.js'
import { callOf } from '../../testing/recipes.js'
import type { Parts } from '../../testing/validRequest.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

type Resource = Schemas['Resource']
type Folder = Schemas['ResourceFolder']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

async function form<T>(operation: OperationId, parts: Parts): Promise<Reply<T>> {
  const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
  const reply = await bench.wire.send(callOf(operation, parts, headers))
  return { status: reply.status, body: envelopeIn<T>(reply), total: 0 }
}

async function upload(name: string, folderId?: string, bytes = smallPng): Promise<Resource> {
  const { body } = await form<Resource>('uploadResource', {
    query: { folderId },
    file: { bytes, name },
  })
  return body.data as Resource
}

const addFolder = (name: string, parentId: string | null = null) =>
  org.get<Folder>('addFolder', { body: { name, parentId } })

/** Says that a notice uses files, as the operation that writes it will. */
function attach(id: string, fileIds: string[]) {
  return bench.engine.tx({ tenant: org.tenantId }, (db) =>
    new FilesRepository(db).setReferences(
      org.tenantId,
      { table: 'notices', id, place: 'attachments', label: '放假通知' },
      fileIds,
    ),
  )
}

async function storedKeys(): Promise<number> {
  const keys: string[] = []
  for await (const { key } of bench.services.files.storage.list()) keys.push(key)
  return keys.length
}

describe('resources', () => {
  it('are listed by folder, name, kind and order', async () => {
    const folder = await addFolder('目录')
    const picture = await upload('乙图.png', folder.id)
    const text = await upload('甲文.txt', undefined, Buffer.from('text'))
    const names = async (query: Record<string, string>) =>
      (await org.get<Resource[]>('listResources', { query })).map(({ name }) => name)
    expect(await names({ folderId: folder.id })).toEqual([picture.name])
    expect(await names({ root: 'true' })).toEqual([text.name])
    expect(await names({ keyword: '图.P' })).toEqual([picture.name])
    expect(await names({ group: 'document' })).toEqual([text.name])
    expect(await names({ group: 'image' })).toEqual([picture.name])
    expect(await names({ sort: '-bytes', size: '1' })).toEqual([picture.name])
    const { total } = await org.call<Resource[]>('listResources', { query: { size: '1' } })
    expect(total).toBe(2)
  })

  it('keep their extension when renamed, and their id when their content is replaced', async () => {
    const made = await upload('横幅.png')
    const renamed = await org.get<Resource>('editResource', {
      path: { id: made.id },
      body: { version: 1, name: '新横幅' },
    })
    expect(renamed).toMatchObject({ name: '新横幅.png', version: 2 })
    const { body } = await form<Resource>('replaceResource', {
      path: { id: made.id },
      query: { version: '2' },
      file: { bytes: Buffer.from('text'), name: 'x.txt' },
    })
    expect(body.data).toMatchObject({ id: made.id, name: '新横幅.txt', mediaType: 'text/plain' })
    const late = await form<Resource>('replaceResource', {
      path: { id: made.id },
      query: { version: '2' },
    })
    expect([late.status, late.body.code]).toEqual([412, 'STALE_VERSION'])
    expect(late.body.current).toMatchObject({ version: 3 })
  })

  it('are refused when the company has their content, where that is asked for', async () => {
    const bytes = Buffer.from('only once')
    const made = await upload('一次.txt', undefined, bytes)
    const again = await form<Resource>('uploadResource', {
      query: { same: 'refuse' },
      file: { bytes, name: '又一次.txt' },
    })
    expect([again.status, again.body.code]).toEqual([409, 'SAME_CONTENT'])
    expect(again.body.current).toMatchObject({ id: made.id, name: '一次.txt' })
    const kept = await upload('再一次.txt', undefined, bytes)
    expect(kept.id).not.toBe(made.id)
    await org.get('removeResources', { body: { ids: [made.id, kept.id] } })
  })

  it('show pictures by an address that stays when their content is replaced', async () => {
    const made = await upload('公开.png')
    expect(made.url).toMatch(/^\/files\/public\/[0-9A-Za-z_-]{22}$/)
    const bytesAt = async () => {
      const reply = await bench.app.inject({ url: String(made.url) })
      expect(reply.headers['cache-control']).toBe('public, max-age=60')
      return reply.rawPayload
    }
    const before = await bytesAt()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const { body } = await form<Resource>('replaceResource', {
      path: { id: made.id },
      query: { version: '1' },
      file: { bytes: svg, name: 'x.svg' },
    })
    expect(body.data).toMatchObject({ url: made.url, mediaType: 'image/svg+xml' })
    expect((await bytesAt()).equals(before)).toBe(false)
    const text = await form<Resource>('replaceResource', {
      path: { id: made.id },
      query: { version: '2' },
      file: { bytes: Buffer.from('secret'), name: 'x.txt' },
    })
    expect(text.body.data).toMatchObject({ url: null })
    expect((await bench.app.inject({ url: String(made.url) })).statusCode).toBe(404)
    await org.get('removeResources', { body: { ids: [made.id] } })
  })

  it('stay while something uses them, and say what', async () => {
    const used = await upload('在用.png')
    const free = await upload('闲置.png')
    await attach('n1', [used.id])
    const both = { body: { ids: [used.id, free.id] } }
    const refused = await org.call('removeResources', both)
    expect([refused.status, refused.body.code]).toEqual([422, 'FILE_IN_USE'])
    const uses = await org.get<Schemas['ResourceUse'][]>('listResourceUses', {
      path: { id: used.id },
    })
    expect(uses).toMatchObject([{ objectTable: 'notices', objectId: 'n1', label: '放假通知' }])
    await attach('n1', [])
    expect(await org.get('removeResources', both)).toEqual({ removed: 2 })
    expect((await org.call('getResource', { path: { id: used.id } })).status).toBe(404)
  })

  it('say of a design what it is, and of what uses them whether it is in the recycle bin', async () => {
    const { id, url } = await upload('看板.png')
    const document = { picture: String(url) }
    const page = await org.get<Schemas['Page']>('addPage', {
      body: { appCode: 'RCAPPN0001', name: bench.world.unique('页'), document },
    })
    await org.get('addWorkbench', { body: { name: '班组长', scope: 'business', document } })
    await attach('n2', [id])
    const uses = async () => {
      const all = await org.get<Schemas['ResourceUse'][]>('listResourceUses', { path: { id } })
      return new Set(
        all.map(({ objectTable, design, isRecycled }) => ({
          ...{ objectTable, design, isRecycled },
        })),
      )
    }
    const pageUse = { objectTable: 'designs', design: { kind: 'page', appCode: 'RCAPPN0001' } }
    const others = [
      { objectTable: 'designs', design: { kind: 'business', appCode: null }, isRecycled: false },
      { objectTable: 'notices', design: null, isRecycled: false },
    ]
    expect(await uses()).toEqual(new Set([{ ...pageUse, isRecycled: false }, ...others]))
    await org.get('removePage', { path: { id: page.id }, body: { version: page.version } })
    expect(await uses()).toEqual(new Set([{ ...pageUse, isRecycled: true }, ...others]))
  })

  it('are no way to files of another kind', async () => {
    const reply = await form<{ id: string }>('uploadFile', { query: { fileType: 'avatar' } })
    const id = String(reply.body.data?.id)
    expect((await org.call('getResource', { path: { id } })).status).toBe(404)
    expect((await org.call('removeResources', { body: { ids: [id] } })).status).toBe(404)
  })

  it('count against the quota until they are removed', async () => {
    const before = await org.get<Schemas['StorageUsage']>('getStorage')
    const made = await upload('量.png')
    const during = await org.get<Schemas['StorageUsage']>('getStorage')
    expect(during.files - before.files).toBe(1)
    expect(during.bytes).toBeGreaterThan(before.bytes)
    await org.get('removeResources', { body: { ids: [made.id] } })
    expect(await org.get('getStorage')).toEqual(before)
  })
})

describe('tags', () => {
  it('are given, taken, edited, counted and looked for', async () => {
    const [one, two] = [await upload('标一.png'), await upload('标二.png')]
    const ids = [one.id, two.id]
    const tagged = (add: string[], remove: string[] = []) =>
      org.get('tagResources', { body: { ids, add, remove } })
    expect(await tagged(['品牌', '首页'])).toEqual({ tagged: 2 })
    expect(await tagged(['品牌'])).toEqual({ tagged: 0 })
    const edited = await org.get<Resource>('editResource', {
      path: { id: one.id },
      body: { version: 2, tags: ['首页'] },
    })
    expect([edited.tags, edited.version]).toEqual([['首页'], 3])
    expect(await tagged(['品牌'], ['首页', '品牌'])).toEqual({ tagged: 2 })
    const found = await org.get<Resource[]>('listResources', { query: { tag: '品牌' } })
    expect(found.map(({ id, tags }) => [id, tags])).toEqual([
      [two.id, ['品牌']],
      [one.id, ['品牌']],
    ])
    expect(await org.get<Resource[]>('listResources', { query: { tag: '首页' } })).toEqual([])
    const facets = await org.get<Schemas['ResourceFacets']>('getResourceFacets')
    expect(facets.tags).toEqual([{ name: '品牌', files: 2 }])
    await org.get('removeResources', { body: { ids } })
  })

  it('are at most twenty, for all or none', async () => {
    const [one, two] = [await upload('多一.png'), await upload('多二.png')]
    const many = Array.from({ length: 20 }, (_, index) => `标签${index}`)
    await org.get('tagResources', { body: { ids: [two.id], add: many, remove: [] } })
    const reply = await org.call('tagResources', {
      body: { ids: [one.id, two.id], add: ['再一个'], remove: [] },
    })
    expect([reply.status, reply.body.code]).toEqual([422, 'TOO_MANY_TAGS'])
    const after = await org.get<Resource>('getResource', { path: { id: one.id } })
    expect([after.tags, after.version]).toEqual([[], 1])
    await org.get('removeResources', { body: { ids: [one.id, two.id] } })
  })
})

describe('filters of resources', () => {
  it('know who uploaded them and how large they are', async () => {
    const small = await upload('小.txt', undefined, Buffer.from('a'))
    const large = await upload('大.txt', undefined, Buffer.alloc(3000, 'b'))
    const { uploaders } = await org.get<Schemas['ResourceFacets']>('getResourceFacets')
    const [uploader] = uploaders
    const names = async (query: Record<string, string>) =>
      (await org.get<Resource[]>('listResources', { query: { keyword: '.txt', ...query } })).map(
        ({ name }) => name,
      )
    expect(await names({ minBytes: '3000' })).toEqual([large.name])
    expect(await names({ maxBytes: '2' })).toEqual([small.name])
    const mine = await org.get<Resource[]>('listResources', {
      query: { uploaderId: String(uploader?.id), keyword: '小.txt' },
    })
    expect(mine.map(({ uploader: by }) => by)).toEqual([{ id: uploader?.id, name: uploader?.name }])
    await org.get('removeResources', { body: { ids: [small.id, large.id] } })
  })
})

describe('older versions', () => {
  const replace = async (id: string, version: number, text: string) => {
    const { status, body } = await form<Resource>('replaceResource', {
      path: { id },
      query: { version: String(version) },
      file: { bytes: Buffer.from(text), name: `${text.slice(0, 8)}.txt` },
    })
    expect(status).toBe(200)
    return body.data as Resource
  }
  const versionsOf = (id: string) =>
    org.get<Schemas['ResourceVersion'][]>('listResourceVersions', { path: { id } })
  const read = async (url: string) => {
    const reply = await bench.wire.send({ method: 'GET', path: url })
    return { status: reply.status, text: reply.text }
  }

  it('keep what was replaced, and change places with it', async () => {
    const made = await upload('稿.txt', undefined, Buffer.from('first'))
    const second = await replace(made.id, 1, 'second')
    expect(second.olderVersions).toBe(1)
    const [older] = await versionsOf(made.id)
    expect(older).toMatchObject({ number: 1, name: '稿.txt', bytes: 5 })
    expect(older?.replacedBy?.name).toBeTruthy()
    expect(await read(String(older?.url))).toEqual({ status: 200, text: 'first' })
    const stale = await org.call('restoreResourceVersion', {
      path: { id: made.id },
      body: { version: 1, number: 1 },
    })
    expect(stale.status).toBe(412)
    const back = await org.get<Resource>('restoreResourceVersion', {
      path: { id: made.id },
      body: { version: 2, number: 1 },
    })
    expect([back.bytes, back.olderVersions]).toEqual([5, 1])
    const again = await org.call('restoreResourceVersion', {
      path: { id: made.id },
      body: { version: back.version, number: 1 },
    })
    expect([again.status, again.body.code]).toEqual([422, 'NO_SUCH_VERSION'])
    const [kept] = await versionsOf(made.id)
    expect([kept?.number, (await read(String(kept?.url))).text]).toEqual([2, 'second'])
    await org.get('removeResources', { body: { ids: [made.id] } })
  })

  it('are ten, count against the quota, and come back from the recycle bin', async () => {
    const used = async () => (await org.get<Schemas['StorageUsage']>('getStorage')).bytes
    const before = await used()
    const made = await upload('量.txt', undefined, Buffer.from('0'.repeat(100)))
    for (let version = 1; version <= 12; version += 1) {
      await replace(made.id, version, String(version % 10).repeat(100))
    }
    expect((await versionsOf(made.id)).map(({ number }) => number)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ])
    expect((await used()) - before).toBe(1100)
    await org.get('removeResources', { body: { ids: [made.id] } })
    expect(await used()).toBe(before)
    await sweepFiles(bench.services, new Date(bench.services.now().getTime() + 7_200_000))
    const [{ id } = { id: '' }] = await bench.world.sql<{ id: string }>`
      select id from recycle_bin where kind = 'resources' and object_id = ${made.id}`
    await org.get('restoreRecycled', { body: { ids: [id] } })
    expect((await used()) - before).toBe(1100)
    const [newest] = await versionsOf(made.id)
    expect((await read(String(newest?.url))).text).toBe('1'.repeat(100))
    await org.get('removeResources', { body: { ids: [made.id] } })
    await bench.world.sql`delete from recycle_bin where object_id = ${made.id}`
    await sweepFiles(bench.services, new Date(bench.services.now().getTime() + 7_200_000))
    const rest = await bench.world.sql`select 1 from file_versions where file_id = ${made.id}`
    expect(rest).toEqual([])
  })
})

describe('folders', () => {
  it('are a tree without circles, ten levels deep', async () => {
    const ids: string[] = []
    for (let level = 1; level <= 10; level += 1) {
      ids.push((await addFolder(`第${level}层`, ids.at(-1) ?? null)).id)
    }
    const [first = '', second = ''] = ids
    const deeper = await org.call('addFolder', { body: { name: '太深', parentId: ids.at(-1) } })
    expect([deeper.status, deeper.body.code]).toEqual([422, 'FOLDER_TOO_DEEP'])
    for (const parentId of [first, second, ids[9]]) {
      const reply = await org.call('editFolder', {
        path: { id: first },
        body: { version: 1, parentId },
      })
      expect([reply.status, reply.body.code]).toEqual([422, 'FOLDER_CYCLE'])
    }
    const other = await addFolder('别处')
    const under = await org.call('editFolder', {
      path: { id: first },
      body: { version: 1, parentId: other.id },
    })
    expect(under.body.code).toBe('FOLDER_TOO_DEEP')
    const full = await org.call('removeFolder', { path: { id: first }, body: { version: 1 } })
    expect([full.status, full.body.code]).toEqual([422, 'FOLDER_NOT_EMPTY'])
  })

  it('have one name each among siblings', async () => {
    await addFolder('重名')
    const again = await org.call('addFolder', { body: { name: ' 重名 ', parentId: null } })
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE'])
  })

  it('are removed when empty, at the version that was seen', async () => {
    const folder = await addFolder('空')
    const stale = await org.call('removeFolder', { path: { id: folder.id }, body: { version: 2 } })
    expect(stale.status).toBe(412)
    await org.get('removeFolder', { path: { id: folder.id }, body: { version: 1 } })
    const folders = await org.get<Folder[]>('listFolders')
    expect(folders.map(({ id }) => id)).not.toContain(folder.id)
  })
})

describe('the sweep of files', () => {
  const hourMs = 3_600_000
  const sweep = (laterMs = 0) =>
    sweepFiles(bench.services, new Date(bench.services.now().getTime() + laterMs))

  it('takes bytes that no row names, after an hour, and no others', async () => {
    await sweep()
    const kept = await upload('留.png')
    const gone = await upload('去.png')
    await org.get('removeResources', { body: { ids: [gone.id] } })
    // What the recycle bin keeps, keeps its bytes.
    await bench.world.sql`delete from recycle_bin where kind = 'resources'`
    const before = await storedKeys()
    await sweep()
    expect(await storedKeys()).toBe(before)
    await sweep(2 * hourMs)
    const [row] = await bench.world.sql<{ n: number }>`
      select (select count(*) from files where sha256 <> 'x')
        + (select coalesce(sum(jsonb_array_length(sizes)), 0) from files)::int
        + (select coalesce(sum(1 + jsonb_array_length(sizes)), 0) from file_versions)::int as n`
    expect(await storedKeys()).toBe(Number(row?.n))
    const { services } = bench
    const [{ key } = { key: '' }] = await bench.world.sql<{ key: string }>`
      select storage_key as key from files where id = ${kept.id}`
    expect(await services.files.storage.get(key)).toBeDefined()
  })

  it('takes attachments that nothing names after a day', async () => {
    const attachment = async () =>
      String(
        (await form<{ id: string }>('uploadFile', { query: { fileType: 'attachment' } })).body.data
          ?.id,
      )
    const [used, stray] = [await attachment(), await attachment()]
    await attach('n2', [used])
    await sweep(25 * hourMs)
    const rows = await bench.world.sql<{ id: string }>`
      select id from files where id in (${used}, ${stray})`
    expect(rows).toEqual([{ id: used }])
  })
})
