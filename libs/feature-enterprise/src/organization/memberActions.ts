import { unwrap } from '@spruce/api-client'
import {
  actionsOf,
  type BulkOptions,
  confirmDialog,
  defineDialog,
  deleteWord,
  OneTimePasswordDialog,
} from '@spruce/shell-ui'
import {
  ArrowRightLeft,
  Ban,
  CircleCheck,
  KeyRound,
  Pencil,
  ShieldQuestionMark,
  UserMinus,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react'
import { changeAll, changeSome } from '../bulk-changes/changeAll.js'
import type { EnterpriseTexts } from '../messages.js'
import { AccessDialog } from '../roles/AccessDialog.js'
import { memberFields } from './memberDraft.js'
import { MemberFormDialog } from './MemberFormDialog.js'
import { maxAtOnce, resetPassword, resetPasswords } from './memberPasswords.js'
import {
  editMemberOptions,
  type Member,
  memberOptions,
  removeMembersOptions,
  setMemberStatusOptions,
} from './memberQueries.js'
import { memberResource } from './memberResource.js'
import { endSessionsOfMany, endSessionsOfOne } from './memberSessions.js'
import { idsOf, type MemberContext, namesText } from './memberTargets.js'
import { moveMembers, sayMoved } from './moveMembers.js'
import { NewPasswordsDialog } from './NewPasswordsDialog.js'
import { memberHistoryAction } from './organizationHistory.js'

const accessDialog = defineDialog(AccessDialog)
const formDialog = defineDialog(MemberFormDialog)
const passwordDialog = defineDialog(OneTimePasswordDialog)
const passwordsDialog = defineDialog(NewPasswordsDialog)
const { bulkAction, confirmAction, formAction, rowAction } = actionsOf(memberResource)

/** How many people an operation takes at once: `maxItems` of its ids in the contract. */
const max = 200

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
  runAll: (context, selection) => changeAll(context, 'remove', selection),
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
    run: (context, member) => moveMembers(context, [member]),
    done: (context, target) => target && sayMoved(context, 1, target),
  }),
  rowAction({
    label: 'checkAccess',
    icon: ShieldQuestionMark,
    permission: 'role:list',
    run: ({ open }, { id, nickName: name }) => open(accessDialog, { member: { id, name } }),
  }),
  rowAction({
    label: 'whoSees',
    icon: ShieldQuestionMark,
    permission: 'role:list',
    run: ({ open }, { id, nickName: name }) =>
      open(accessDialog, { object: { kind: 'person', id, name } }),
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
  endSessionsOfOne,
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
    run: async (context, members) => (await moveMembers(context, members)) ?? false,
    done: (context, { length }, target) => sayMoved(context, length, target),
    runAll: (context, selection) => changeAll(context, 'move', selection),
  }),
  roleAction('giveRole', 'addRole'),
  roleAction('takeRole', 'removeRole'),
  bulkAction({
    ...reset,
    max: maxAtOnce,
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
  endSessionsOfMany,
  enable.bulk,
  disable.bulk,
  remove.bulk,
]

/** With one in its row, and with those that are selected. */
function peopleAction(
  options: Omit<BulkOptions<EnterpriseTexts, MemberContext, Member, unknown>, 'max'>,
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
    runAll: (context, selection) => changeAll(context, label, selection),
  })
}

/** With some or all of them, as a job either way: it previews and can be undone. */
function roleAction(label: 'giveRole' | 'takeRole', action: 'addRole' | 'removeRole') {
  return bulkAction({
    label,
    icon: label === 'giveRole' ? UserRoundPlus : UserRoundX,
    permission: 'user:edit',
    max,
    run: (context, members) => changeSome(context, action, members),
    done: () => undefined, // it has said so
    runAll: (context, selection) => changeAll(context, action, selection),
  })
}
