import type { Schemas } from '@spruce/api-client'
import type { CheckNode, DraftErrors } from '@spruce/shell-ui'
import { localMoment, utcMoment } from '@spruce/console-kit/days'
import { entriesOf, type Entry, type EntryKind, entryKinds } from './entitlementEntries.js'
import type { entitlementMessages } from './entitlementMessages.js'
import type { Entitlements, Overrides } from './planCustomerQueries.js'
import { toBytes, toGigabytes } from './planDraft.js'
import { carryingNodes } from './planNodes.js'
import type { Plan } from './planQueries.js'

type Texts = (typeof entitlementMessages)['zh-CN']

/** How a limit is decided: by the plan, not at all, or for this customer. */
export type LimitRule = 'inherit' | 'unlimited' | 'own'

/** What the form holds. */
export interface OverridesDraft {
  /** Ids of entries, as `permissions/role:remove`. */
  granted: string[]
  revoked: string[]
  memberRule: LimitRule
  memberLimit: number | null
  storageRule: LimitRule
  /** Gigabytes. */
  storageLimit: number | null
  lockedParts: Overrides['lockedParts']
  /** A local moment to the minute, as the field holds it. */
  expiresAt: string | null
  note: string
}

const lists = {
  granted: {
    apps: 'grantedApps',
    menus: 'grantedMenus',
    permissions: 'grantedPermissions',
    components: 'grantedComponents',
  },
  revoked: {
    apps: 'revokedApps',
    menus: 'revokedMenus',
    permissions: 'revokedPermissions',
    components: 'revokedComponents',
  },
} as const

/** Entries of each kind, at most, as the contract says. */
const mostOf = { apps: 200, menus: 200, permissions: 200, components: 200 } as const

/** What the form starts with. */
export function draftOfOverrides(overrides: Overrides): OverridesDraft {
  const idsOf = (way: keyof typeof lists) =>
    entryKinds.flatMap((kind) => overrides[lists[way][kind]].map((code) => `${kind}/${code}`))
  const { maxMembers, maxStorageBytes } = overrides.limits
  return {
    granted: idsOf('granted'),
    revoked: idsOf('revoked'),
    memberRule: ruleOf(maxMembers),
    memberLimit: maxMembers ?? null,
    storageRule: ruleOf(maxStorageBytes),
    storageLimit: toGigabytes(maxStorageBytes ?? null),
    lockedParts: [...overrides.lockedParts],
    expiresAt: localMoment(overrides.expiresAt),
    note: overrides.note ?? '',
  }
}

function ruleOf(limit: number | null | undefined): LimitRule {
  if (limit === undefined) return 'inherit'
  return limit === null ? 'unlimited' : 'own'
}

/** What is wrong with a draft. */
export function checkOverrides(draft: OverridesDraft, t: Texts): DraftErrors<OverridesDraft> {
  const isMissing = (rule: LimitRule, limit: number | null) => rule === 'own' && limit === null
  const tooMany = (ids: readonly string[]) => {
    const kind = entryKinds.find((one) => codesOf(ids, one).length > mostOf[one])
    return kind && t.tooMany(t[kind], mostOf[kind])
  }
  return {
    granted: tooMany(draft.granted),
    revoked: tooMany(draft.revoked),
    memberLimit: isMissing(draft.memberRule, draft.memberLimit) ? t.limitRequired : undefined,
    storageLimit: isMissing(draft.storageRule, draft.storageLimit) ? t.limitRequired : undefined,
  }
}

/** All exceptions, as they are sent in place of those before. @param before keeps an untouched end to the second */
export function overridesOf(
  draft: OverridesDraft,
  before: Overrides,
): Omit<Schemas['SetOverridesRequest'], 'version'> {
  return {
    ...listsOf('granted', draft.granted),
    ...listsOf('revoked', draft.revoked),
    limits: {
      ...(draft.memberRule !== 'inherit' && {
        maxMembers: draft.memberRule === 'own' ? draft.memberLimit : null,
      }),
      ...(draft.storageRule !== 'inherit' && {
        maxStorageBytes: draft.storageRule === 'own' ? toBytes(draft.storageLimit) : null,
      }),
    },
    lockedParts: draft.lockedParts,
    expiresAt: utcMoment(draft.expiresAt, before.expiresAt),
    note: draft.note.trim() || null,
  }
}

function listsOf(way: keyof typeof lists, ids: readonly string[]) {
  return Object.fromEntries(entryKinds.map((kind) => [lists[way][kind], codesOf(ids, kind)]))
}

