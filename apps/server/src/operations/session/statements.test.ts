import { afterAll, beforeAll, expect, it } from 'vitest'
import { countStatements } from '../../testing/countStatements.js'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'
import type { TestCaller } from '../../testing/TestCaller.js'

const statements = countStatements()
let server: TestServer
let caller: TestCaller
let userId: string
beforeAll(async () => {
  server = await startTestServer({}, { own: true, wrapEngine: statements.wrapEngine })
  const made = await server.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
  caller = made.caller
  userId = made.person.userId
})
afterAll(() => server.close())

const console_ = 'spruce-web-enterprise-console'
const favourites = '/spruce-console-web/my/favorites'
/** The reads that the portal begins with, and how many statements each needs. */
const reads = [
  ['/spruce/api/v1/system-data', 6],
  ['/spruce-console-web/api/app/my-app', 3],
  [`/aba-base/api/v3/menu/menu-user?appCode=${console_}`, 2],
  [`/spruce/api/v1/app-permissions?appCode=${console_}`, 3],
  [favourites, 3],
  ['/spruce/api/v1/my-workbench', 2],
] as const

/** How many statements each read needs. */
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [path] of reads) {
    found[path] = await statements.during(async () => {
      expect((await caller.get(path)).status).toBe(200)
    })
  }
  return found
}

it('asks as many statements with many applications, menus, roles and favourites as with few', async () => {
  const few = await counts()
  const { world } = server
  const menuIds: string[] = []
  for (let one = 0; one < 12; one += 1) {
    await world.object('own_apps', 'a')
    menuIds.push(await world.object('own_menus', 'a'))
    const roleId = await world.object('roles', 'a')
    await world.sql`insert into membership_roles (tenant_id, member_id, role_id)
      select tenant_id, id, ${roleId} from memberships
      where tenant_id = ${world.tenants.a} and user_id = ${userId}`
  }
  const items = menuIds.map((menuId) => ({ menuId }))
  const saved = await caller.post<unknown[]>(favourites, { items })
  expect(saved.body.data).toHaveLength(12)
  expect(await counts()).toEqual(few)
})

it('asks no more than it needs', async () => {
  expect(await counts()).toEqual(Object.fromEntries(reads))
})
