import { unwrap } from '@spruce/api-client'
import {
  type ActionContext,
  actionsOf,
  type BulkOptions,
  confirmDialog,
  type ContextOf,
  defineDialog,
  deleteWord,
  OneTimePasswordDialog,
  toast,
} from '@spruce/shell-ui'
import {
  ArrowRightLeft,
  Ban,
  CircleCheck,
  FileUp,
  KeyRound,
  Mail,
  Pencil,
  ShieldQuestionMark,
  UserMinus,
  UserPlus,
} from 'lucide-react'
import { invite } from '../invitations/invite.js'
import { enterpriseManifest } from '../manifest.js'
import type { EnterpriseTexts } from '../messages.js'
import { importUrl } from '../imports/importUrls.js'
import { departmentName } from './departmentNames.js'
import { memberFields } from './memberDraft.js'
import { AccessDialog } from '../roles/AccessDialog.js'
import { resetPassword, resetPasswords } from './memberPasswords.js'
import { MemberFormDialog } from './MemberFormDialog.js'
import {
  addMemberOptions,
  editMemberOptions,
  type Member,
  memberOptions,
  moveMembersOptions,
  removeMembersOptions,
  setMemberStatusOptions,
} from './memberQueries.js'
import { memberResource } from './memberResource.js'
import { MoveMembersDialog } from './MoveMembersDialog.js'
import { NewPasswordsDialog } from './NewPasswordsDialog.js'
import { memberHistoryAction } from './organizationHistory.js'
import type { OrganizationQuery } from './organizationQuery.js'

const accessDialog = defineDialog(AccessDialog)
const formDialog = defineDialog(MemberFormDialog)
const moveDialog = defineDialog(MoveMembersDialog)
const passwordDialog = defineDialog(OneTimePasswordDialog)
const passwordsDialog = defineDialog(NewPasswordsDialog)
const { bulkAction, confirmAction, formAction, pageAction, rowAction } = actionsOf(memberResource)
type Context = ContextOf<EnterpriseTexts, OrganizationQuery, Member>
type Members = readonly Member[]

/** How many people an operation takes at once: `maxItems` of its ids in the contract. */
const max = 200

/** How many passwords are reset at once: each is a call, and each is to be handed to its person. */
const maxPasswords = 50

/** Above the table. */
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
    label: 'importMembers',
    icon: FileUp,
    permission: 'user:import',
    run: ({ goTo }) => goTo(importUrl()),
  }),
]

const move = { label: 'move', icon: ArrowRightLeft, permission: 'user:edit' } as const
const disable = statusAction('disable', ({ status }) => status !== 'disabled')
const enable = statusAction('enable', ({ status }) => status === 'disabled')
const reset = { label: 'resetPassword', icon: KeyRound, permission: 'user:reset' } as const
const remove = peopleAction({
  label: 'remove',
  icon: UserMinus,
  permission: 'user:remove',
  danger: true,
  question: ({ t }, members) => ({
    title: t.removeQuestion(namesText(t, members)),
    message: t.removeText,
    ...(members.length > 1 && { requireText: deleteWord }),
  }),
  run: ({ api, send }, members) => send(removeMembersOptions(api), idsOf(members)),
  done: ({ t }, { length }) => t.membersRemoved(length),
})

/** With one of them. */
export const memberRowActions = [
  formAction({
    label: 'edit',
    icon: Pencil,
    permission: 'user:edit',
    dialog: formDialog,
    props: async ({ api, client }, { id }) => ({
      member: await client.query(memberOptions(api, id)),
    }),
    load: ({ api }, { id }) =>
      unwrap(api.GET('/spruce/api/v1/members/{id}', { params: { path: { id } } })),
    submit: ({ api, send }, _draft, { id }, { changes, version }) =>
      send(editMemberOptions(api), { id, version, ...memberFields(changes) }),
    done: ({ t }, { nickName }) => t.memberSaved(nickName),
  }),
  rowAction({
    ...move,
    run: (context, member) => moveAll(context, [member]),
    done: (context, target) => target && sayMoved(context, 1, target),
  }),
  rowAction({
    label: 'checkAccess',
    icon: ShieldQuestionMark,
    permission: 'role:list',
    run: ({ open }, { id, nickName: name }) => open(accessDialog, { member: { id, name } }),
  }),
  confirmAction({
    ...reset,
    question: ({ t }, { nickName }) => ({
      title: t.resetPasswordQuestion(t.quoted(nickName)),
      message: t.resetPasswordText,
    }),
    run: resetPassword,
    done: ({ t, open }, { nickName }, { loginName, password }) => {
      void open(passwordDialog, { title: t.oneTimePasswordTitle(nickName), loginName, password })
      return undefined
    },
  }),
  memberHistoryAction,
  disable.row,
  enable.row,
  remove.row,
]

