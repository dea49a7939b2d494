import { AudienceCount } from '@spruce/console-kit/notices'
import { useApi } from '@spruce/session/react'
import { ChoiceField, MultiSelectField, useFieldValue, useMessages } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AudienceKind,
  findChoices,
  namedOptions,
  tenantAudience,
  type TenantAudienceDraft,
} from './tenantAudience.js'
import { tenantNoticeMessages } from './tenantNoticeMessages.js'

const source = { audience: tenantAudience, messages: tenantNoticeMessages }

/** Whom a notice is for, with how many people that is now. Part of a form of a TenantAudienceDraft. */
export function TenantAudienceFields() {
  const t = useMessages(tenantNoticeMessages)
  const reach = useFieldValue<TenantAudienceDraft['reach']>('reach')
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
            kind="departments"
            name="departmentIds"
            label={t.departments}
            help={t.departmentsHelp}
          />
          <NamedField kind="roles" name="roleIds" label={t.roles} />
          <NamedField kind="people" name="memberIds" label={t.persons} />
        </>
      )}
      <DraftCount />
    </>
  )
}

interface NamedFieldProps {
  kind: AudienceKind
  name: string
  label: string
  help?: string
}

/** Found by the server while typing; those chosen before are named by what the form loaded. */
function NamedField({ kind, ...field }: NamedFieldProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(tenantNoticeMessages)
  const value = useFieldValue<readonly string[]>(field.name)
  const [options] = useState(() => namedOptions(client, value, t))
  return (
    <MultiSelectField
      {...field}
      options={options}
      find={(keyword) => findChoices(api, client, kind, keyword)}
    />
  )
}

function DraftCount() {
  const draft: TenantAudienceDraft = {
    reach: useFieldValue<TenantAudienceDraft['reach']>('reach'),
    departmentIds: useFieldValue<string[]>('departmentIds'),
    roleIds: useFieldValue<string[]>('roleIds'),
    memberIds: useFieldValue<string[]>('memberIds'),
  }
  return (
    <p>
      <AudienceCount source={source} draft={draft} />
    </p>
  )
}
