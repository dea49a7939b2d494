import { unwrap, type Schemas } from '@spruce/api-client'
import { useLanguage, useMessages } from '@spruce/shell-ui/public'
import type { Translation } from '@spruce/validators/i18n'
import { useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { statusMessages } from '../statusMessages.js'

type Explanation = Schemas['PermissionExplanation']
type StatusTexts = Translation<(typeof statusMessages)['zh-CN']>

/** Why the person who is signed in does not have a permission, the way there, their roles, and what would help. */
export function WhyNot({ code }: { code: string }) {
  const { api, isSignedIn } = useAuth()
  const messages = useMessages(statusMessages)
  const language = useLanguage()
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
  }, [api, code, isSignedIn, language]) // names of menus come in the language of the call
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
      {said.steps.length > 0 && (
        <div>
          <dt>{messages.way}</dt>
          <dd>
            <ol className="ui-way">
              {said.steps.map((one) => (
                <li key={one.step} data-state={one.state}>
                  {stepText(one, said, messages)}
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
      {!said.allowed && (
        <div>
          <dt>{messages.fix}</dt>
          <dd>{fixText(said.reason, messages)}</dd>
        </div>
      )}
    </>
  )
}

/** What was found at a step of the way: its name, its state, and whether it decides. */
function stepText(
  { step, state }: Explanation['steps'][number],
  { decidedBy, places }: Explanation,
  messages: StatusTexts,
): string {
  const [place] = places
  const isUnseen = step === 'menu' && state === 'failed' && place !== undefined
  const found = isUnseen ? messages.menuUnseen(place.path.join(' / ')) : messages[state]
  const name = step === 'permission' ? messages.permissionStep : messages[step]
  return messages.wayStep(name, step === decidedBy ? messages.deciding(found) : found)
}

function fixText(reason: Explanation['reason'], messages: StatusTexts): string {
  switch (reason) {
    case 'NO_ROLE':
      return messages.fixNoRole
    case 'ROLE_DISABLED':
      return messages.fixRoleOff
    case 'OUTSIDE_PLAN':
      return messages.fixPlan
    case 'OTHER_CONSOLE':
      return messages.fixConsole
    case 'UNKNOWN_CODE':
      return messages.fixUnknown
    case 'FIRST_LOGIN':
      return messages.fixFirstLogin
    case 'MEMBER_NOT_ACTIVE':
    case 'ACCOUNT_SUSPENDED':
      return messages.fixInactive
    default:
      return messages.fixNotGiven
  }
}

function reasonText(reason: Explanation['reason'], messages: StatusTexts): string {
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
    case 'FIRST_LOGIN':
      return messages.reasonFirstLogin
    case 'MEMBER_NOT_ACTIVE':
    case 'ACCOUNT_SUSPENDED':
      return messages.reasonInactive
    case 'ADMINISTRATOR':
    case 'GRANTED_BY_ROLE':
      return messages.reasonNow
    default:
      return messages.reasonNotGiven
  }
}
