import type { Schemas } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { invitationMessages } from './invitationMessages.js'

/** Where somebody is whose invitation led into departments that are gone, and which roles are not given. */
export function FallbackNote({ fallback }: { fallback: Schemas['InvitationFallback'] }) {
  const t = useMessages(invitationMessages)
  const { departmentName, roles } = fallback
  return (
    <>
      <p className="ui-lead" role="status">
        {t.atRoot(departmentName)}
      </p>
      {roles.length > 0 && <p className="ui-lead">{t.rolesLeftOut(roles.join(t.nameSeparator))}</p>}
    </>
  )
}
