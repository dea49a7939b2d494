import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addDeviceType,
  editDeviceType,
  getDeviceType,
  listDeviceTypeHistory,
  removeDeviceTypes,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { actionsOf, defineDialog, deleteWord } from '@spruce/shell-ui'
import type { DeviceType } from '../devices/deviceQueries.js'
import { bodyOfType, changesOfType } from './typeDraft.js'
import { TypeFormDialog } from './TypeFormDialog.js'
import { typeResource } from './typeResource.js'

const formDialog = defineDialog(TypeFormDialog)
const { addAction, bulkAction, confirmAction, formAction } = actionsOf(typeResource)

/** On the page itself. */
export const typePageActions = [
  addAction({
    label: 'add',
    permission: 'devicetype:edit',
    primary: true,
    dialog: formDialog,
    submit: ({ api, send }, draft) =>
      send(mutationOf(api, addDeviceType), { body: bodyOfType(draft) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
]

/** With one of them. */
export const typeRowActions = [
  formAction({
    label: 'edit',
    permission: 'devicetype:edit',
    dialog: formDialog,
    props: async ({ api, read }, { id }) => ({
      type: await read(queryOf(api, getDeviceType, { path: { id } })),
    }),
    load: ({ api, read }, { id }) => read(queryOf(api, getDeviceType, { path: { id } })),
    submit: ({ api, send }, draft, { id }, { changes, version }) =>
      send(mutationOf(api, editDeviceType), {
        path: { id },
        body: { ...changesOfType(changes, draft), version },
      }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  historyAction<DeviceType>({
    source: recordHistory(listDeviceTypeHistory, 'device:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission: 'devicetype:edit',
    danger: true,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id }) =>
      send(mutationOf(api, removeDeviceTypes), { body: { ids: [id] } }),
    done: ({ t, list }) => {
      list?.clearSelection()
      return t.removed(1)
    },
  }),
]

/** With those that are selected. */
export const typeBulkActions = [
  bulkAction({
    label: 'remove',
    permission: 'devicetype:edit',
    danger: true,
    max: 100, // `maxItems` of the ids in the contract
    question: ({ t }, types) => ({
      title: types[1] ? t.removeManyQuestion(types.length) : t.removeQuestion(types[0].name),
      message: t.removeText,
      ...(types[1] && { requireText: deleteWord }),
    }),
    run: ({ api, send }, types) =>
      send(mutationOf(api, removeDeviceTypes), { body: { ids: types.map(({ id }) => id) } }),
    done: ({ t }, types) => t.removed(types.length),
  }),
]
