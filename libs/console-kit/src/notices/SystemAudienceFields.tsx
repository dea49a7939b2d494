import { useApi } from '@spruce/session/react'
import {
  ChoiceField,
  MultiSelectField,
  SwitchField,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AudienceCount } from './AudienceCount.js'
import {
  findNamed,
  namedOptions,
  systemAudience,
  type SystemAudienceDraft,
} from './systemAudience.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'

const source = { audience: systemAudience, messages: systemNoticeMessages }

/** Whom a notice is for, with how many people that is now. Part of a form of a SystemAudienceDraft. */
export function SystemAudienceFields() {
  const t = useMessages(systemNoticeMessages)
  const reach = useFieldValue<SystemAudienceDraft['reach']>('reach')
  return (
    <>
      <ChoiceField
        name="reach"
        label={t.reach}
        choices={[
          { value: 'all', label: t.reachAll },
          { value: 'chosen', label: t.reachChosen },
        ]}
      />
      {reach === 'chosen' && (
        <>
          <NamedField
            kind="customers"
            name="customerIds"
            label={t.customers}
            help={t.customersHelp}
          />
          <NamedField kind="plans" name="planIds" label={t.plans} help={t.plansHelp} />
        </>
      )}
      <SwitchField name="administratorsOnly" label={t.administratorsOnly} />
      <TextField name="roleCodes" label={t.roleCodes} help={t.roleCodesHelp} />
      <DraftCount />
    </>
  )
}

interface NamedFieldProps {
  kind: 'customers' | 'plans'
  name: string
  label: string
  help: string
}

/** Found by the server while typing; those chosen before are named by what the form loaded. */
function NamedField({ kind, ...field }: NamedFieldProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(systemNoticeMessages)
  const value = useFieldValue<readonly string[]>(field.name)
  const [options] = useState(() => namedOptions(client, kind, value, t))
  return (
    <MultiSelectField
      {...field}
      options={options}
      find={(keyword) => findNamed(api, client, kind, keyword)}
    />
  )
}

function DraftCount() {
  const draft: SystemAudienceDraft = {
    reach: useFieldValue<SystemAudienceDraft['reach']>('reach'),
    customerIds: useFieldValue<string[]>('customerIds'),
    planIds: useFieldValue<string[]>('planIds'),
    administratorsOnly: useFieldValue<boolean>('administratorsOnly'),
    roleCodes: useFieldValue<string>('roleCodes'),
  }
  return (
    <p>
      <AudienceCount source={source} draft={draft} />
    </p>
  )
}
