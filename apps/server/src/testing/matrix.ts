import { isDeepStrictEqual } from 'node:util'
import { callerKinds, type CallerKind } from './callers.js'
import {
  expectedAnswer,
  tenantOfCall,
  type CallerTraits,
  type ExpectedAnswer,
  type TenantHeader,
} from './expectedAnswer.js'
import { proofFor, singletons, type ProofBench } from './proofs.js'
import { callOf, partsOf, recipes } from './recipes.js'
import { platformObjects, shownToRoles } from './whoMay.js'
import type { ObjectPlace, ObjectTable, Relation, WhoMay } from './whoMay.js'
import { indistinct, type Envelope, type Wire, type WireCall, type WireReply } from './wire.js'
import type { Person, TenantKey } from './World.js'

export const objectKinds = ['own', 'other', 'foreign', 'random', 'malformed'] as const
export type ObjectKind = (typeof objectKinds)[number]

export const headerKinds = ['right', 'foreign', 'absent', 'empty', 'doubled', 'garbage'] as const
export type HeaderKind = (typeof headerKinds)[number]

/** One cell of the matrix. */
export interface MatrixCase {
  line: WhoMay
  caller: CallerKind
  /** Which of several codes the caller with exactly one has. */
  permission: string | undefined
  /** The place in the request that varies; undefined where the operation names no object. */
  place: ObjectPlace | undefined
  object: ObjectKind | undefined
  header: HeaderKind
}

/** Every cell: operation and place × caller × object × header. */
export function allCases(lines: readonly WhoMay[]): MatrixCase[] {
  return lines.flatMap((line) =>
    callerKinds.flatMap((caller) =>
      permissionsFor(line, caller).flatMap((permission) =>
        variantsOf(line).flatMap(({ place, object }) =>
          headerKinds.map((header) => ({ line, caller, permission, place, object, header })),
        ),
      ),
    ),
  )
}

function permissionsFor(line: WhoMay, caller: CallerKind): (string | undefined)[] {
  const isExact = caller.name.endsWith('with exactly the permission')
  return isExact && line.permissions.length > 0 ? [...line.permissions] : [undefined]
}

function variantsOf(line: WhoMay): { place?: ObjectPlace; object?: ObjectKind }[] {
  const named = line.objects.flatMap((place) => objectKinds.map((object) => ({ place, object })))
  const isOptional = (recipes[line.operation].needs ?? []).length === 0
  return isOptional ? [{}, ...named] : named
}

/** How a cell reads in a failure. */
export function nameOf({ line, caller, permission, place, object, header }: MatrixCase): string {
  const who = permission === undefined ? caller.name : `${caller.name} (${permission})`
  const what = place === undefined ? '' : ` with ${place.at} ${String(object)}`
  return `${line.operation}${what}, ${who}, header ${header}`
}

/** What the cells are run against. */
export interface MatrixBench extends ProofBench {
  wire: Wire
  /** A number from 0 to 1. */
  random(): number
}

export interface MatrixResult {
  ran: number
  mismatches: string[]
  /** The different 404 answers by operation: a stranger must not tell them apart. */
  notFound: Map<string, Set<string>>
}

const malformedIds = ['a b', "'or'1'='1", 'x'.repeat(121), '部门', 'a\u0000b', '<x>', '%', 'a;b']
const garbageHeaders = ['*', 'null', 'a b', "';drop table users", 'x'.repeat(41), '\u00e9', '1,2']

/** Runs cells of the matrix, several at a time. Objects that a cell may change are made for it alone. */
export class Matrix {
  private readonly people = new Map<string, Promise<Person | null>>()
  private readonly objects = new Map<string, Promise<string>>()
  /** Cases on what a tenant has one of, one after another. */
  private queue: Promise<void> = Promise.resolve()
  private readonly proofs = new Map<string, ReturnType<typeof proofFor>>()

  constructor(private readonly bench: MatrixBench) {}

  /** Makes the people and objects of cells that nothing changes, so that running them only asks. */
  async furnish(cases: readonly MatrixCase[]): Promise<void> {
    await inParallel(cases, async (one) => {
      await this.prepare(one)
    })
  }

  async run(cases: readonly MatrixCase[]): Promise<MatrixResult> {
    const result: MatrixResult = { ran: 0, mismatches: [], notFound: new Map() }
    await inParallel(cases, (one) => this.runOne(one, result))
    return result
  }

