import {
  FormDialog,
  type FormPort,
  TextAreaField,
  useFieldValue,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { Box } from '@chakra-ui/react/box'
import type { DeptRef } from '../organization/departmentQueries.js'
import { DepartmentsField } from '../organization/DepartmentsField.js'
import { RolesField } from '../organization/RolesField.js'
import type { InviteOutcome } from './inviteAll.js'
import { FoundAccount } from './FoundAccount.js'
import { invitationMessages } from './invitationMessages.js'
import { checkInviteDraft, type InviteDraft } from './inviteDraft.js'
import { readInvitees } from './invitees.js'

/** @public */
export interface InviteDialogProps extends FormPort<InviteDraft, InviteOutcome> {
  /** What stands there at the start, as what was refused before. */
  initial?: Partial<InviteDraft> | undefined
  /** Departments that are chosen at the start, by name. */
  departments?: readonly Pick<DeptRef, 'id' | 'name'>[]
}

/** Invites one or many: pasted contacts, each checked, with the departments and roles they get. */
export function InviteDialog({ initial, departments = [], ...form }: InviteDialogProps) {
  const t = useMessages(invitationMessages)
  const language = useLanguage()
  return (
    <FormDialog<InviteDraft, InviteOutcome>
      {...form}
      title={t.invite}
      lead={t.inviteLead}
      submitLabel={t.send}
      initialValues={{
        contacts: '',
        departmentIds: departments.map(({ id }) => id),
        roleIds: [],
        ...initial,
      }}
      validate={(draft) => checkInviteDraft(draft, language)}
    >
      <TextAreaField
        name="contacts"
        label={t.contacts}
        help={t.contactsHelp}
        placeholder={t.contactsSample}
        isRequired
        rows={5}
        maxLength={5000}
      />
      <InviteeFaults />
      <DepartmentsField
        name="departmentIds"
        label={t.department}
        help={t.departmentHelp}
        isRequired
        chosen={departments}
      />
      <RolesField name="roleIds" label={t.role} />
    </FormDialog>
  )
}

/** So many faults are named; a long paste in the wrong form has more. */
const maxFaults = 8

/** Says of what was typed how many will be invited, and which are wrong and why. */
function InviteeFaults() {
  const t = useMessages(invitationMessages)
  const language = useLanguage()
  const invitees = readInvitees(useFieldValue<string>('contacts'), language)
  const wrong = invitees.flatMap(({ contact, fault }) =>
    fault === undefined ? [] : t.fault(contact, fault),
  )
  const [only, ...others] = invitees
  const isOne = only !== undefined && others.length === 0 && only.fault === undefined
  return (
    <>
      <Box role="status" textStyle="secondary" mt="-2" css={{ overflowWrap: 'anywhere' }}>
        {invitees.length > 0 && wrong.length === 0 && t.ready(invitees.length)}
        {wrong.length > 0 && (
          <Box as="ul" color="fg.error" paddingInlineStart="4" css={{ listStyle: 'disc' }}>
            {wrong.slice(0, maxFaults).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
            {wrong.length > maxFaults && <li>{t.moreFaults(wrong.length - maxFaults)}</li>}
          </Box>
        )}
      </Box>
      {isOne && <FoundAccount contact={only.contact} />}
    </>
  )
}
