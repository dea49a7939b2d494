import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Manifest, ManifestMenu } from '../boot/manifests.js'
import { saveManifests } from '../boot/saveManifests.js'
import type { Engine } from '../db/engine.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { writeFavourites } from './writeFavourites.js'

let engine: Engine

beforeAll(async () => {
  engine = await openTestEngine()
})
afterAll(() => engine.close())

const both = (text: string) => ({ 'zh-CN': text, 'en-US': text })
const menu = (key: string): ManifestMenu => ({
  key,
  name: both(key),
  path: key,
  openType: 1,
  permCode: `${key}:list`,
})
const app = (appCode: string, ...keys: string[]): Manifest => ({
  appCode,
  basePath: `/yunbu-app/${appCode}`,
  name: both(appCode),
  permissions: keys.map((key) => ({ code: `${key}:list`, name: both(key) })),
  menus: keys.map(menu),
})

it('leaves out the operator’s console, and what stands in the customer’s once more', async () => {
  await saveManifests(engine, [
    app('spruce-web-app-management', 'application'),
    app('spruce-web-operation-management', 'customer'),
    app('spruce-web-enterprise-console', 'organization', 'role', 'user'),
  ])
  const favourites = await engine.tx('platform', async (db) => {
    const tenant = { id: 'yunshan', code: 'yunshan', name: '云杉', short_name: '云杉' }
    await db
      .insertInto('tenants')
      .values({ ...tenant, kind: 'customer' })
      .execute()
    await db
      .insertInto('users')
      .values({ id: 'admin', login_name: 'admin', login_key: 'admin', name: '林建业' })
      .execute()
    await writeFavourites(db, 'yunshan', 'admin')
    return db.selectFrom('favourites').orderBy('sort').select('menu_id').execute()
  })
  expect(favourites.map(({ menu_id }) => menu_id)).toEqual([
    'MT0001/spruce-web-enterprise-console',
    'spruce-web-enterprise-console/organization',
    'spruce-web-enterprise-console/role',
  ])
})
