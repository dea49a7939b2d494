import type { PermissionCode } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Authenticate from '../sessions/authenticate.js'
import type * as Sessions from '../repositories/sessions/SessionsRepository.js'
import type * as Headers from '../http/requestHeaders.js'
import type * as Permissions from '../sessions/PermissionSet.js'
import type * as Objects from '../http/objectChecks.js'
import { createRandom } from '../seed/random.js'
import type { Session } from '../sessions/session.js'
import { fixedSeed } from './counts.js'
import { allCases, Matrix, pairwise } from './matrix.js'
import { openBench, type Bench } from './openBench.js'
import { readWhoMay } from './whoMay.js'

type Check =
  | 'session'
  | 'expiry'
  | 'idle time'
  | 'account'
  | 'first login'
  | 'tenant header'
  | 'doubled header'
  | 'membership'
  | 'permission'
  | 'object'
  | 'mock login'
  | 'acting account'

/** Which check of the server is switched off. */
const off = vi.hoisted<{ check: Check | 'none' }>(() => ({ check: 'none' }))

vi.mock('../sessions/authenticate.js', async (original) => {
  const real = await original<typeof Authenticate>()
  const { HttpError } = await import('../http/errors.js')
  const { PermissionSet } = await import('../sessions/PermissionSet.js')
  const anyone: Session = {
    id: 'x',
    userId: 'x',
    loginName: 'x',
    name: 'x',
    mustChangePassword: false,
    expiresAt: new Date('2100-01-01'),
    livePlace: '',
    tenant: {
      id: 'x',
      memberId: 'x',
      kind: 'customer',
      isAdmin: true,
      permissions: new PermissionSet([], true),
      seesEverybody: true,
    },
  }
  const authenticate: typeof real.authenticate = async (request, services, tenantId) => {
    try {
      const session = await real.authenticate(request, services, tenantId)
      if (off.check === 'first login') return { ...session, mustChangePassword: false }
      if (off.check !== 'mock login') return session
      const { actingUserId, ...person } = session
      return actingUserId === undefined ? session : person
    } catch (error) {
      const isDead = error instanceof HttpError && error.status === 401
      if (off.check === 'session' && isDead) return anyone
      throw error
    }
  }
  return { ...real, authenticate }
})

vi.mock('../repositories/sessions/SessionsRepository.js', async (original) => {
  const real = await original<typeof Sessions>()
  class SessionsRepository extends real.SessionsRepository {
    override async findByToken(hash: string, tenantId: string | null) {
      const row = await super.findByToken(hash, tenantId)
      if (!row) return row
      if (off.check === 'expiry') return { ...row, expires_at: new Date('2100-01-01') }
      if (off.check === 'idle time') return { ...row, seen_at: new Date() }
      if (off.check === 'acting account') return { ...row, actor_may: true }
      if (off.check === 'account') return { ...row, user_status: 'active' as const }
      if (off.check === 'membership' && row.tenant_id === null && tenantId !== null) {
        const kind = 'customer' as const
        return { ...row, tenant_id: tenantId, member_id: 'x', tenant_kind: kind, grants_all: true }
      }
      return row
    }
  }
  return { ...real, SessionsRepository }
})

vi.mock('../http/requestHeaders.js', async (original) => {
  const real = await original<typeof Headers>()
  const currentTenantOf: typeof real.currentTenantOf = (request) => {
    if (off.check === 'tenant header') return null
    const value = request.headers['current-tenant']
    if (off.check === 'doubled header' && typeof value === 'string' && value.includes(', ')) {
      return value.split(', ')[0] ?? null
    }
    return real.currentTenantOf(request)
  }
  return { ...real, currentTenantOf }
})

vi.mock('../sessions/PermissionSet.js', async (original) => {
  const real = await original<typeof Permissions>()
  class PermissionSet extends real.PermissionSet {
    override hasAny(codes: readonly PermissionCode[]): boolean {
      return off.check === 'permission' || super.hasAny(codes)
    }
  }
  return { ...real, PermissionSet }
})

vi.mock('../http/objectChecks.js', async (original) => {
  const real = await original<typeof Objects>()
  const checkObjects: typeof real.checkObjects = async (...args) => {
    if (off.check !== 'object') await real.checkObjects(...args)
  }
  return { ...real, checkObjects }
})

/** Enough to meet every check; the whole matrix runs in `matrixSuite.ts`. */
const operations = new Set([
  'getUserInfos',
  'switchTenant',
  'saveFavorites',
  'listRoles',
  'getDept',
  'listMembers',
  'listUserDepts',
  'setMemberStatus',
  'generateSsoLink',
])

describe('S-01: the matrix notices when a check is missing', () => {
  let bench: Bench
  const random = createRandom(fixedSeed).next
  const lines = readWhoMay().filter(({ operation }) => operations.has(operation))
  const cases = pairwise(allCases(lines), random)
  beforeAll(async () => {
    bench = await openBench({ own: true, seed: fixedSeed })
  })
  afterAll(() => bench.close())

  async function mismatchesWithout(check: Check | 'none'): Promise<string[]> {
    off.check = check
    try {
      return (await new Matrix({ ...bench, random }).run(cases)).mismatches
    } finally {
      off.check = 'none'
    }
  }

  it('is content while all of them are there', async () => {
    expect(await mismatchesWithout('none')).toEqual([])
  })

  it.each([
    ['session', /anonymous|revoked/],
    ['expiry', /expired session/],
    ['idle time', /idle session/],
    ['account', /suspended account/],
    ['first login', /first login/],
    ['tenant header', /header foreign/],
    ['doubled header', /header doubled/],
    ['membership', /suspended member|header foreign/],
    ['permission', /without the permission/],
    ['object', /foreign|random/],
    ['mock login', /in mock login/],
    ['acting account', /left the operator/],
  ] as const)('fails without the check of the %s', async (check, where) => {
    const mismatches = await mismatchesWithout(check)
    expect(mismatches.filter((line) => where.test(line)).length).toBeGreaterThan(0)
  })
})
