import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Folder, Resource, ResourceUse, ResourceVersion } from './resourceQueries.js'

const idOf = (kind: string, number: number) =>
  `01930f3c-0000-7000-8000-${kind}${String(number).padStart(12 - kind.length, '0')}`

/** Ids of the folders for stories and tests: 图标, 企业形象 below it, 制度文档. */
export const [iconsId, brandId, documentsId] = [1, 2, 3].map((number) => idOf('f', number)) as [
  string,
  string,
  string,
]

/** Folders for stories and tests. */
export function makeFolders(): Folder[] {
  return [
    { id: iconsId, parentId: null, name: '图标', files: 0, version: 1 },
    { id: brandId, parentId: iconsId, name: '企业形象', files: 0, version: 1 },
    { id: documentsId, parentId: null, name: '制度文档', files: 0, version: 1 },
  ]
}

/** A picture that stories show without a server. */
const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 60% 45%)"/><circle cx="32" cy="32" r="16" fill="white"/></svg>`,
  )}`

/** Resources for stories and tests: every third one a document, the first one in use. */
export function makeResources(count: number): Resource[] {
  return Array.from({ length: count }, (_, index) => {
    const isDocument = index % 3 === 2
    return {
      id: idOf('a', index + 1),
      name: isDocument ? `handbook-${index + 1}.pdf` : `banner-${index + 1}.png`,
      mediaType: isDocument ? 'application/pdf' : 'image/png',
      bytes: 20_480 * (index + 1),
      width: isDocument ? null : 1920,
      height: isDocument ? null : 480,
      sizes: [],
      keepsMetadata: index === 0,
      url: isDocument ? null : `${drawing(index * 47)}#`,
      createdAt: '2026-11-20T08:00:00.000Z',
      folderId: [null, iconsId, documentsId][index % 3] ?? null,
      folder: null,
      tags: index % 4 === 0 ? ['品牌'] : [],
      uploader: { id: idOf('c', 1), name: '张伟' },
      uses: index === 0 ? 2 : 0,
      olderVersions: index === 0 ? 2 : 0,
      version: 1,
      updatedAt: '2026-11-20T08:00:00.000Z',
    }
  })
}

/** Where the first of them is used. */
export const sampleUses: readonly ResourceUse[] = [
  {
    ...{ objectTable: 'personalWorkbenches', objectId: '', place: 'personal', label: '' },
    ...{ design: null, isRecycled: false, count: 3 },
    createdAt: '2026-11-21T08:00:00.000Z',
  },
  {
    objectTable: 'notices',
    objectId: 'n1',
    place: 'attachments',
    label: '放假通知',
    ...{ design: null, isRecycled: false },
    createdAt: '2026-11-20T08:00:00.000Z',
  },
  {
    objectTable: 'personalisation',
    objectId: 't1',
    place: 'published',
    label: '云杉集团',
    ...{ design: null, isRecycled: false },
    createdAt: '2026-11-18T08:00:00.000Z',
  },
  {
    objectTable: 'designs',
    objectId: 'w1',
    place: 'published',
    label: '车间工作台',
    design: { kind: 'business', appCode: null },
    isRecycled: false,
    createdAt: '2026-11-16T08:00:00.000Z',
  },
  {
    objectTable: 'designs',
    objectId: 'd1',
    place: 'draft',
    label: '生产看板',
    design: { kind: 'page', appCode: 'RCAPPN0001' },
    isRecycled: false,
    createdAt: '2026-11-14T08:00:00.000Z',
  },
  {
    objectTable: 'menus',
    objectId: 'm1',
    place: 'icon',
    label: '旧版看板',
    ...{ design: null, isRecycled: true },
    createdAt: '2026-11-12T08:00:00.000Z',
  },
]

/** What the first of them was before. */
export const sampleVersions: readonly ResourceVersion[] = [2, 1].map((number) => ({
  number,
  name: 'banner-1.png',
  mediaType: 'image/png',
  bytes: 18_432 * number,
  width: 1920,
  height: 480,
  keepsMetadata: number === 1,
  replacedAt: `2026-11-${String(10 + number)}T08:00:00.000Z`,
  replacedBy: { id: idOf('c', 1), name: '张伟' },
  url: drawing(120 * number),
  downloadUrl: drawing(120 * number),
}))

