import type { Schemas } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui'
import { accessMessages, type AccessTexts } from './accessMessages.js'
import { rolesText } from './accessSteps.js'
import { AccessVerdict } from './AccessVerdict.js'
import { grantedText } from './grantedText.js'

type ObjectExplanation = Schemas['ObjectExplanation']

export interface ObjectAnswerProps {
  /** What the server says. */
  explanation: ObjectExplanation
}

/** Whether a member sees a person, department, application or menu, and why. */
export function ObjectAnswer({ explanation }: ObjectAnswerProps) {
  const t = useMessages(accessMessages)
  const { allowed, memberName, objectName, kind, reason, cause, steps, decidedBy } = explanation
  const object = `${t[kind]}${t.quoted(objectName)}`
  const isCaused = cause !== null && cause !== objectName
  return (
    <AccessVerdict
      isAllowed={allowed}
      title={allowed ? t.sees(memberName, object) : t.seesNot(memberName, object)}
      help={`${isCaused ? t.causedBy(cause) : ''}${sightHelp(reason, t)}${grantedText(explanation, t)}`}
      steps={steps.map((one) => ({
        key: one.step,
        name: sightName(one.step, t),
        text: sightText(one, explanation, t),
        state: one.state,
        isDeciding: one.step === decidedBy,
      }))}
    />
  )
}

function sightName(step: Schemas['SightStep'], t: AccessTexts): string {
  return step === 'permission' ? t.permissionStep : step === 'app' ? t.appStep : t[step]
}

function sightHelp(reason: ObjectExplanation['reason'], t: AccessTexts): string {
  switch (reason) {
    case 'GRANTED_BY_ROLE':
      return t.sightGranted
    case 'OUT_OF_SCOPE':
      return t.sightOutOfScope
    default:
      return t[reason]
  }
}

function sightText(
  { step, state }: ObjectExplanation['steps'][number],
  { kind, roles, objectName }: ObjectExplanation,
  t: AccessTexts,
): string {
  if (state === 'skipped') return step === 'scope' ? t.sightNoScope : t.skipped
  const isPassed = state === 'passed'
  switch (step) {
    case 'account':
      return isPassed ? t.accountPassed : t.accountFailed
    case 'membership':
      return isPassed ? t.membershipPassed : t.membershipFailed
    case 'app':
      return isPassed ? t.appPassed : t.appFailed
    case 'shown':
      if (kind === 'app') return isPassed ? t.appShown : t.appUnshown
      return isPassed ? t.menuShown : t.menuUnshown
    case 'plan':
      return isPassed ? t.planPassed : t.planFailed
    case 'permission': {
      const giving = roles.filter(({ enabled, grants }) => enabled && grants)
      return isPassed ? t.permissionPassed(rolesText(giving, t)) : t.permissionFailed
    }
    case 'scope':
      return isPassed ? t.scopePassed(objectName) : t.sightUnscoped(objectName)
  }
}
