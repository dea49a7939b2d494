import type { Schemas } from '@spruce/api-client/contract'
import type { HeldRole } from '../../repositories/roles/PermissionsRepository.js'

type Explanation = Schemas['PermissionExplanation']
type Reason = Explanation['reason']
type Step = Schemas['PermissionStep']

/** All that decides whether a member may do something. */
export interface PermissionFacts {
  /** An operation of this product asks for the code. */
  isKnown: boolean
  account: { status: 'active' | 'suspended'; mustChangePassword: boolean }
  memberStatus: Schemas['MemberStatus']
  /** The code belongs to the operator's console, and the tenant is a customer. */
  isOtherConsole: boolean
  isOutsidePlan: boolean
  held: readonly HeldRole[]
  code: string
  /** Whether the member finds one of the menus that carry the code; undefined: none carries it. */
  isInMenus: boolean | undefined
  /** Whether the roles that give it show the person asked about; undefined: nobody in particular. */
  isTargetShown: boolean | undefined
}

export type PermissionDecision = Pick<Explanation, 'allowed' | 'reason' | 'decidedBy' | 'steps'>

/** The step that each reason belongs to. */
const stepOf: Record<Reason, Step> = {
  ACCOUNT_SUSPENDED: 'account',
  FIRST_LOGIN: 'account',
  MEMBER_NOT_ACTIVE: 'membership',
  NO_ROLE: 'role',
  ROLE_DISABLED: 'role',
  OTHER_CONSOLE: 'plan',
  OUTSIDE_PLAN: 'plan',
  UNKNOWN_CODE: 'permission',
  NO_ROLE_GRANTS: 'permission',
  ADMINISTRATOR: 'permission',
  GRANTED_BY_ROLE: 'permission',
  OUT_OF_SCOPE: 'scope',
}

/** Whether a role gives a code, were it enabled. */
export function gives({ grantsAll, codes }: HeldRole, code: string): boolean {
  return grantsAll || codes.includes(code)
}

/** The verdict with its rule, in the order in which a request meets them, and the way step by step. */
export function decidePermission(facts: PermissionFacts): PermissionDecision {
  const reason = reasonOf(facts)
  const allowed = reason === 'ADMINISTRATOR' || reason === 'GRANTED_BY_ROLE'
  const decidedBy = allowed && facts.isTargetShown !== undefined ? 'scope' : stepOf[reason]
  return { allowed, reason, decidedBy, steps: stepsOf(facts) }
}

function reasonOf(facts: PermissionFacts): Reason {
  const { account, held, code } = facts
  if (!facts.isKnown) return 'UNKNOWN_CODE'
  if (account.status !== 'active') return 'ACCOUNT_SUSPENDED'
  if (facts.memberStatus !== 'active') return 'MEMBER_NOT_ACTIVE'
  if (account.mustChangePassword) return 'FIRST_LOGIN'
  if (facts.isOtherConsole) return 'OTHER_CONSOLE'
  if (facts.isOutsidePlan) return 'OUTSIDE_PLAN'
  if (held.length === 0) return 'NO_ROLE'
  const giving = held.filter((role) => gives(role, code))
  if (giving.length === 0) return 'NO_ROLE_GRANTS'
  const enabled = giving.filter((role) => role.enabled)
  if (enabled.length === 0) return 'ROLE_DISABLED'
  if (facts.isTargetShown === false) return 'OUT_OF_SCOPE'
  return enabled.some(({ grantsAll }) => grantsAll) ? 'ADMINISTRATOR' : 'GRANTED_BY_ROLE'
}

function stepsOf(facts: PermissionFacts): Explanation['steps'] {
  const { account, held, code, isInMenus, isTargetShown } = facts
  const giving = held.filter((role) => gives(role, code))
  const isGiven = giving.some(({ enabled }) => enabled)
  const passed: Record<Step, boolean | undefined> = {
    account: account.status === 'active' && !account.mustChangePassword,
    membership: facts.memberStatus === 'active',
    role: held.some(({ enabled }) => enabled) && (isGiven || giving.length === 0),
    menu: isInMenus,
    plan: !facts.isOtherConsole && !facts.isOutsidePlan,
    permission: facts.isKnown && isGiven,
    scope: isGiven ? isTargetShown : undefined,
  }
  return stepOrder.map((step) => ({
    step,
    state: passed[step] === undefined ? 'skipped' : passed[step] ? 'passed' : 'failed',
  }))
}

/** The way as people read it. */
const stepOrder = [
  'account',
  'membership',
  'role',
  'menu',
  'plan',
  'permission',
  'scope',
] as const satisfies readonly Step[]
