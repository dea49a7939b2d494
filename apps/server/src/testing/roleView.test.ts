import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.js'
import { nameKeyOf } from '../repositories/members/memberPlaces.js'
import { PermissionSet } from '../sessions/PermissionSet.js'
import { enterRoleView } from '../sessions/roleView.js'
import { hashToken, newToken } from '../sessions/tokens.js'
import { openBench, type Bench } from './openBench.js'
import { rowsDigest } from './rowsDigest.js'
import { headersOf } from './sweep.js'
import { validCall } from './validCalls.js'
import { readWhoMay, type WhoMay } from './whoMay.js'
import { envelopeIn, type WireCall, type WireReply } from './wire.js'
import type { Person } from './World.js'

let bench: Bench
let admin: Person
beforeAll(async () => {
  bench = await openBench({ own: true })
  admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
})
afterAll(() => bench.close())

const lines = readWhoMay().filter(({ who }) => who !== 'anyone')
/** About the account, what leaves the server or is counted, and the live events. */
const refusedReads = new Set([
  ...['checkAccount', 'getContactUse', 'findUsersByContact', 'findUsersByLoginName'],
  ...['listSessions', 'listSignIns', 'listOauthConsents', 'listBoundAccounts'],
  'countMemberSessions',
  ...['openLiveStream', 'listMockCandidates'],
])
const reads = lines.filter(
  ({ effect, operation }) => effect === 'read' && !refusedReads.has(operation),
)

interface View {
  headers: Record<string, string>
  memberId: string
}

interface Placed {
  roleId: string
  departmentId?: string
}

