import { unwrap, type Schemas } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { statusMessages } from '../statusMessages.js'

type Explanation = Schemas['PermissionExplanation']

/** Why the person who is signed in does not have a permission, with the roles they hold. */
export function WhyNot({ code }: { code: string }) {
  const { api, isSignedIn } = useAuth()
  const messages = useMessages(statusMessages)
  const [said, setSaid] = useState<Explanation>()
  useEffect(() => {
    if (!isSignedIn) return
    const controller = new AbortController()
    // Without an answer the page says what it always says.
    unwrap(
      api.GET('/spruce/api/v1/my-permissions/explain', {
        params: { query: { permCode: code } },
        signal: controller.signal,
      }),
    ).then(setSaid, () => undefined)
    return () => controller.abort()
  }, [api, code, isSignedIn])
  if (!said) return null
  const roles = said.roles.map(({ name }) => name).join(messages.separator)
  return (
    <>
      <div>
        <dt>{messages.reason}</dt>
        <dd>{reasonText(said.reason, messages)}</dd>
      </div>
      <div>
        <dt>{messages.yourRoles}</dt>
        <dd>{roles || messages.noRoles}</dd>
      </div>
    </>
  )
}

function reasonText(
  reason: Explanation['reason'],
  messages: (typeof statusMessages)['zh-CN'],
): string {
  switch (reason) {
    case 'NO_ROLE':
      return messages.reasonNoRole
    case 'ROLE_DISABLED':
      return messages.reasonRoleOff
    case 'OUTSIDE_PLAN':
      return messages.reasonPlan
    case 'OTHER_CONSOLE':
      return messages.reasonConsole
    case 'UNKNOWN_CODE':
      return messages.reasonUnknown
    case 'ADMINISTRATOR':
    case 'GRANTED_BY_ROLE':
      return messages.reasonNow
    default:
      return messages.reasonNotGiven
  }
}
