import { Button } from '@chakra-ui/react/button'
import type { Schemas } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  FormDialog,
  type FormPort,
  PasswordField,
  TextField,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { enterpriseMessages } from '../messages.js'
import { departmentName } from './departmentNames.js'
import type { DeptRef } from './departmentQueries.js'
import { DepartmentsField } from './DepartmentsField.js'
import {
  checkMemberDraft,
  emptyMemberDraft,
  type MemberDraft,
  memberDraftOf,
} from './memberDraft.js'
import type { Member } from './memberQueries.js'
import { roleListOptions } from './roleQueries.js'
import { RolesField } from './RolesField.js'

/** A saved person; a new one perhaps with a one-time password. */
export type SavedMember = Member & Partial<Pick<Schemas['AddedMember'], 'oneTimePassword'>>

/** @public */
export interface MemberFormDialogProps extends FormPort<MemberDraft, SavedMember> {
  /** Absent: a new one, which also has an account and, if wanted, a password. */
  member?: Member
  /** Where a new one starts. */
  department?: Pick<DeptRef, 'id' | 'name'> | undefined
}

/** Adds or edits a person. */
export function MemberFormDialog({ member, department, ...form }: MemberFormDialogProps) {
  const t = useMessages(enterpriseMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const roles = useQuery(roleListOptions(useApi())).data
  const isNew = !member
  const [isLoginNameMade, setLoginNameMade] = useState(false)
  return (
    <FormDialog<MemberDraft, SavedMember>
      {...form}
      title={isNew ? t.addMember : t.editMember}
      submitLabel={isNew ? t.addMember : t.save}
      record={member}
      draftOf={(of) => (of ? memberDraftOf(of) : emptyMemberDraft(department?.id))}
      nameOf={({ nickName }) => nickName}
      sayValue={(field, value) => {
        if (!Array.isArray(value)) return undefined
        const nameOf = (id: string) =>
          field === 'roleIds'
            ? roles?.find((role) => role.id === id)?.name
            : departmentName(client, id)
        return value.map((id) => nameOf(id) ?? id).join(t.nameSeparator)
      }}
      validate={(draft) => checkMemberDraft({ ...draft, isLoginNameMade }, language)}
      onSubmit={(draft, edit) => form.onSubmit({ ...draft, isLoginNameMade }, edit)}
    >
      <TextField name="nickName" label={t.name} isRequired maxLength={50} />
      {isLoginNameMade ? (
        <p>
          {t.loginNameMade}{' '}
          <Toggle takesFocus label={t.giveLoginName} onClick={() => setLoginNameMade(false)} />
        </p>
      ) : (
        <TextField
          name="loginName"
          label={t.account}
          help={
            isNew && (
              <>
                {t.accountHelp}{' '}
                <Toggle label={t.makeLoginName} onClick={() => setLoginNameMade(true)} />
              </>
            )
          }
          isRequired={isNew}
          isReadOnly={!isNew}
          maxLength={50}
        />
      )}
      {member && <p>{member.realName ? t.realNameIsProved : t.realNameIsOpen}</p>}
      <TextField name="employeeCode" label={t.employeeCode} maxLength={50} />
      <TextField name="mobile" label={t.mobile} type="tel" maxLength={20} />
      <TextField name="email" label={t.email} type="email" maxLength={100} />
      <DepartmentsField
        name="departmentIds"
        label={t.departments}
        help={t.departmentsHelp}
        isRequired
        chosen={member?.departments ?? (department ? [department] : [])}
      />
      <RolesField name="roleIds" label={t.roles} />
      {isNew && !isLoginNameMade && (
        <PasswordField name="password" label={t.password} help={t.passwordHelp} />
      )}
    </FormDialog>
  )
}

interface ToggleProps {
  label: string
  /** It comes in place of the button that was pressed. */
  takesFocus?: boolean
  onClick: () => void
}

/** A way on within a sentence. */
function Toggle({ label, takesFocus = false, onClick }: ToggleProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <Button ref={button} size="xs" variant="ghost" onClick={onClick}>
      {label}
    </Button>
  )
}