/** Begins a role view as a browser does. */
async function view({ roleId, ...body }: Placed): Promise<View> {
  const reply = await bench.wire.send({
    method: 'POST',
    path: `/spruce/api/v1/roles/${roleId}/view`,
    headers: {
      ...headersOf(admin),
      'current-tenant': bench.world.tenants.a,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('"roleView"')])
  const { data } = envelopeIn<{ access_token: string; xSession: string }>(reply)
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  const [cookie = ''] = cookies.flatMap((text) => /^token_m_\d=[^;]+/.exec(text)?.[0] ?? [])
  return {
    headers: { cookie, 'x-session': data?.xSession ?? '' },
    memberId: data?.access_token ?? '',
  }
}

function withCookie(call: WireCall, cookie: string): WireCall {
  return { ...call, headers: { ...call.headers, cookie } }
}

function asViewer(call: WireCall, { headers }: View): WireCall {
  return { ...call, headers: { ...call.headers, ...headers } }
}

/** An answer without its moments, and without what says whose session it is. */
function told({ status, text }: WireReply) {
  if (text.startsWith('PK')) return [status, 'a file of tables, with its moment']
  return [
    status,
    text
      .replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"<time>"')
      .replaceAll(/"mockLogin":(null|\{.*?\}\})/g, '"mockLogin":null')
      .replaceAll(/(\/files\/signed\/|\/files\/archive\?token=|&draft=)[^"]*/g, '<signed>')
      .replaceAll(/"(livePlace|traceId)":"[^"]*"/g, '"$1":""'),
  ]
}

async function valid(owner: Person, line: WhoMay): Promise<WireCall> {
  const call = await validCall(bench, owner, line)
  return { ...call, headers: { ...call.headers, 'current-tenant': bench.world.tenants.a } }
}

const noCodes = (): string[] => []
const allCodes = (): 'all' => 'all'

function someCodes(count: number): string[] {
  const left = [...bench.services.permissionCodes]
  return Array.from({ length: count }, () => left.splice(bench.random.below(left.length), 1)).flat()
}

/** Makes the person of a view a member who exists and is signed in. */
async function settle({ memberId }: View, { roleId, departmentId }: Placed): Promise<string> {
  const { world } = bench
  const [token, tenant] = [newToken(), world.tenants.a]
  const now = bench.services.now()
  const [role] = await world.sql<{ name: string }>`select name from roles
    where tenant_id = ${tenant} and id = ${roleId}`
  const name = role?.name ?? ''
  const loginName = `role_view_${memberId}`
  await world.sql`insert into users (id, login_name, login_key, name, main_tenant_id)
    values (${memberId}, ${loginName}, ${loginName}, ${name}, ${tenant})`
  await world.sql`insert into memberships
    (tenant_id, id, user_id, login_name, nick_name, name_key)
    values (${tenant}, ${memberId}, ${memberId}, ${loginName}, ${name}, ${nameKeyOf(name)})`
  await world.sql`insert into membership_roles (tenant_id, member_id, role_id)
    values (${tenant}, ${memberId}, ${roleId})`
  if (departmentId !== undefined) {
    await world.sql`insert into membership_departments
      (tenant_id, member_id, department_id, main, name_key)
      values (${tenant}, ${memberId}, ${departmentId}, true, ${nameKeyOf(name)})`
  }
  await world.sql`insert into sessions (id, token_hash, user_id, created_at, seen_at, expires_at)
    values (${newId()}, ${hashToken(token)}, ${memberId}, ${now}, ${now},
      ${new Date(now.getTime() + 3_600_000)})`
  return token
}

describe('a view as a role', () => {
  it.each([
    ['no code', noCodes, 'all', false],
    ['some codes', () => someCodes(12), 'all', false],
    ['many codes, of its department', () => someCodes(60), 'department', true],
    ['many codes, of itself', () => someCodes(60), 'self', false],
    ['every code', allCodes, 'all', true],
  ] as const)('answers as to a member whose role gives %s', async (_, codes, scope, isPlaced) => {
    const { world } = bench
    const owner = await world.person({ memberOf: [{ tenant: 'a', permissions: codes() }] })
    const { roleId = '', departmentId: home } = owner.memberOf.a ?? {}
    await world.sql`update roles set data_scope = ${scope} where id = ${roleId}`
    const place: Placed = { roleId, ...(isPlaced && home !== undefined && { departmentId: home }) }
    const calls = []
    for (const line of reads) calls.push({ line, call: await valid(owner, line) })
    const viewer = await view(place)
    const seen = new Map<string, unknown>()
    for (const { line, call } of calls) {
      seen.set(line.operation, told(await bench.wire.send(asViewer(call, viewer))))
    }
    const token = await settle(viewer, place)
    const differing = []
    for (const { line, call } of calls) {
      const answer = told(await bench.wire.send(withCookie(call, `token=${token}`)))
      const asViewed = seen.get(line.operation)
      if (JSON.stringify(answer) !== JSON.stringify(asViewed))
        differing.push([line.operation, asViewed, answer])
    }
    expect(differing).toEqual([])
    const statuses = [...seen.values()].map((one) => (one as [number])[0])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30)
  })

  it('refuses every write and what is about the account, and leaves every row as it was', async () => {
    const owner = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const refused = lines.filter(
      ({ effect, operation }) => effect === 'write' || refusedReads.has(operation),
    )
    const calls = []
    for (const line of refused) calls.push({ line, call: await valid(owner, line) })
    const viewer = await view({ roleId: owner.memberOf.a?.roleId ?? '' })
    await bench.services.liveBatches.close()
    const before = await rowsDigest(bench.engine)
    const wrong = []
    for (const { line, call } of calls) {
      const reply = await bench.wire.send(asViewer(call, viewer))
      const { code } = envelopeIn(reply)
      if (reply.status !== 403 || code !== 'ROLE_VIEW') {
        wrong.push([line.operation, reply.status, code])
      }
    }
    expect(wrong).toEqual([])
    expect(refused.length).toBeGreaterThan(180)
    expect(await rowsDigest(bench.engine)).toEqual(before)
  })

  it('lets the database refuse what a reading would write', async () => {
    const owner = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const { tenantId = '', roleId = '' } = owner.memberOf.a ?? {}
    const viewer = await view({ roleId })
    const row = await bench.engine
      .tx('platform', async (tx) => {
        await enterRoleView(tx, {
          ...({ id: viewer.memberId, userId: viewer.memberId, loginName: 'x', name: 'x' } as const),
          ...{ mustChangePassword: false, expiresAt: new Date(), livePlace: '' },
          roleView: { roleId, roleName: 'x', departmentId: null, departmentName: null },
          tenant: {
            ...{ id: tenantId, memberId: viewer.memberId, kind: 'customer' },
            ...{ isAdmin: true, permissions: new PermissionSet([], true), seesEverybody: true },
          },
        })
        await tx.updateTable('users').set({ name: 'y' }).execute()
      })
      .catch((error: unknown) => error)
    expect(row).toMatchObject({ code: '25006' })
  })
})
