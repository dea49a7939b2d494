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
import { AudienceCount } from './AudienceCount.js'
import { audienceOfDraft, type SystemNoticeDraft } from './systemNoticeDraft.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import {
  type AudienceNames,
  customerSearchOptions,
  planSearchOptions,
} from './systemNoticeQueries.js'

export interface AudienceFieldsProps {
  /** Names of what is chosen already. */
  names: AudienceNames
}

/** Whom a notice is for, with how many people that is now. Part of a form of a SystemNoticeDraft. */
export function AudienceFields({ names }: AudienceFieldsProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(systemNoticeMessages)
  const reach = useFieldValue<SystemNoticeDraft['reach']>('reach')
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
          <MultiSelectField
            name="customerIds"
            label={t.customers}
            help={t.customersHelp}
            options={names.customers}
            find={(keyword) => client.query(customerSearchOptions(api, keyword.trim()))}
          />
          <MultiSelectField
            name="planIds"
            label={t.plans}
            help={t.plansHelp}
            options={names.plans}
            find={(keyword) => client.query(planSearchOptions(api, keyword.trim()))}
          />
        </>
      )}
      <SwitchField name="administratorsOnly" label={t.administratorsOnly} />
      <TextField name="roleCodes" label={t.roleCodes} help={t.roleCodesHelp} />
      <DraftCount />
    </>
  )
}

function DraftCount() {
  const draft = {
    reach: useFieldValue<SystemNoticeDraft['reach']>('reach'),
    customerIds: useFieldValue<string[]>('customerIds'),
    planIds: useFieldValue<string[]>('planIds'),
    administratorsOnly: useFieldValue<boolean>('administratorsOnly'),
    roleCodes: useFieldValue<string>('roleCodes'),
  }
  return (
    <p>
      <AudienceCount audience={audienceOfDraft(draft)} />
    </p>
  )
}
