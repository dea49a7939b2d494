import { useSession } from '@spruce/session/react'
import { FormDialog, type FormPort, SwitchField, useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { channels } from './channels.js'
import { identifierMessages } from './identifierMessages.js'
import type { Delivery, Identifier, SendBody } from './identifierQueries.js'
import { emptyValues, fieldOf, valueFaults, valuesOf } from './messageValues.js'
import { ValueFields } from './ValueFields.js'

export interface TestMessageDialogProps extends FormPort<SendBody, Delivery> {
  /** What is tried out. */
  identifier: Identifier
}

type Draft = Record<string, string | boolean>

/** Sends a message by an identifier to who asks for it, and to nobody else. */
export const TestMessageDialog = observer(function TestMessageDialog(
  props: TestMessageDialogProps,
) {
  const { identifier, onSubmit, onClose } = props
  const t = useMessages(identifierMessages)
  const { userInfo } = useSession()
  const { code, name, variables } = identifier
  const known = channels.filter((channel) => identifier.channels[channel] !== undefined)
  const chosen = (draft: Draft) => known.filter((channel) => draft[channel] === true)
  return (
    <FormDialog<Draft, Delivery>
      title={t.testTitle(name)}
      lead={t.testLead(userInfo?.nickName ?? '')}
      submitLabel={t.send}
      initialValues={{
        ...emptyValues(variables),
        ...Object.fromEntries(known.map((channel) => [channel, true])),
      }}
      paths={{
        ...Object.fromEntries(
          variables.map((one) => [`variables.${one.name}`, fieldOf(one.name)] as const),
        ),
        channels: known[0] ?? '',
      }}
      validate={(draft) => ({
        ...valueFaults(variables, draft, t),
        ...(chosen(draft).length === 0 && known[0] && { [known[0]]: t.noChannel }),
      })}
      onSubmit={(draft) =>
        onSubmit({
          code,
          userIds: userInfo ? [userInfo.id] : [],
          channels: chosen(draft),
          variables: valuesOf(variables, draft),
        })
      }
      onClose={onClose}
    >
      <ValueFields variables={variables} />
      {known.map((channel) => (
        <SwitchField key={channel} name={channel} label={t.sendBy(t[channel])} />
      ))}
    </FormDialog>
  )
})