  /** Whether the cell is let through to write. */
  writes(one: MatrixCase): boolean {
    return one.line.effect === 'write' && this.expected(one).status === 200
  }

  expected(one: MatrixCase): ExpectedAnswer {
    const traits = traitsOf(one)
    const answer = expectedAnswer(one.line, traits, headerOf(one), relationOf(one, traits))
    return answer.status === 200 && looksFromElsewhere(one, traits)
      ? { status: 403, code: 403 }
      : answer
  }

  private runOne(one: MatrixCase, result: MatrixResult): Promise<void> {
    if (!singletons.has(one.line.operation)) return this.ask(one, result)
    this.queue = this.queue.then(() => this.ask(one, result))
    return this.queue
  }

  private async ask(one: MatrixCase, result: MatrixResult) {
    const expected = this.expected(one)
    const call = await this.prepare(one)
    const reply = await this.bench.wire.send(call)
    result.ran += 1
    const got = readAnswer(reply)
    if (!isDeepStrictEqual(got, expected)) {
      result.mismatches.push(
        `${nameOf(one)}: expected ${String(expected.status)} ${String(expected.code)}, ` +
          `got ${String(got.status)} ${String(got.code)} (${call.method} ${call.path})`,
      )
    }
    if (reply.status === 404) {
      const known = result.notFound.get(one.line.operation) ?? new Set()
      result.notFound.set(one.line.operation, known.add(indistinct(reply)))
    }
  }

  private async prepare(one: MatrixCase): Promise<WireCall> {
    const { line, caller, place, object } = one
    const { world } = this.bench
    const writes = this.writes(one)
    const person = await this.personFor(one, writes)
    const ids = new Map<string, string>()
    const tenant = tenantOfCall(traitsOf(one), headerOf(one)) ?? caller.home
    for (const { at, table } of line.objects) {
      if (at === place?.at && object !== undefined) {
        ids.set(at, await this.objectFor(one, table, object, person, writes))
      } else if (recipes[line.operation].needs?.includes(at)) {
        ids.set(at, await this.objectIn(tenant, table, writes, at))
      }
    }
    const parts = partsOf(line.operation, {
      id: (at) => ids.get(at),
      unique: (prefix) => world.unique(prefix),
      proof: await this.proofOf(line, writes, person, tenant),
    })
    return callOf(line.operation, parts, {
      'app-code': 'spruce-web-enterprise-console',
      ...this.tokenHeader(person),
      ...this.tenantHeader(one),
    })
  }

  /** A refused call needs none; that of a reading call may be used again. */
  private async proofOf(
    { operation, effect }: WhoMay,
    writes: boolean,
    person: Person | null,
    tenant: TenantKey,
  ) {
    const make = () => proofFor(this.bench, operation, person, tenant)
    if (writes) return make()
    return effect === 'read' ? shared(this.proofs, operation, make) : undefined
  }

  private personFor({ line, caller, permission }: MatrixCase, alone: boolean) {
    const make = () => caller.make(this.bench.world, line, permission)
    if (alone) return make()
    return shared(this.people, `${caller.name} ${permission ?? line.permissions.join()}`, make)
  }

  private async objectFor(
    { caller, line }: MatrixCase,
    table: ObjectTable,
    kind: ObjectKind,
    person: Person | null,
    alone: boolean,
  ): Promise<string> {
    const { world, random } = this.bench
    if (kind === 'random') return world.unique('01930f3c-0000-7000-8000-')
    if (kind === 'malformed') return pick(malformedIds, random)
    if (table === 'menus') return world.menus[kind] ?? this.objectIn('b', 'departments', false)
    if (table === 'tenants') {
      return world.tenants[{ own: caller.home, other: 'c' as const, foreign: caller.foreign }[kind]]
    }
    const tenant = kind === 'foreign' ? caller.foreign : caller.home
    const membership = person?.memberOf[tenant]
    if (kind !== 'own' || !person || !membership) return this.objectIn(tenant, table, alone)
    // Who looks through a role looks from a place of their own, not from one that they head.
    if (line.operation === 'startRoleView' && table === 'departments') {
      return membership.departmentId
    }
    const make = () => world.object(table, tenant, { ...membership, userId: person.userId })
    return alone ? make() : shared(this.objects, `${table} of ${person.userId}`, make)
  }