function codesOf(ids: readonly string[], kind: EntryKind): string[] {
  return ids.filter((id) => id.startsWith(`${kind}/`)).map((id) => id.slice(kind.length + 1))
}

/**
 * What can be granted beyond a plan, or taken out of it: by kind, each entry with where it belongs, and what is
 * granted at its menus.
 * What is an exception already is offered on the side where it stands.
 */
export function overrideNodes(parts: {
  way: 'granted' | 'revoked'
  entitlements: Entitlements
  plan: Plan | undefined
  t: Texts
}): CheckNode[] {
  const { way, entitlements, plan, t } = parts
  const draft = draftOfOverrides(entitlements.overrides)
  const isOffered = ({ kind, id, code, source }: Entry) => {
    if (draft[way].includes(id)) return true
    if (draft[way === 'granted' ? 'revoked' : 'granted'].includes(id)) return false
    if (source === 'component') return false // nothing reaches what is not for this customer
    const listed = plan?.[kind]
    const isInPlan = !listed || listed.includes(code)
    return isInPlan === (way === 'revoked')
  }
  const offered = entriesOf(entitlements).filter(isOffered)
  return entryKinds
    .map((kind) => {
      const own = offered.filter((entry) => entry.kind === kind)
      const isTree = kind === 'menus' || kind === 'permissions'
      const children = isTree ? placedNodes(kind, own, entitlements) : own.map(nodeOfEntry)
      // Who grants a button grants its menu; who takes it away leaves the menu, so that is beside it.
      return {
        id: `group/${kind}`,
        label: t[kind],
        children: way === 'granted' ? children : children.map((node) => apart(node, t)),
      }
    })
    .filter(({ children }) => children.length > 0)
}

/** A node without a value around each that has one and others below it: no choice brings the one above along. */
function apart({ children = [], ...node }: CheckNode, t: Texts): CheckNode {
  const below = children.map((child) => apart(child, t))
  if (node.value === undefined || below.length === 0) return { ...node, children: below }
  const own = { ...node, label: t.itself(node.label) }
  return { id: `${node.id}/*`, label: node.label, children: [own, ...below] }
}

function nodeOfEntry({ id, name, place }: Entry): CheckNode {
  return { id, label: place ? `${place} / ${name}` : name, value: id }
}

/** At the menus of each app; what no menu carries below them. */
function placedNodes(
  kind: 'menus' | 'permissions',
  offered: readonly Entry[],
  { apps, menus }: Entitlements,
): CheckNode[] {
  const ids = new Set(offered.map(({ id }) => id))
  const idOf = (menu: Entitlements['menus'][number]) =>
    kind === 'menus' ? `menus/${menu.id}` : `permissions/${menu.permCode ?? ''}`
  const carried = new Set(menus.map(idOf))
  const trees = apps
    .map(({ code, name }) => ({
      id: `group/${kind}/${code}`,
      label: name,
      children: carryingNodes(menus, code, (menu) =>
        ids.has(idOf(menu)) ? idOf(menu) : undefined,
      ).map((node) => prefixed(node, kind)),
    }))
    .filter(({ children }) => children.length > 0)
  return [...trees, ...offered.filter(({ id }) => !carried.has(id)).map(nodeOfEntry)]
}

/** The same menu stands among the menus and among the permissions. */
function prefixed(node: CheckNode, kind: string): CheckNode {
  const children = node.children?.map((child) => prefixed(child, kind))
  return { ...node, id: `${kind}/${node.id}`, ...(children && { children }) }
}

/** A value of the form in words. @param names of the entries, by their ids */
export function sayOverride(
  field: keyof OverridesDraft,
  value: OverridesDraft[keyof OverridesDraft],
  names: ReadonlyMap<string, string>,
  t: Texts,
): string {
  if (value === null) return t.none
  if (Array.isArray(value)) {
    const parts = { plan: t.partPlan, menus: t.partMenus, personalisation: t.partPersonalisation }
    const say = (one: string) =>
      names.get(one) ?? (field === 'lockedParts' ? parts[one as keyof typeof parts] : one)
    return value.map(say).join(t.nameSeparator) || t.none
  }
  if (field === 'memberRule' || field === 'storageRule') {
    return { inherit: t.ruleInherit, unlimited: t.ruleUnlimited, own: t.ruleOwn }[
      value as LimitRule
    ]
  }
  return String(value).replace('T', ' ')
}
