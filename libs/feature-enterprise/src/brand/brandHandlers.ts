import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Brand, BrandPlan, BrandRelease, Look } from './brandTypes.js'

/** A drawing that stories show without a server. */
const sampleIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="28" fill="teal"/></svg>',
)}`

/** A look for stories and tests. */
export function makeLook(more: Partial<Look> = {}): Look {
  return {
    browserTitle: '云山制造',
    browserIcon: null,
    browserIconName: null,
    systemIcon: null,
    loginPage: null,
    systemIconDark: null,
    loginPosition: 'right',
    slogan: '让制造更简单',
    sloganEn: null,
    palette: 'green',
    brandColor: null,
    logo: 0,
    ...more,
  }
}

/** A look without a draft. */
export function makeBrand(more: Partial<Brand> = {}): Brand {
  return { published: makeLook(), draft: makeLook(), hasDraft: false, version: 1, ...more }
}

/** A picture among the resources of the company. */
function makePicture(): Schemas['Resource'] {
  return {
    id: 'p1',
    name: 'icon.png',
    mediaType: 'image/png',
    bytes: 20_480,
    ...{ width: 64, height: 64, sizes: [], keepsMetadata: false },
    url: `${sampleIcon}#`,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...{ folderId: null, tags: [], uses: 0, olderVersions: 0, version: 1 },
    updatedAt: '2026-11-20T08:00:00.000Z',
  }
}

/** A look that comes out at a time. */
export function makePlan(more: Partial<BrandPlan> = {}): BrandPlan {
  return {
    publishAt: '2027-01-01T00:00:00.000Z',
    note: '新年配色',
    plannedBy: '李娜',
    plannedAt: '2026-11-20T08:00:00.000Z',
    value: makeLook({ palette: 'red' }),
    isDraft: true,
    ...more,
  }
}

/** Two releases, the newest first. */
export function makeReleases(): BrandRelease[] {
  return [
    makeRelease(2, { note: '新年配色' }),
    makeRelease(1, { value: makeLook({ slogan: '匠心制造', palette: 'blue' }), publishedBy: null }),
  ]
}

/** One release. */
export function makeRelease(number: number, more: Partial<BrandRelease> = {}): BrandRelease {
  return {
    id: `release-${String(number)}`,
    number,
    value: makeLook(),
    note: null,
    publishedBy: '李娜',
    publishedAt: `2026-11-${String(18 + number)}T08:00:00.000Z`,
    ...more,
  }
}

/** A client whose server is this look and its history: drafted, published and rolled back. */
export function createBrandApi(
  brand: Brand,
  releases: BrandRelease[] = makeReleases(),
  handlers: TestHandlers = {},
) {
  const publish = (value: Look, note: string | null) => {
    const release = makeRelease((releases[0]?.number ?? 0) + 1, { value, note })
    releases.unshift(release)
    brand.published = value
    return release
  }
  const assertVersion = (version: number) => {
    if (version !== brand.version) throw new ApiError({ kind: 'http', status: 412, code: 412 })
  }
  return createTestApi({
    'GET /spruce/api/v1/personalisation': () => ({ ...brand }),
    'PUT /spruce/api/v1/personalisation/draft': ({ body: { version, value } }) => {
      assertVersion(version)
      const plan = brand.plan ? { ...brand.plan, isDraft: false } : null
      const saved = { draft: value, hasDraft: true, version: version + 1, plan }
      return { ...Object.assign(brand, saved) }
    },
    'POST /spruce/api/v1/personalisation/draft/link': () => ({
      url: '/login?tenant=yunshan&draft=token',
      expiresAt: '2026-11-21T08:00:00.000Z',
    }),
    'POST /spruce/api/v1/personalisation/publish': ({ body: { version, note } }) => {
      assertVersion(version)
      if (brand.plan?.isDraft) brand.plan = null
      return publish(brand.draft, note ?? null)
    },
    'POST /spruce/api/v1/personalisation/plan': ({ body: { version, publishAt, note } }) => {
      assertVersion(version)
      const plan = makePlan({ publishAt, note: note ?? null, value: brand.draft })
      return { ...Object.assign(brand, { plan }) }
    },
    'POST /spruce/api/v1/personalisation/plan/cancel': () => ({
      ...Object.assign(brand, { plan: null }),
    }),
    'GET /spruce/api/v1/personalisation/releases': () => ({
      rows: [...releases],
      total: releases.length,
    }),
    'POST /spruce/api/v1/personalisation/releases/{id}/roll-back': ({ path: { id } }) => {
      const release = releases.find((one) => one.id === id)
      if (!release) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      return publish(release.value, release.note)
    },
    'POST /spruce/api/v1/personalisation/mail-preview': ({ body: { value } }) => ({
      html: `<!doctype html><style>body{background:#f7f8fa;font-family:sans-serif}main{background:#fff;color:#1b2028;border-top:4px solid ${value.palette};padding:24px}@media (prefers-color-scheme: dark){body{background:#0d1116}main{background:#15191f;color:#e6e9ed}}</style><main><p>张伟，您好：</p><p>您有 1 项待办即将到期。</p></main>`,
    }),
    'GET /spruce/api/v1/resources': () => ({ rows: [makePicture()], total: 1 }),
    'POST /aba-base/api/enterprise-infos/homepage': ({ body }) => ({
      ...body,
      single: false,
      appCode: null,
      version: 2,
    }),
    ...handlers,
  })
}
