import { useMessages } from '@spruce/shell-ui'
import { accessMessages } from './accessMessages.js'
import { type Explanation, stepName, stepText } from './accessSteps.js'
import { AccessVerdict } from './AccessVerdict.js'
import { grantedText } from './grantedText.js'

export interface AccessAnswerProps {
  /** What the server says. */
  explanation: Explanation
}

/** Whether a member may use a permission, and why. */
export function AccessAnswer({ explanation }: AccessAnswerProps) {
  const t = useMessages(accessMessages)
  const { allowed, reason, permCode, permName, steps, decidedBy } = explanation
  const name = explanation.memberName
  const permission = permName ?? permCode
  return (
    <AccessVerdict
      isAllowed={allowed}
      title={allowed ? t.can(name, permission) : t.cannot(name, permission)}
      help={`${t[reason]}${grantedText(explanation, t)}`}
      steps={steps.map((one) => ({
        key: one.step,
        name: stepName(one.step, t),
        text: stepText(one, explanation, t),
        state: one.state,
        isDeciding: one.step === decidedBy,
      }))}
    />
  )
}
