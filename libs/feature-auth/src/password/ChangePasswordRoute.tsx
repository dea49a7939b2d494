import { useMessages } from '@spruce/shell-ui/public'
import { useAuth } from '../AuthEnvironment.js'
import { StatusPage } from '../errors/StatusPage.js'
import { statusMessages } from '../statusMessages.js'

/** /changePassword while the server has no operation for it: says what holds and how to go on. */
export function ChangePasswordRoute() {
  const auth = useAuth()
  const isForced = auth.mustChangePassword
  const messages = useMessages(statusMessages)
  return (
    <StatusPage
      title={isForced ? messages.firstLoginTitle : messages.changePasswordTitle}
      buttons={[{ label: messages.signOut, onPress: () => void auth.go('/logout') }]}
    >
      <p className="ui-lead">{isForced ? messages.firstLoginText : messages.changePasswordText}</p>
      {isForced && <p className="ui-lead">{messages.firstLoginNext}</p>}
    </StatusPage>
  )
}
