import { operationTable } from '@spruce/api-client/contract'
import { readFileSync } from 'node:fs'
import type { OperationId } from '../http/contractTypes.js'

/** What an id in a request names. */
export type ObjectTable =
  | 'departments'
  | 'members'
  | 'users'
  | 'roles'
  | 'menus'
  | 'tenants'
  | 'files'
  | 'resources'
  | 'folders'
  | 'letters'
  | 'calendarEvents'
  | 'todos'
  | 'jobs'
  | 'imports'
  | 'finishedImports'
  | 'bulkChanges'
  | 'notices'
  | 'publishedNotices'
  | 'invitations'
  | 'own_menus'
  | 'own_apps'
  | 'clientApps'
  | 'recycled'
  | 'recycledPlatform'
  | 'ownRecycled'
  | 'customers'
  | 'staffedCustomers'
  | 'applications'
  | 'releases'
  | 'pages'
  | 'publishedPages'
  | 'shownPages'
  | 'shownDesigns'
  | 'shareLinks'
  | 'workbenches'
  | 'publishedWorkbenches'
  | 'deviceAreas'
  | 'devices'
  | 'dataPoints'
  | 'deviceTokens'
  | 'deviceTypes'
  | 'alarmRules'
  | 'alarms'
  | 'components'
  | 'publishedComponents'
  | 'shownComponents'
  | 'tenantComponents'
  | 'publishedTenantComponents'
  | 'plans'
  | 'planPushes'
  | 'systemNotices'
  | 'publishedSystemNotices'
  | 'businessIdentifiers'
  | 'businessDeliveries'
  | 'identityProviders'
  | 'dataEndpoints'

/** Kinds that only the tests tell apart, by the state that a call needs; to the contract they are one. */
const states: Partial<Record<ObjectTable, ObjectTable>> = {
  imports: 'jobs',
  finishedImports: 'jobs',
  bulkChanges: 'jobs',
  staffedCustomers: 'customers',
  publishedSystemNotices: 'systemNotices',
  recycledPlatform: 'recycled',
  clientApps: 'own_apps',
  publishedComponents: 'components',
  publishedTenantComponents: 'tenantComponents',
  publishedPages: 'pages',
  publishedWorkbenches: 'workbenches',
}

/** What the contract calls a kind of object. */
export function tableOf(kind: ObjectTable): ObjectTable {
  return states[kind] ?? kind
}

/** Objects of the platform: the operator's staff know them all, and they belong to no tenant of theirs. */
export const platformObjects: ReadonlySet<ObjectTable> = new Set([
  'customers',
  'staffedCustomers',
  'applications',
  'components',
  'publishedComponents',
  'plans',
  'planPushes',
  'systemNotices',
  'publishedSystemNotices',
  'recycledPlatform',
])

/** What people have for themselves: nobody else's exists for them. */
export const personalObjects: ReadonlySet<ObjectTable> = new Set([
  'letters',
  'calendarEvents',
  'todos',
  'ownRecycled',
  'jobs',
  'imports',
  'finishedImports',
  'bulkChanges',
])

/** What shows to some roles, and to administrators anyway: `other` is what shows to another role. */
export const shownToRoles: ReadonlySet<ObjectTable> = new Set(['shownPages', 'shownDesigns'])

/** A place in the request where an id stands: `body.items[].menuId`, and what it names. */
export interface ObjectPlace {
  at: string
  table: ObjectTable
}

/** Whose object an id names, seen by the caller in the tenant of the call. */
export type Relation = 'own' | 'other' | 'foreign' | 'random' | 'malformed'

/** A line of `whoMay.csv`: who may call an operation, and what the answer is for which object. */
export interface WhoMay {
  operation: OperationId
  /**
   * `anyone`, `signed-in` (no tenant needed), `first-login` (signed in with a password that somebody
   * else gave, and nobody but them), `member` (live membership in the call's tenant), `operator` (the
   * operator's staff, in the operator's tenant).
   */
  who: 'anyone' | 'signed-in' | 'first-login' | 'member' | 'operator'
  /** One of these codes is needed; none where empty. */
  permissions: readonly string[]
  effect: 'read' | 'write'
  objects: readonly ObjectPlace[]
  /** The status by relation; empty where the operation names no object. */
  answers: Readonly<Partial<Record<Relation, number>>>
}

const relations = ['own', 'other', 'foreign', 'random', 'malformed'] as const

/**
 * `whoMay.csv`, written by hand from the specification, beside the contract and not from it.
 * @throws when a line is malformed or names no operation of the contract
 */
export function readWhoMay(): WhoMay[] {
  const text = readFileSync(new URL('./whoMay.csv', import.meta.url), 'utf8')
  const [head, ...lines] = text.trim().split('\n')
  const columns = (head ?? '').split(',')
  return lines.map((line) => readLine(columns, line))
}

function readLine(columns: readonly string[], line: string): WhoMay {
  const cells = line.split(',')
  const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
  const known = operationTable.find(({ operationId }) => operationId === cell('operation'))
  if (!known) throw new Error(`whoMay.csv names no operation of the contract: ${line}`)
  if (
    !/^(anyone|signed-in|first-login|member|operator)$/.test(cell('who')) ||
    !/^(read|write)$/.test(cell('effect'))
  ) {
    throw new Error(`whoMay.csv has a malformed line: ${line}`)
  }
  return {
    operation: known.operationId,
    who: cell('who') as WhoMay['who'],
    permissions: cell('permission').split('|').filter(Boolean),
    effect: cell('effect') as WhoMay['effect'],
    objects: cell('objects').split(' ').filter(Boolean).map(readPlace),
    answers: Object.fromEntries(
      relations
        .filter((relation) => cell(relation) !== '')
        .map((relation) => [relation, Number(cell(relation))]),
    ),
  }
}

function readPlace(text: string): ObjectPlace {
  const [at = '', table = ''] = text.split(':')
  return { at, table: table as ObjectTable }
}
