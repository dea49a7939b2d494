import type { MembershipStatus } from '../db/schema.js'
import type { CallerTraits } from './expectedAnswer.js'
import { readWhoMay, type WhoMay } from './whoMay.js'
import type { Person, PersonSpec, TenantKey, World } from './World.js'

/** A kind of caller of the matrix: what the rules see in it, and how such a person is made. */
export interface CallerKind {
  name: string
  /** Where the caller's own objects are, and what the right header names. */
  home: TenantKey
  /** Whose objects are foreign to the caller. */
  foreign: TenantKey
  /** A tenant without live membership. */
  foreignHeader: TenantKey
  traits(line: WhoMay, permission: string | undefined): CallerTraits
  /** Null: nobody is signed in. */
  make(world: World, line: WhoMay, permission: string | undefined): Promise<Person | null>
}

type Permissions = readonly string[] | 'all'

/** Every code that the hand-written list knows. */
const registry = [...new Set(readWhoMay().flatMap(({ permissions }) => permissions))]

/** Everybody was once in C: a membership that is no longer live opens nothing. */
const formerly = { tenant: 'c', permissions: 'all', status: 'disabled' } as const

function person(
  name: string,
  options: {
    home?: TenantKey
    permissions: (line: WhoMay, permission: string | undefined) => Permissions
    spec?: Partial<PersonSpec>
    traits?: Partial<CallerTraits>
  },
): CallerKind {
  const home = options.home ?? 'a'
  const foreign = home === 'a' ? 'b' : 'a'
  return {
    name,
    home,
    foreign,
    foreignHeader: foreign,
    traits: (line, permission) => ({
      session: 'live',
      memberOf: { [home]: options.permissions(line, permission) },
      main: home,
      keptOutOf: ['c'],
      ...options.traits,
    }),
    make: (world, line, permission) =>
      world.person({
        memberOf: [{ tenant: home, permissions: options.permissions(line, permission) }, formerly],
        ...options.spec,
      }),
  }
}

const all = () => 'all' as const

/** The principals of S-01. */
export const callerKinds: readonly CallerKind[] = [
  {
    ...person('anonymous', { permissions: all }),
    traits: () => ({ session: 'none', memberOf: {} }),
    make: () => Promise.resolve(null),
  },
  person('expired session', {
    permissions: all,
    spec: { session: { expiresInMs: -1000 } },
    traits: { session: 'dead' },
  }),
  person('idle session', {
    permissions: all,
    spec: { session: { seenAgoMs: 31 * 60_000 } },
    traits: { session: 'dead' },
  }),
  {
    ...person('revoked session', { permissions: all, traits: { session: 'dead' } }),
    async make(world) {
      const made = await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
      await world.sql`delete from sessions where user_id = ${made.userId}`
      return made
    },
  },
  person('suspended account', {
    permissions: all,
    spec: { account: 'suspended' },
    traits: { session: 'dead' },
  }),
  {
    ...person('person of no tenant', { permissions: () => [] }),
    traits: () => ({ session: 'live', memberOf: {} }),
    make: (world) => world.person({ memberOf: [] }),
  },
  person('first login', {
    permissions: all,
    spec: { mustChangePassword: true },
    traits: { firstLogin: true },
  }),
  person('member without the permission', {
    permissions: (line) => registry.filter((code) => !line.permissions.includes(code)),
  }),
  person('member with exactly the permission', {
    permissions: (_line, permission) => (permission === undefined ? [] : [permission]),
  }),
  person('administrator', { permissions: all }),
  {
    ...person('suspended member', { permissions: all }),
    traits: () => ({ session: 'live', memberOf: {}, keptOutOf: ['a'] }),
    make: (world) =>
      world.person({ memberOf: [{ tenant: 'a', permissions: 'all', status: 'disabled' }] }),
  },
  {
    ...person('invited member', { permissions: all }),
    traits: () => ({ session: 'live', memberOf: {} }),
    make: (world) =>
      world.person({ memberOf: [{ tenant: 'a', permissions: 'all', status: 'invited' }] }),
  },
  person("other tenant's administrator", { home: 'b', permissions: all }),
  {
    ...person('member of both, in A', { permissions: all }),
    foreignHeader: 'c',
    traits: () => ({
      session: 'live',
      memberOf: { a: 'all', b: 'all' },
      main: 'b',
      keptOutOf: ['c'],
    }),
    make: (world) =>
      world.person({
        memberOf: [
          { tenant: 'a', permissions: 'all' },
          { tenant: 'b', permissions: 'all' },
          formerly,
        ],
        main: 'b',
      }),
  },
  person('operator', { home: 'operator', permissions: all }),
  person("operator's staff without the permission", {
    home: 'operator',
    permissions: (line) => registry.filter((code) => !line.permissions.includes(code)),
  }),
  person("operator's staff with exactly the permission", {
    home: 'operator',
    permissions: (_line, permission) => (permission === undefined ? [] : [permission]),
  }),
  {
    ...person('operator in mock login', { permissions: all }),
    // The person acted as is in B as well, and at home there: a mock login opens its one tenant only.
    traits: () => ({ session: 'live', isMock: true, memberOf: { a: 'all' }, main: 'a' }),
    make: (world) => mockLogin(world, 'active'),
  },
  {
    ...person('mock login of somebody who left the operator', { permissions: all }),
    traits: () => ({ session: 'dead', memberOf: {} }),
    make: (world) => mockLogin(world, 'disabled'),
  },
]

/** A session in which somebody who is `status` with the operator acts as an administrator of A. */
async function mockLogin(world: World, status: MembershipStatus): Promise<Person> {
  const actor = await world.person({
    memberOf: [{ tenant: 'operator', permissions: 'all', status }],
  })
  return world.person({
    memberOf: [{ tenant: 'a', permissions: 'all' }, { tenant: 'b', permissions: 'all' }, formerly],
    main: 'b',
    session: { mock: { tenant: 'a', actingUserId: actor.userId } },
  })
}
