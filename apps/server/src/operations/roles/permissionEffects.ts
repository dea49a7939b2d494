import type { Schemas } from '@spruce/api-client/contract'
import type { HeldRole, RoleHolder } from '../../repositories/roles/PermissionsRepository.js'
import { decidePermission, type PermissionFacts } from './decidePermission.js'
import type { RoleChange } from './roleChanges.js'

/** So many people are told by name, for each code. */
const maxNames = 5

/** The facts that are the same for everybody. */
type CodeFacts = Pick<PermissionFacts, 'isKnown' | 'isOtherConsole' | 'isOutsidePlan'>

export interface EffectParts {
  changes: readonly RoleChange[]
  /** Everybody who holds one of the changed roles. */
  holders: readonly RoleHolder[]
  /** Every role of the tenant, as it is now. */
  roles: readonly HeldRole[]
  accounts: ReadonlyMap<string, PermissionFacts['account']>
  factsOf: (code: string) => CodeFacts
}

type Effect = Omit<Schemas['PreviewedCode'], 'name'>

/**
 * Who would gain and lose what: everybody's verdict on every changed code, now and with the change. People
 * in the same position have the same verdict, so it is taken once for each position.
 */
export function previewEffects(parts: EffectParts): {
  gaining: number
  losing: number
  codes: Effect[]
} {
  const { changes, roles, factsOf } = parts
  const before = new Map(roles.map((role) => [role.id, role]))
  const after = new Map(before)
  for (const { role, after: codes } of changes) {
    const old = before.get(role.id)
    if (old) after.set(role.id, { ...old, codes })
  }
  const positions = positionsOf(parts)
  const gaining = new Set<string>()
  const losing = new Set<string>()
  const changed = changes.flatMap(({ added, removed }) => [...added, ...removed])
  const codes = [...new Set(changed)].sort().map((code) => {
    const facts = factsOf(code)
    const gains: RoleHolder[] = []
    const losses: RoleHolder[] = []
    for (const people of positions) {
      const could = mayDo(code, facts, people, before)
      const can = mayDo(code, facts, people, after)
      if (can === could) continue
      for (const one of people.holders) (can ? gaining : losing).add(one.id)
      ;(can ? gains : losses).push(...people.holders)
    }
    return { code, gains: sampleOf(gains), losses: sampleOf(losses) }
  })
  return { gaining: gaining.size, losing: losing.size, codes }
}

/** People with the same roles, and in the same state. */
interface Position {
  roleIds: readonly string[]
  status: RoleHolder['status']
  account: PermissionFacts['account']
  holders: RoleHolder[]
}

function positionsOf({ holders, accounts }: EffectParts): Position[] {
  const positions = new Map<string, Position>()
  for (const holder of holders) {
    const account = accounts.get(holder.id)
    if (!account) continue // joined a moment ago
    const { status, roleIds } = holder
    const key = JSON.stringify([status, account, roleIds])
    const position = positions.get(key) ?? { roleIds, status, account, holders: [] }
    position.holders.push(holder)
    positions.set(key, position)
  }
  return [...positions.values()]
}

function mayDo(
  code: string,
  facts: CodeFacts,
  { roleIds, status, account }: Position,
  roles: ReadonlyMap<string, HeldRole>,
): boolean {
  return decidePermission({
    ...facts,
    code,
    account,
    memberStatus: status,
    held: roleIds.flatMap((id) => roles.get(id) ?? []),
    isInMenus: undefined,
    isTargetShown: undefined,
  }).allowed
}

function sampleOf(people: readonly RoleHolder[]): Schemas['PeopleSample'] {
  const seen = people.filter(({ isSeen }) => isSeen).map(({ name }) => name)
  return { count: people.length, names: seen.slice(0, maxNames) }
}
