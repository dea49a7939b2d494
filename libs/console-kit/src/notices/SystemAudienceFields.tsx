import { SwitchField, TextField, useFieldValue, useMessages } from '@spruce/shell-ui'
import { AudienceFields } from './AudienceFields.js'
import { findNamed, systemAudience, type SystemAudienceDraft } from './systemAudience.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'

const source = { audience: systemAudience, messages: systemNoticeMessages }

/** Whom a notice is for, with how many people that is now. Part of a form of a SystemAudienceDraft. */
export function SystemAudienceFields() {
  const t = useMessages(systemNoticeMessages)
  const draft: SystemAudienceDraft = {
    reach: useFieldValue<SystemAudienceDraft['reach']>('reach'),
    customerIds: useFieldValue<string[]>('customerIds'),
    planIds: useFieldValue<string[]>('planIds'),
    administratorsOnly: useFieldValue<boolean>('administratorsOnly'),
    roleCodes: useFieldValue<string>('roleCodes'),
  }
  return (
    <AudienceFields
      source={source}
      draft={draft}
      texts={t}
      choices={[
        {
          kind: 'customers',
          name: 'customerIds',
          label: t.customers,
          help: t.customersHelp,
          find: (api, client, keyword) => findNamed(api, client, 'customers', keyword),
        },
        {
          kind: 'plans',
          name: 'planIds',
          label: t.plans,
          help: t.plansHelp,
          find: (api, client, keyword) => findNamed(api, client, 'plans', keyword),
        },
      ]}
    >
      <SwitchField name="administratorsOnly" label={t.administratorsOnly} />
      <TextField name="roleCodes" label={t.roleCodes} help={t.roleCodesHelp} />
    </AudienceFields>
  )
}
