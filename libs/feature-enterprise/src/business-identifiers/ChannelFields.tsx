import { Box } from '@chakra-ui/react/box'
import { SwitchField, TextAreaField, TextField, useFieldValue, useMessages } from '@spruce/shell-ui'
import { InsertBar, RichTextField } from '@spruce/shell-ui/rich-text'
import type { ReactNode } from 'react'
import { identifierMessages } from './identifierMessages.js'
import { limits, placeholderOf, smsSize, type VariableRow } from './templateChecks.js'

/** The templates of each channel; those of a channel that is off are out of sight, and kept. */
export function ChannelFields() {
  const t = useMessages(identifierMessages)
  return (
    <>
      <Channel name="hasInApp" title={t.inApp} label={t.useInApp}>
        <Template label={t.inAppTitle}>
          <TextField name="inAppTitle" label={t.inAppTitle} isRequired maxLength={limits.title} />
        </Template>
        <Template label={t.inAppBody}>
          <RichTextField name="inAppBody" label={t.inAppBody} minHeight={120} />
        </Template>
        <Template label={t.inAppLink}>
          <TextField
            name="inAppLink"
            label={t.inAppLink}
            help={t.inAppLinkHelp}
            maxLength={limits.link}
          />
        </Template>
      </Channel>
      <Channel name="hasMail" title={t.mail} label={t.useMail}>
        <Template label={t.mailSubject}>
          <TextField
            name="mailSubject"
            label={t.mailSubject}
            isRequired
            maxLength={limits.subject}
          />
        </Template>
        <Template label={t.mailBody}>
          <RichTextField name="mailBody" label={t.mailBody} minHeight={120} />
        </Template>
      </Channel>
      <Channel name="hasSms" title={t.sms} label={t.useSms}>
        <Template label={t.smsText}>
          <SmsField />
        </Template>
      </Channel>
    </>
  )
}

interface ChannelProps {
  name: string
  title: string
  label: string
  children: ReactNode
}

function Channel({ name, title, label, children }: ChannelProps) {
  const isOn = useFieldValue<boolean>(name)
  return (
    <Box
      as="section"
      aria-label={title}
      display="flex"
      flexDirection="column"
      gap="4"
      paddingTop="4"
      borderTopWidth="1px"
    >
      <SwitchField name={name} label={label} />
      {isOn && children}
    </Box>
  )
}

/** A field with the declared variables below it. */
function Template({ label, children }: { label: string; children: ReactNode }) {
  const t = useMessages(identifierMessages)
  const rows = useFieldValue<readonly VariableRow[]>('variables')
  const items = rows
    .filter(
      ({ name }, index) => name !== '' && rows.findIndex((row) => row.name === name) === index,
    )
    .map((row) => ({ label: row.label || row.name, text: placeholderOf(row.name) }))
  return (
    <InsertBar label={t.insertInto(label)} items={items}>
      {children}
    </InsertBar>
  )
}

function SmsField() {
  const t = useMessages(identifierMessages)
  const text = useFieldValue<string>('smsText')
  const rows = useFieldValue<readonly VariableRow[]>('variables')
  const { typed, longest, parts } = smsSize(text, rows)
  const help = longest > limits.sms ? t.smsTooLong(limits.sms) : t.smsSize(typed, longest, parts)
  return (
    <TextAreaField name="smsText" label={t.smsText} help={help} isRequired maxLength={limits.sms} />
  )
}
