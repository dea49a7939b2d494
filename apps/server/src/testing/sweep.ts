import type { Bench } from './openBench.js'
import { needsOwnCaller, proofFor } from './proofs.js'
import { callOf, partsOf, recipes } from './recipes.js'
import { platformObjects, readWhoMay, type ObjectTable, type WhoMay } from './whoMay.js'
import type { WireReply } from './wire.js'
import type { Person, TenantKey } from './World.js'

/** One call of a sweep and its answer. */
export interface SweptCall {
  name: string
  reply: WireReply
}

/**
 * Calls every operation as `person` of tenant A: with nothing but own objects, with B's id in every
 * place where an id stands, with B in the header, and with words that only B has.
 */
export async function sweep(bench: Bench, person: Person): Promise<SweptCall[]> {
  const calls: SweptCall[] = []
  const { world } = bench
  const right = { 'current-tenant': world.tenants.a }
  const foreign = { 'current-tenant': world.tenants.b }
  for (const line of readWhoMay()) {
    if (line.who === 'anyone') continue // without a session there is no tenant to cross from
    calls.push(await callWith(bench, person, line, undefined, right))
    calls.push(await callWith(bench, person, line, undefined, foreign))
    for (const { at } of line.objects) {
      calls.push(await callWith(bench, person, line, at, right))
      calls.push(await callWith(bench, person, line, at, foreign))
    }
  }
  for (const word of [world.canary, world.canary.slice(0, 4)]) {
    for (const path of [
      `/aba-base/api/dept/dept-trees?keyword=${word}`,
      `/spruce/api/v1/members?keyword=${word}`,
      `/spruce/api/v1/invitations?keyword=${word}`,
      `/spruce/api/v1/contact-book/people?keyword=${word}`,
      `/aba-base/api/v3/role/multi-tenant-roles?keyword=${word}`,
    ]) {
      const reply = await bench.wire.send({
        method: 'GET',
        path,
        headers: { ...headersOf(person), ...right },
      })
      calls.push({ name: `GET ${path}`, reply })
    }
  }
  return calls
}

async function callWith(
  bench: Bench,
  person: Person,
  line: WhoMay,
  foreignAt: string | undefined,
  header: Record<string, string>,
): Promise<SweptCall> {
  const ids = new Map<string, string>()
  for (const { at, table } of line.objects) {
    if (at === foreignAt) ids.set(at, await idIn(bench, 'b', table))
    else if (recipes[line.operation].needs?.includes(at)) ids.set(at, await idIn(bench, 'a', table))
  }
  const parts = partsOf(line.operation, {
    id: (at) => ids.get(at),
    unique: (prefix) => bench.world.unique(prefix),
    proof: needsOwnCaller(line) ? undefined : await proofFor(bench, line.operation, person),
  })
  const call = callOf(line.operation, parts, { ...headersOf(person), ...header })
  const name = `${line.operation} ${foreignAt ?? ''} in ${String(header['current-tenant'])}`
  return { name, reply: await bench.wire.send(call) }
}

async function idIn({ world }: Bench, tenant: TenantKey, table: ObjectTable): Promise<string> {
  if (table === 'menus') return world.menus.own
  if (table === 'tenants') return world.tenants[tenant]
  if (platformObjects.has(table)) return world.object(table, tenant)
  if (table === 'invitations') {
    return tenant === 'b' ? world.openInvitation : world.object(table, tenant)
  }
  const [membership] = Object.values(tenant === 'b' ? world.resident.memberOf : {})
  if (!membership) return world.object(table, tenant)
  switch (table) {
    case 'users':
      return world.resident.userId
    case 'members':
      return membership.memberId
    case 'departments':
      return membership.departmentId
    case 'roles':
      return membership.roleId
    default:
      return world.standing.get(table) ?? world.object(table, tenant)
  }
}

/** Headers of a person's call, but for the tenant. */
export function headersOf(person: Person): Record<string, string> {
  return { 'app-code': 'spruce-web-enterprise-console', cookie: `token=${person.token}` }
}
