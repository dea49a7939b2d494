import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addDataEndpoint,
  editDataEndpoint,
  getDataEndpoint,
  listDataEndpointHistory,
  removeDataEndpoint,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog } from '@spruce/shell-ui'
import { bodyOfEndpoint } from './endpointDraft.js'
import { EndpointFormDialog } from './EndpointFormDialog.js'
import type { Endpoint } from './endpointQueries.js'
import { endpointResource } from './endpointResource.js'

const formDialog = defineDialog(EndpointFormDialog)
const permission = 'dataendpoint:edit'
const { addAction, confirmAction, formAction, rowAction } = actionsOf(endpointResource)

/** On the page itself. */
export const endpointPageActions = [
  addAction({
    label: 'add',
    permission,
    primary: true,
    dialog: formDialog,
    submit: ({ api, send }, draft) =>
      send(mutationOf(api, addDataEndpoint), { body: bodyOfEndpoint(draft) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
]

/** With one of them, in its row. */
export const endpointRowActions = [
  formAction({
    label: 'edit',
    permission,
    dialog: formDialog,
    props: (_context, endpoint) => ({ endpoint }),
    load: ({ api, read }, { id }) => read(queryOf(api, getDataEndpoint, { path: { id } })),
    submit: ({ api, send }, draft, { id }, { version }) =>
      send(mutationOf(api, editDataEndpoint), {
        path: { id },
        body: { ...bodyOfEndpoint(draft), version },
      }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  rowAction({
    label: 'enable',
    permission,
    isVisible: ({ enabled }) => !enabled,
    run: (context, endpoint) => setEnabled(context, endpoint, true),
    done: ({ t }, _saved, { name }) => t.enabledOne(name),
  }),
  confirmAction({
    label: 'disable',
    permission,
    danger: true,
    isVisible: ({ enabled }) => enabled,
    question: ({ t }, { name }) => ({ title: t.disableQuestion(name), message: t.disableText }),
    run: (context, endpoint) => setEnabled(context, endpoint, false),
    done: ({ t }, { name }) => t.disabledOne(name),
  }),
  historyAction<Endpoint>({
    source: recordHistory(listDataEndpointHistory, permission),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission,
    danger: true,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, removeDataEndpoint), { path: { id }, body: { version } }),
    done: ({ t }, { name }) => t.removed(name),
  }),
]

function setEnabled(
  { api, send }: Pick<ActionContext, 'api' | 'send'>,
  { id, version }: Endpoint,
  enabled: boolean,
) {
  return send(mutationOf(api, editDataEndpoint), { path: { id }, body: { version, enabled } })
}
