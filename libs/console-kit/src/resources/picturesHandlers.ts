import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Resource } from './sendResource.js'

/** A picture that stories show without a server. */
const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 60% 45%)"/><circle cx="32" cy="32" r="16" fill="white"/></svg>`,
  )}#`

/** Pictures for stories and tests. */
export function makePictures(count: number): Resource[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: `picture-${index + 1}.png`,
    mediaType: 'image/png',
    bytes: 20_480,
    width: 64,
    height: 64,
    sizes: [],
    keepsMetadata: false,
    url: drawing(index * 47),
    createdAt: '2026-11-20T08:00:00.000Z',
    folderId: null,
    tags: [],
    uses: 0,
    olderVersions: 0,
    version: 1,
    updatedAt: '2026-11-20T08:00:00.000Z',
  }))
}

/** Documents for stories and tests: they have no address. */
export function makeDocuments(count: number): Resource[] {
  return makePictures(count).map((picture, index) => ({
    ...picture,
    ...{ id: `d${index + 1}`, name: `document-${index + 1}.pdf`, mediaType: 'application/pdf' },
    ...{ width: null, height: null, url: null },
  }))
}

/** A client whose server is this array: it finds, and takes what is uploaded. */
export function createPicturesApi(pictures: Resource[]) {
  return createTestApi({
    'GET /spruce/api/v1/resources': ({ query }) => {
      const { keyword = '', maxBytes = Infinity, group } = query
      const found = pictures.filter(
        ({ name, bytes, mediaType }) =>
          name.includes(String(keyword)) &&
          bytes < Number(maxBytes) &&
          (group !== 'image' || mediaType.startsWith('image/')),
      )
      const size = Number(query.size)
      const first = (Number(query.page ?? 1) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    'POST /spruce/api/v1/resources': async ({ request, query }) => {
      const file = (await request.formData()).get('file') as File
      const same = pictures.find(({ name }) => name === file.name)
      if (same && query.same === 'refuse') {
        throw new ApiError({ kind: 'http', status: 409, code: 'SAME_CONTENT', current: same })
      }
      const [sample] = makePictures(1) as [Resource]
      const added = { ...sample, id: `new-${pictures.length}`, name: file.name, bytes: file.size }
      pictures.unshift(added)
      return added
    },
  })
}
