import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addBusinessIdentifier,
  editBusinessIdentifier,
  getBusinessIdentifier,
  listBusinessIdentifierHistory,
  removeBusinessIdentifier,
  sendBusinessMessage,
  setBusinessIdentifierStatus,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog, deleteWord } from '@spruce/shell-ui'
import { enterpriseManifest } from '../manifest.js'
import { exportSelectedAction, identifierFileActions } from './identifierFileActions.js'
import { bodyOfIdentifier, changesOfIdentifier } from './identifierDraft.js'
import { IdentifierFormDialog } from './IdentifierFormDialog.js'
import type { IdentifierRow } from './identifierQueries.js'
import { identifierResource } from './identifierResource.js'
import { MessagePreviewDialog } from './MessagePreviewDialog.js'
import { TestMessageDialog } from './TestMessageDialog.js'

const formDialog = defineDialog(IdentifierFormDialog)
const previewDialog = defineDialog(MessagePreviewDialog)
const testDialog = defineDialog(TestMessageDialog)
const { addAction, confirmAction, eachAction, formAction, pageAction, rowAction } =
  actionsOf(identifierResource)

/** How many are removed at once, each by a call of its own. */
const max = 200

/** Where the page of what was sent, or of how, stands; with a code, of one identifier. */
const urlOf = (page: 'deliveries' | 'guide', code?: string) =>
  `${enterpriseManifest.basePath}/msg-config/businessb-identity/${page}${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`

type Means = Pick<ActionContext, 'api' | 'read' | 'send'>

const whole = ({ api, read }: Pick<Means, 'api' | 'read'>, { id }: IdentifierRow) =>
  read(queryOf(api, getBusinessIdentifier, { path: { id } }))

const remove = ({ api, send }: Pick<Means, 'api' | 'send'>, { id, version }: IdentifierRow) =>
  send(mutationOf(api, removeBusinessIdentifier), { path: { id }, body: { version } })

const setEnabled = (
  { api, send }: Pick<Means, 'api' | 'send'>,
  { id, version }: IdentifierRow,
  enabled: boolean,
) =>
  send(mutationOf(api, setBusinessIdentifierStatus), { path: { id }, body: { version, enabled } })

/** On the page itself. */
export const identifierPageActions = [
  addAction({
    label: 'add',
    permission: 'businessidentity:add',
    primary: true,
    dialog: formDialog,
    submit: ({ api, send }, draft) =>
      send(mutationOf(api, addBusinessIdentifier), { body: bodyOfIdentifier(draft) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  pageAction({
    label: 'deliveries',
    permission: 'businessidentity:list',
    run: ({ goTo }) => goTo(urlOf('deliveries')),
  }),
  ...identifierFileActions,
]

/** With one of them, in its row. */
export const identifierRowActions = [
  formAction({
    label: 'edit',
    permission: 'businessidentity:edit',
    dialog: formDialog,
    props: async (context, row) => ({ identifier: await whole(context, row) }),
    load: whole,
    submit: ({ api, send }, draft, { id }, { changes, version }) =>
      send(mutationOf(api, editBusinessIdentifier), {
        path: { id },
        body: { ...changesOfIdentifier(changes, draft), version },
      }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  rowAction({
    label: 'preview',
    permission: 'businessidentity:list',
    run: async (context, row) => {
      const { name, channels, variables } = await whole(context, row)
      await context.open(previewDialog, { name, channels, variables })
    },
  }),
  rowAction({
    label: 'deliveries',
    permission: 'businessidentity:list',
    run: ({ goTo }, { code }) => goTo(urlOf('deliveries', code)),
  }),
  rowAction({
    label: 'guide',
    permission: 'businessidentity:list',
    run: ({ goTo }, { code }) => goTo(urlOf('guide', code)),
  }),
  formAction({
    label: 'test',
    permission: 'businessidentity:publish',
    isVisible: ({ enabled }) => enabled,
    dialog: testDialog,
    props: async (context, row) => ({ identifier: await whole(context, row) }),
    submit: ({ api, send }, body) => send(mutationOf(api, sendBusinessMessage), { body }),
    done: ({ t }, { name }) => t.sent(name),
  }),
  formAction({
    label: 'copy',
    permission: 'businessidentity:add',
    dialog: formDialog,
    props: async (context, row) => ({ source: await whole(context, row) }),
    submit: ({ api, send }, draft) =>
      send(mutationOf(api, addBusinessIdentifier), { body: bodyOfIdentifier(draft) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  rowAction({
    label: 'enable',
    permission: 'businessidentity:edit',
    isVisible: ({ enabled }) => !enabled,
    run: (context, row) => setEnabled(context, row, true),
    done: ({ t }, _saved, { name }) => t.enabledOne(name),
  }),
  confirmAction({
    label: 'disable',
    permission: 'businessidentity:edit',
    danger: true,
    isVisible: ({ enabled }) => enabled,
    question: ({ t }, { name }) => ({ title: t.disableQuestion(name), message: t.disableText }),
    run: (context, row) => setEnabled(context, row, false),
    done: ({ t }, { name }) => t.disabledOne(name),
  }),
  historyAction<IdentifierRow>({
    source: recordHistory(listBusinessIdentifierHistory, 'businessidentity:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission: 'businessidentity:remove',
    danger: true,
    isVisible: ({ enabled }) => !enabled,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: remove,
    done: ({ t }, { name }) => t.removed(name),
  }),
  // Whoever may only remove one is told what comes first.
  confirmAction({
    label: 'remove',
    permission: 'businessidentity:remove',
    danger: true,
    isVisible: ({ enabled }) => enabled,
    question: ({ t }, { name }) => ({
      title: t.disableFirst(name),
      message: t.disableFirstText,
      confirmLabel: t.disable,
    }),
    run: (context, row) => setEnabled(context, row, false),
    done: ({ t }, { name }) => t.disabledOne(name),
  }),
]

/** With those that are selected. */
export const identifierBulkActions = [
  exportSelectedAction,
  eachAction({
    label: 'remove',
    permission: 'businessidentity:remove',
    danger: true,
    max,
    takes: ({ enabled }) => !enabled,
    none: 'removeNone',
    question: ({ t }, rows) => ({
      title: rows[1] ? t.removeManyQuestion(rows.length) : t.removeQuestion(rows[0].name),
      message: t.removeText,
      ...(rows[1] && { requireText: deleteWord }),
    }),
    each: remove,
    working: 'removing',
    done: ({ t }, count) => t.removedMany(count),
    partly: ({ t }, done, failed) => t.removedSome(done, failed),
  }),
]