/** With those that are selected. */
export const memberBulkActions = [
  bulkAction({
    ...move,
    max,
    run: async (context, members) => (await moveAll(context, members)) ?? false,
    done: (context, { length }, target) => sayMoved(context, length, target),
  }),
  bulkAction({
    ...reset,
    max: maxPasswords,
    run: async (context, members) => {
      const { open, t } = context
      const isWanted = await open(confirmDialog, {
        title: t.resetPasswordQuestion(namesText(t, members)),
        message: t.resetPasswordText,
        confirmLabel: t.resetPassword,
      })
      if (!isWanted) return false
      await open(passwordsDialog, await resetPasswords(context, members))
      return true
    },
    done: () => undefined, // the dialog has said it
  }),
  enable.bulk,
  disable.bulk,
  remove.bulk,
]

/** With one in its row, and with those that are selected. */
function peopleAction(
  options: Omit<BulkOptions<EnterpriseTexts, Context, Member, unknown>, 'max'>,
) {
  const { takes = () => true, question, run, done, ...label } = options
  return {
    row: confirmAction({
      ...label,
      isVisible: takes,
      question: (context, member) => question?.(context, [member]) ?? { title: '' },
      run: (context, member) => Promise.resolve(run(context, [member])),
      done: (context, member, result) => done?.(context, [member], result),
    }),
    bulk: bulkAction({ ...options, max }),
  }
}

function statusAction(label: 'disable' | 'enable', takes: (member: Member) => boolean) {
  const isDisabling = label === 'disable'
  return peopleAction({
    label,
    takes,
    icon: isDisabling ? Ban : CircleCheck,
    permission: 'user:edit',
    none: `${label}None`,
    question: ({ t }, members) => ({
      title: t[`${label}Question`](namesText(t, members)),
      message: t[`${label}Text`],
      danger: isDisabling,
    }),
    run: ({ api, send }, members) => {
      const status = isDisabling ? 'disabled' : 'active'
      return send(setMemberStatusOptions(api), { ids: idsOf(members), status })
    },
    done: ({ t }, { length }) => (isDisabling ? t.membersDisabled : t.membersEnabled)(length),
  })
}

/** Resolves with the department that they went to. */
function moveAll(context: Context, members: Members): Promise<string | undefined> {
  const { api, open, send } = context
  const shown = shownDepartment(context)
  const isShared = members.every(({ departments }) =>
    departments.some(({ id }) => id === shown?.id),
  )
  const from = isShared ? shown : undefined // not those who belong to one below it only
  return open(moveDialog, {
    names: members.map(({ nickName }) => nickName),
    from,
    onSubmit: (toDeptId) =>
      send(moveMembersOptions(api), {
        ids: idsOf(members),
        ...(from && { fromDeptId: from.id }),
        toDeptId,
      }),
  })
}

function sayMoved({ client, t }: Context, count: number, target: string): string {
  return t.membersMoved(count, departmentName(client, target) ?? '')
}

/** The department whose people are on screen; undefined: the whole tenant. */
function shownDepartment({ client, list }: Context): { id: string; name: string } | undefined {
  const id = list?.query.deptId
  return id === undefined ? undefined : { id, name: departmentName(client, id) ?? '' }
}

function idsOf(members: Members): string[] {
  return members.map(({ id }) => id)
}

/** “张伟”、“李娜”、“王强”等 5 人. */
function namesText(t: EnterpriseTexts, members: Members): string {
  const shown = members
    .slice(0, 3)
    .map(({ nickName }) => t.quoted(nickName))
    .join(t.nameSeparator)
  return members.length > 3 ? t.namesAndMore(shown, members.length) : shown
}

/** The cipher comes only when somebody sets a password. */
async function encrypt(api: ActionContext['api'], password: string): Promise<string> {
  const { encryptInitialPassword } = await import('./encryptInitialPassword.js')
  return encryptInitialPassword(api, password)
}
