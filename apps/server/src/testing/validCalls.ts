import type { Bench } from './openBench.js'
import { callerOf, needsOwnCaller, proofFor, homeOf } from './proofs.js'
import { callOf, partsOf, recipes } from './recipes.js'
import { personalObjects, readWhoMay, type ObjectTable, type WhoMay } from './whoMay.js'
import type { WireCall } from './wire.js'
import type { Person } from './World.js'

/** A call that would succeed, and the line that says so. */
export interface ValidCall {
  line: WhoMay
  call: WireCall
}

/**
 * A call of every operation that `person` of tenant A, or somebody made for it, may make, with
 * everything right and objects of its own: whatever is changed about it afterwards is the reason for
 * another answer.
 */
export async function validCalls(bench: Bench, person: Person): Promise<ValidCall[]> {
  const calls: ValidCall[] = []
  for (const line of readWhoMay()) {
    const caller = needsOwnCaller(line) ? await callerOf(bench, line) : person
    calls.push({ line, call: await validCall(bench, caller, line) })
  }
  return calls
}

export async function validCall(bench: Bench, person: Person, line: WhoMay): Promise<WireCall> {
  const { world } = bench
  const ids = new Map<string, string>()
  for (const { at, table } of line.objects) {
    if (recipes[line.operation].needs?.includes(at))
      ids.set(at, await objectIn(bench, table, person))
  }
  const parts = partsOf(line.operation, {
    id: (at) => ids.get(at),
    unique: (prefix) => world.unique(prefix),
    proof: await proofFor(bench, line.operation, person, homeOf(line)),
  })
  return callOf(line.operation, parts, {
    'app-code': 'spruce-web-enterprise-console',
    'current-tenant': world.tenants[homeOf(line)],
    cookie: `token=${person.token}`,
  })
}

/** Some objects are the person's own; others are anybody's. */
function objectIn({ world }: Bench, table: ObjectTable, person: Person): Promise<string> {
  if (table === 'menus') return Promise.resolve(world.menus.own)
  if (table === 'tenants') return Promise.resolve(world.tenants.a)
  const membership = personalObjects.has(table) ? person.memberOf.a : undefined
  return world.object(table, 'a', membership && { ...membership, userId: person.userId })
}
