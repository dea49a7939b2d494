import {
  type ActionContext,
  actionsOf,
  defineDialog,
  OneTimePasswordDialog,
  toast,
} from '@spruce/shell-ui'
import { FileUp, Mail, UserPlus } from 'lucide-react'
import { BulkChangesDialog } from '../bulk-changes/BulkChangesDialog.js'
import { bulkPermissions } from '../bulk-changes/bulkQueries.js'
import { importUrl } from '../imports/importUrls.js'
import { invite } from '../invitations/invite.js'
import { enterpriseManifest } from '../manifest.js'
import { memberFields } from './memberDraft.js'
import { MemberFormDialog } from './MemberFormDialog.js'
import { addMemberOptions } from './memberQueries.js'
import { memberResource } from './memberResource.js'
import { shownDepartment } from './memberTargets.js'

const bulkDialog = defineDialog(BulkChangesDialog)
const formDialog = defineDialog(MemberFormDialog)
const passwordDialog = defineDialog(OneTimePasswordDialog)
const { pageAction } = actionsOf(memberResource)

/** Beside the heading of the list. */
export const memberPageActions = [
  pageAction({
    label: 'addMember',
    icon: UserPlus,
    permission: 'user:add',
    primary: true,
    run: async (context) => {
      const { api, open, send, t } = context
      const added = await open(formDialog, {
        department: shownDepartment(context),
        onSubmit: async (draft) => {
          const { departmentIds } = draft
          const nickName = draft.nickName.trim()
          const person = { ...memberFields(draft), departmentIds, nickName }
          if (draft.isLoginNameMade) return send(addMemberOptions(api), person)
          const password = draft.password && (await encrypt(api, draft.password))
          return send(addMemberOptions(api), {
            ...person,
            loginName: draft.loginName.trim(),
            ...(password && { password }),
          })
        },
      })
      if (!added) return
      const { nickName, loginName, oneTimePassword: password } = added
      toast.success(t.memberAdded(nickName))
      const title = t.oneTimePasswordTitle(nickName)
      if (password) await open(passwordDialog, { title, loginName, password })
    },
  }),
  pageAction({
    label: 'inviteMembers',
    icon: Mail,
    permission: 'user:add',
    run: (context) => invite(context, shownDepartment(context)),
  }),
  pageAction({
    label: 'invitations',
    permission: 'user:list',
    run: ({ goTo }) => goTo(`${enterpriseManifest.basePath}/base/organization/invitations`),
  }),
  pageAction({
    label: 'bulkRecords',
    permission: bulkPermissions,
    run: async ({ open }) => {
      await open(bulkDialog, {})
    },
  }),
  pageAction({
    label: 'importMembers',
    icon: FileUp,
    permission: 'user:import',
    run: ({ goTo }) => goTo(importUrl()),
  }),
]

/** The cipher comes only when somebody sets a password. */
async function encrypt(api: ActionContext['api'], password: string): Promise<string> {
  const { encryptInitialPassword } = await import('./encryptInitialPassword.js')
  return encryptInitialPassword(api, password)
}
