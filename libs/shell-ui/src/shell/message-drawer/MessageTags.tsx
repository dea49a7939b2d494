import { useMessages } from '../../i18n/LanguageProvider.js'
import { StatusTag } from '../../display/StatusTag.js'
import { drawerMessages } from './drawerMessages.js'
import type { MessageSummary } from './drawerTypes.js'

/** What stands out about a message: whether it waits for a confirmation, and how much it matters. */
export function MessageTags({ message }: { message: MessageSummary }) {
  const messages = useMessages(drawerMessages)
  const { mustConfirm, confirmed, level } = message
  return (
    <>
      {mustConfirm && (
        <StatusTag tone={confirmed ? 'success' : 'warning'}>
          {confirmed ? messages.confirmed : messages.mustConfirm}
        </StatusTag>
      )}
      {level === 'urgent' && <StatusTag tone="danger">{messages.urgent}</StatusTag>}
      {level === 'important' && <StatusTag tone="info">{messages.important}</StatusTag>}
      {message.isSystem && <span className="shell-tag">{messages.system}</span>}
    </>
  )
}
