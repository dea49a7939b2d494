import { AudienceFields } from '@spruce/console-kit/notices'
import { useFieldValue, useMessages } from '@spruce/shell-ui'
import {
  findChoices,
  namesKind,
  tenantAudience,
  type TenantAudienceDraft,
} from './tenantAudience.js'
import { tenantNoticeMessages } from './tenantNoticeMessages.js'

const source = { audience: tenantAudience, messages: tenantNoticeMessages }

/** Whom a notice is for, with how many people that is now. Part of a form of a TenantAudienceDraft. */
export function TenantAudienceFields() {
  const t = useMessages(tenantNoticeMessages)
  const draft: TenantAudienceDraft = {
    reach: useFieldValue<TenantAudienceDraft['reach']>('reach'),
    departmentIds: useFieldValue<string[]>('departmentIds'),
    roleIds: useFieldValue<string[]>('roleIds'),
    memberIds: useFieldValue<string[]>('memberIds'),
  }
  return (
    <AudienceFields
      source={source}
      draft={draft}
      texts={t}
      choices={[
        {
          kind: namesKind,
          name: 'departmentIds',
          label: t.departments,
          help: t.departmentsHelp,
          find: (api, client, keyword) => findChoices(api, client, 'departments', keyword),
        },
        {
          kind: namesKind,
          name: 'roleIds',
          label: t.roles,
          find: (api, client, keyword) => findChoices(api, client, 'roles', keyword),
        },
        {
          kind: namesKind,
          name: 'memberIds',
          label: t.persons,
          find: (api, client, keyword) => findChoices(api, client, 'people', keyword),
        },
      ]}
    />
  )
}
