import type { DraftErrors } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { invitationMessages } from './invitationMessages.js'
import { maxInvitees, readInvitees } from './invitees.js'

/** What the form of invitations holds. */
export interface InviteDraft {
  /** As typed or pasted. */
  contacts: string
  departmentIds: string[]
  roleIds: string[]
}

/** What is wrong with a draft. */
export function checkInviteDraft(draft: InviteDraft, language: Language): DraftErrors<InviteDraft> {
  const t = invitationMessages[language]
  const invitees = readInvitees(draft.contacts, language)
  const wrong = invitees.filter(({ fault }) => fault !== undefined).length
  const contacts =
    invitees.length === 0
      ? t.contactsRequired
      : invitees.length > maxInvitees
        ? t.tooMany(invitees.length, maxInvitees)
        : wrong > 0
          ? t.someWrong(wrong)
          : undefined
  return {
    contacts,
    departmentIds: draft.departmentIds.length === 0 ? t.chooseDepartments : undefined,
  }
}
