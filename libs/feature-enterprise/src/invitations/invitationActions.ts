import { listInvitationHistory } from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { actionsOf } from '@spruce/shell-ui'
import { RotateCw, Undo2, UserPlus } from 'lucide-react'
import { invitationResource } from './invitationResource.js'
import { type Invitation, resendOptions, revokeOptions } from './invitationQueries.js'
import { invite, sentDialog } from './invite.js'

const { confirmAction, eachAction, pageAction } = actionsOf(invitationResource)

/** How many are sent again or taken back at once: each is a call of its own. */
const max = 200

const isOpen = ({ status }: Invitation) => status === 'sent'
const isSendable = ({ status }: Invitation) => status === 'sent' || status === 'expired'

/** On the page itself. */
export const invitationPageActions = [
  pageAction({
    label: 'invite',
    icon: UserPlus,
    permission: 'user:add',
    primary: true,
    run: (context) => invite(context),
  }),
]

/** With one of them. */
export const invitationRowActions = [
  confirmAction({
    label: 'resend',
    icon: RotateCw,
    permission: 'user:add',
    isVisible: isSendable,
    question: ({ t }, { contact }) => ({
      title: t.resendQuestion(contact),
      message: t.resendText,
    }),
    run: ({ api, send }, { id, version }) =>
      send(resendOptions(api), { path: { id }, body: { version } }),
    done: ({ t, open }, { contact }, sent) => {
      void open(sentDialog, { sent: [sent], refused: [], title: t.resentTitle(contact) })
      return undefined
    },
  }),
  confirmAction({
    label: 'revoke',
    icon: Undo2,
    permission: 'user:add',
    danger: true,
    isVisible: isOpen,
    question: ({ t }, { contact }) => ({
      title: t.revokeQuestion(contact),
      message: t.revokeText,
    }),
    run: ({ api, send }, { id, version }) =>
      send(revokeOptions(api), { path: { id }, body: { version } }),
    done: ({ t }, { contact }) => t.revokedOne(contact),
  }),
  historyAction<Invitation>({
    source: recordHistory(listInvitationHistory, 'user:list'),
    nameOf: ({ nickName, contact }) => nickName ?? contact,
  }),
]

/** With those that are selected. */
export const invitationBulkActions = [
  eachAction({
    label: 'resend',
    icon: RotateCw,
    permission: 'user:add',
    max,
    takes: isSendable,
    none: 'resendNone',
    question: ({ t }, { length }) => ({
      title: t.resendManyQuestion(length),
      message: t.resendText,
    }),
    each: ({ api, send }, { id, version }) =>
      send(resendOptions(api), { path: { id }, body: { version } }),
    working: 'resending',
    done: ({ t }, count) => t.resentMany(count),
    partly: ({ t }, done, failed) => t.resentSome(done, failed),
  }),
  eachAction({
    label: 'revoke',
    icon: Undo2,
    permission: 'user:add',
    danger: true,
    max,
    takes: isOpen,
    none: 'revokeNone',
    question: ({ t }, { length }) => ({
      title: t.revokeManyQuestion(length),
      message: t.revokeText,
    }),
    each: ({ api, send }, { id, version }) =>
      send(revokeOptions(api), { path: { id }, body: { version } }),
    working: 'revoking',
    done: ({ t }, count) => t.revokedMany(count),
    partly: ({ t }, done, failed) => t.revokedSome(done, failed),
  }),
]
