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
import { EndpointUsesDialog } from './EndpointUsesDialog.js'
import type { endpointMessages } from './endpointMessages.js'
import { type Endpoint, endpointUsesOptions } from './endpointQueries.js'
import { endpointResource } from './endpointResource.js'

const formDialog = defineDialog(EndpointFormDialog)
const usesDialog = defineDialog(EndpointUsesDialog)
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
    question: async (context, endpoint) => ({
      title: context.t.disableQuestion(endpoint.name),
      message: context.t.sentences([await usesOf(context, endpoint), context.t.disableText]),
    }),
    run: (context, endpoint) => setEnabled(context, endpoint, false),
    done: ({ t }, { name }) => t.disabledOne(name),
  }),
  rowAction({
    label: 'uses',
    permission,
    run: ({ open }, endpoint) => open(usesDialog, { endpoint }),
  }),
  historyAction<Endpoint>({
    source: recordHistory(listDataEndpointHistory, permission),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission,
    danger: true,
    question: async (context, endpoint) => ({
      title: context.t.removeQuestion(endpoint.name),
      message: context.t.sentences([await usesOf(context, endpoint), context.t.removeText]),
    }),
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, removeDataEndpoint), { path: { id }, body: { version } }),
    done: ({ t }, { name }) => t.removed(name),
  }),
]

/** So many of what uses one are named before it is disabled or removed. */
const named = 5

/** What uses one, in a sentence. */
async function usesOf(
  { api, read, t }: Pick<ActionContext, 'api' | 'read'> & { t: EndpointTexts },
  { id }: Endpoint,
): Promise<string> {
  const { rows, total } = await read(endpointUsesOptions(api, id, { page: 1, size: named }))
  return t.usedBy(
    rows.map(({ name }) => name),
    total,
  )
}

type EndpointTexts = Pick<(typeof endpointMessages)['zh-CN'], 'usedBy'>

function setEnabled(
  { api, send }: Pick<ActionContext, 'api' | 'send'>,
  { id, version }: Endpoint,
  enabled: boolean,
) {
  return send(mutationOf(api, editDataEndpoint), { path: { id }, body: { version, enabled } })
}