/** A client whose server are these arrays: it filters, uploads, changes, moves and removes. */
export function createResourcesApi(resources: Resource[], folders: Folder[] = makeFolders()) {
  const find = <Row extends { id: string; version: number }>(
    rows: readonly Row[],
    id: string,
    version?: number,
  ) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 'STALE_VERSION' })
    }
    return row
  }
  const change = <Row extends { version: number }>(row: Row, fields: Partial<Row>) =>
    Object.assign(row, fields, { version: row.version + 1 })
  const shown = (resource: Resource): Resource => {
    const folder = folders.find(({ id }) => id === resource.folderId)
    return { ...resource, folder: folder ? { id: folder.id, name: folder.name } : null }
  }
  return createTestApi({
    'GET /spruce/api/v1/resource-folders': () =>
      folders.map((folder) => ({
        ...folder,
        files: resources.filter(({ folderId }) => folderId === folder.id).length,
      })),
    'POST /spruce/api/v1/resource-folders': ({ body }) => {
      const folder = { id: idOf('e', folders.length + 1), files: 0, version: 1, ...body }
      folders.push(folder)
      return folder
    },
    'PUT /spruce/api/v1/resource-folders/{id}': ({ path, body: { version, ...fields } }) =>
      change(find(folders, path.id, version), fields),
    'POST /spruce/api/v1/resource-folders/{id}/remove': ({ path, body: { version } }) => {
      const folder = find(folders, path.id, version)
      if (resources.some(({ folderId }) => folderId === folder.id)) {
        const message = '文件夹不为空，不能删除'
        throw new ApiError({ kind: 'http', status: 422, code: 'FOLDER_NOT_EMPTY', message })
      }
      folders.splice(folders.indexOf(folder), 1)
      return null
    },
    'GET /spruce/api/v1/files/storage': () => ({
      bytes: resources.reduce((sum, { bytes }) => sum + bytes, 0),
      files: resources.length,
      quota: 5_368_709_120,
    }),
    'POST /spruce/api/v1/files/urls': ({ body }) =>
      body.ids.map((id) => ({
        id,
        url: 'data:text/plain,2026-11-20',
        expiresAt: '2026-11-20T08:01:00.000Z',
      })),
    'POST /spruce/api/v1/resources/archive': ({ body }) => ({
      url: `data:application/zip,${body.ids.length}`,
      expiresAt: '2026-11-20T08:01:00.000Z',
    }),
    'GET /spruce/api/v1/resources': ({ query }) => {
      const { keyword = '', group, folderId, root, tag } = query
      const found = resources.filter(
        (one) =>
          one.name.includes(String(keyword)) &&
          (group === undefined || (group === 'image') === one.mediaType.startsWith('image/')) &&
          (folderId === undefined || one.folderId === folderId) &&
          (tag === undefined || one.tags.includes(String(tag))) &&
          (root !== 'true' || one.folderId === null),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size).map(shown), total: found.length }
    },
    'POST /spruce/api/v1/resources': async ({ request, query }) => {
      const file = (await request.formData()).get('file') as File
      const same = resources.find(({ name }) => name === file.name)
      if (same && query.same === 'refuse') {
        const error = { kind: 'http', status: 409, code: 'SAME_CONTENT', current: same } as const
        throw new ApiError(error)
      }
      const [sample] = makeResources(1) as [Resource]
      const added: Resource = {
        ...sample,
        id: idOf('b', resources.length + 1),
        name: file.name,
        bytes: file.size,
        keepsMetadata: query.metadata === 'keep',
        folderId: query.folderId === undefined ? null : String(query.folderId),
        uses: 0,
      }
      resources.unshift(added)
      return added
    },
    'GET /spruce/api/v1/resources/{id}': ({ path }) => shown(find(resources, path.id)),
    'PUT /spruce/api/v1/resources/{id}': ({ path, body: { version, ...fields } }) =>
      shown(change(find(resources, path.id, version), fields)),
    'POST /spruce/api/v1/resources/{id}/content': ({ path, query }) =>
      shown(
        change(find(resources, path.id, Number(query.version)), {
          keepsMetadata: query.metadata === 'keep',
        }),
      ),
    'GET /spruce/api/v1/resources/{id}/uses': ({ path }) => {
      const uses = find(resources, path.id).uses > 0 ? sampleUses : []
      return { rows: uses, total: uses.length }
    },
    'GET /spruce/api/v1/resources/{id}/versions': ({ path }) => {
      const versions = find(resources, path.id).olderVersions > 0 ? sampleVersions : []
      return { rows: versions, total: versions.length }
    },
    'POST /spruce/api/v1/resources/{id}/versions/restore': ({ path, body: { version } }) =>
      shown(change(find(resources, path.id, version), {})),
    'GET /spruce/api/v1/resources/facets': () => {
      const tags = new Map<string, number>()
      for (const tag of resources.flatMap((one) => one.tags)) {
        tags.set(tag, (tags.get(tag) ?? 0) + 1)
      }
      return {
        tags: [...tags].map(([name, files]) => ({ name, files })),
        uploaders: resources[0]?.uploader
          ? [{ ...resources[0].uploader, files: resources.length }]
          : [],
      }
    },
    'POST /spruce/api/v1/resources/tag': ({ body: { ids, add, remove } }) => {
      for (const id of ids) {
        const found = find(resources, id)
        const kept = found.tags.filter((tag) => !remove.includes(tag) && !add.includes(tag))
        change(found, { tags: [...kept, ...add] })
      }
      return { tagged: ids.length }
    },
    'POST /spruce/api/v1/resources/move': ({ body: { ids, folderId } }) => {
      for (const id of ids) change(find(resources, id), { folderId })
      return { moved: ids.length }
    },
    'POST /spruce/api/v1/resources/remove': ({ body: { ids } }) => {
      const kept = resources.filter(({ id }) => !ids.includes(id))
      const removed = resources.length - kept.length
      resources.splice(0, resources.length, ...kept)
      return { removed }
    },
  })
}
