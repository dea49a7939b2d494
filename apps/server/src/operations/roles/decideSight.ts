import type { Schemas } from '@spruce/api-client/contract'
import type { HeldRole } from '../../repositories/roles/PermissionsRepository.js'
import { gives, type PermissionFacts } from './decidePermission.js'

type Explanation = Schemas['ObjectExplanation']
type Step = Schemas['SightStep']

/** One thing that is asked on the way to an object, and what is said when it refuses. */
export interface SightRule {
  step: Step
  reason: Explanation['reason']
  isPassed: boolean
  /** The application, menu or permission that it is about. */
  cause?: string | undefined
}

export type SightDecision = Pick<
  Explanation,
  'allowed' | 'reason' | 'decidedBy' | 'cause' | 'steps'
>

const stepOrder = [
  'account',
  'membership',
  'app',
  'shown',
  'plan',
  'permission',
  'scope',
] as const satisfies readonly Step[]

/** The first rule that refuses decides; where none does, the last one, for the reason `granted`. */
export function decideSight(
  rules: readonly SightRule[],
  granted: Explanation['reason'],
): SightDecision {
  const refusing = rules.find(({ isPassed }) => !isPassed)
  return {
    allowed: refusing === undefined,
    reason: refusing?.reason ?? granted,
    decidedBy: (refusing ?? rules.at(-1))?.step ?? 'account',
    cause: refusing?.cause ?? null,
    steps: stepOrder.map((step) => ({ step, state: stateOf(rules, step) })),
  }
}

function stateOf(rules: readonly SightRule[], step: Step): 'passed' | 'failed' | 'skipped' {
  const own = rules.filter((rule) => rule.step === step)
  if (own.length === 0) return 'skipped'
  return own.every(({ isPassed }) => isPassed) ? 'passed' : 'failed'
}

/** Whether the member can call at all, in the order in which a request meets it. */
export function accountRules({
  account,
  memberStatus,
}: Pick<PermissionFacts, 'account' | 'memberStatus'>): SightRule[] {
  return [
    { step: 'account', reason: 'ACCOUNT_SUSPENDED', isPassed: account.status === 'active' },
    { step: 'membership', reason: 'MEMBER_NOT_ACTIVE', isPassed: memberStatus === 'active' },
    { step: 'account', reason: 'FIRST_LOGIN', isPassed: !account.mustChangePassword },
  ]
}

/** Whether a role gives a code that the object asks for. */
export function codeRules(
  code: string,
  {
    held,
    isOutsidePlan,
    name,
  }: { held: readonly HeldRole[]; isOutsidePlan: boolean; name: string },
): SightRule[] {
  const giving = held.filter((role) => gives(role, code))
  const rule = (reason: Explanation['reason'], isPassed: boolean) =>
    ({ step: 'permission', reason, isPassed, cause: name }) as const
  return [
    { step: 'plan', reason: 'OUTSIDE_PLAN', isPassed: !isOutsidePlan, cause: name },
    rule('NO_ROLE', held.length > 0),
    rule('NO_ROLE_GRANTS', giving.length > 0),
    rule(
      'ROLE_DISABLED',
      giving.some(({ enabled }) => enabled),
    ),
  ]
}
