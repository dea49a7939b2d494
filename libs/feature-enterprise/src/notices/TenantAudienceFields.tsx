import { AudienceCount } from '@spruce/console-kit/notices'
import { ChoiceField, MultiSelectField, useFieldValue, useMessages } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DepartmentsField } from '../organization/DepartmentsField.js'
import { RolesField } from '../organization/RolesField.js'
import { useFindMembers } from '../organization/useFindMembers.js'
import {
  keepNames,
  namedMembers,
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
          <DepartmentsField
            name="departmentIds"
            label={t.departments}
            help={t.departmentsHelp}
            chosen={[]}
          />
          <RolesField name="roleIds" label={t.roles} />
          <PeopleField />
        </>
      )}
      <DraftCount />
    </>
  )
}

/** People, found by the server while typing; those chosen before are named by what the form loaded. */
function PeopleField() {
  const client = useQueryClient()
  const t = useMessages(tenantNoticeMessages)
  const find = useFindMembers()
  const value = useFieldValue<readonly string[]>('memberIds')
  const [options] = useState(() => namedMembers(client, value, t))
  return (
    <MultiSelectField
      name="memberIds"
      label={t.people}
      options={options}
      find={async (keyword, signal) => {
        const found = await find(keyword, signal)
        keepNames(client, found)
        return found
      }}
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