  /** Somebody's object; those for different `use` are different ones. */
  private objectIn(
    tenant: TenantKey,
    table: ObjectTable,
    alone: boolean,
    use = '',
  ): Promise<string> {
    const { world } = this.bench
    if (table === 'menus') return Promise.resolve(world.menus.own)
    if (table === 'tenants') return Promise.resolve(world.tenants[tenant])
    const make = () => world.object(table, tenant)
    return alone ? make() : shared(this.objects, `${table} in ${tenant} ${use}`, make)
  }

  private tokenHeader(person: Person | null): Record<string, string> {
    if (!person) return {}
    return this.bench.random() < 0.5
      ? { cookie: `token=${person.token}` }
      : { authorization: `Bearer ${person.token}` }
  }

  private tenantHeader({ caller, header }: MatrixCase): Record<string, string | string[]> {
    const { world, random } = this.bench
    const own = world.tenants[caller.home]
    switch (header) {
      case 'right':
        return { 'current-tenant': own }
      case 'foreign':
        return { 'current-tenant': world.tenants[caller.foreignHeader] }
      case 'absent':
        return {}
      case 'empty':
        return { 'current-tenant': '' }
      case 'doubled':
        return { 'current-tenant': [own, own] }
      case 'garbage':
        return { 'current-tenant': pick(garbageHeaders, random) }
    }
  }
}

async function inParallel<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const queue = [...list]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await act(next)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

function traitsOf({ line, caller, permission }: MatrixCase): CallerTraits {
  return caller.traits(line, permission)
}

function headerOf({ caller, header }: MatrixCase): TenantHeader {
  if (header === 'right') return caller.home
  return header === 'foreign' ? caller.foreignHeader : header
}

/** Through a role only who sees everybody looks from a place that is not their own. */
function looksFromElsewhere(one: MatrixCase, traits: CallerTraits): boolean {
  const { line, place, object, caller } = one
  const isElsewhere = place?.at === 'body.departmentId' && object === 'other'
  return line.operation === 'startRoleView' && isElsewhere && traits.memberOf[caller.home] !== 'all'
}

/** Whose the object is, seen from the tenant of the call. */
function relationOf(one: MatrixCase, traits: CallerTraits): Relation | undefined {
  const { place, object, caller } = one
  if (!place || !object) return undefined
  if (object === 'random' || object === 'malformed' || place.table === 'menus') return object
  if (platformObjects.has(place.table)) return 'other'
  const owner = object === 'foreign' ? caller.foreign : caller.home
  if (place.table === 'tenants') {
    const asked = object === 'other' ? 'c' : owner
    if (asked in traits.memberOf) return 'own'
    return traits.keptOutOf?.includes(asked) ? 'other' : 'foreign'
  }
  const tenant = tenantOfCall(traits, headerOf(one))
  // The same account is known in every tenant that it is in.
  const isKnown = place.table === 'users' && object === 'own' && (tenant ?? '') in traits.memberOf
  if (owner !== tenant && !isKnown) return 'foreign'
  const held = tenant === undefined ? [] : traits.memberOf[tenant]
  const isShown = shownToRoles.has(place.table) && held === 'all'
  return object === 'own' || isShown ? 'own' : 'other'
}

function readAnswer(reply: WireReply): ExpectedAnswer {
  const isJson = reply.headers['content-type']?.startsWith('application/json') ?? false
  const code = isJson ? (JSON.parse(reply.text) as Envelope).code : reply.status
  return { status: reply.status, code }
}

function pick<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T
}

function shared<T>(
  known: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

/**
 * A sample in which every pair of values with a header occurs (operation and place, caller, object),
 * in an order of the seed's.
 */
export function pairwise(cases: readonly MatrixCase[], random: () => number): MatrixCase[] {
  const seen = new Set<string>()
  return shuffled(cases, random).filter((one) => {
    const { header } = one
    const pairs = [
      `${header} ${one.line.operation} ${one.place?.at ?? ''}`,
      `${header} ${one.caller.name}`,
      `${header} ${String(one.object)}`,
      `${one.caller.name} ${one.line.operation}`,
    ]
    const isNew = pairs.some((pair) => !seen.has(pair))
    for (const pair of pairs) seen.add(pair)
    return isNew
  })
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = copy[last] as T
    copy[last] = copy[other] as T
    copy[other] = moved
  }
  return copy
}
