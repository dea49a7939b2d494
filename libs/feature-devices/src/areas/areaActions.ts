import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addDeviceArea,
  editDeviceArea,
  listDeviceAreaHistory,
  listDeviceAreas,
  removeDeviceArea,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import {
  type Action,
  type ActionContext,
  actionsOf,
  type DataColumn,
  defineAction,
  defineDialog,
  type TreeItem,
} from '@spruce/shell-ui'
import { type Area, devicesKey } from '../devices/deviceQueries.js'
import { deviceSearch } from '../devices/deviceQuery.js'
import { AreaFormDialog } from './AreaFormDialog.js'
import { areaMessages } from './areaMessages.js'
import type { AreaPlace } from './areaTree.js'
import { MoveAreaDialog } from './MoveAreaDialog.js'

const formDialog = defineDialog(AreaFormDialog)
const moveDialog = defineDialog(MoveAreaDialog)
/** No table shows them. */
const columns: readonly DataColumn<Area>[] = []
const { addAction, confirmAction, formAction } = actionsOf({
  messages: areaMessages,
  search: deviceSearch,
  columns,
  key: devicesKey,
})

/** A new area at the top, or wherever is chosen. */
export const addAreaAction = addAction({
  label: 'add',
  permission: 'device:add',
  dialog: formDialog,
  submit: ({ api, send }, { name, parentId }) =>
    send(mutationOf(api, addDeviceArea), { body: { name: name.trim(), parentId } }),
  done: ({ t }, { name }) => t.saved(name),
})

const areaActions: readonly Action<Area>[] = [
  formAction({
    label: 'addChild',
    permission: 'device:add',
    dialog: formDialog,
    props: (_context, { id }) => ({ parentId: id }),
    submit: ({ api, send }, { name, parentId }) =>
      send(mutationOf(api, addDeviceArea), { body: { name: name.trim(), parentId } }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  formAction({
    label: 'rename',
    permission: 'device:edit',
    dialog: formDialog,
    props: (_context, area) => ({ area }),
    load: async ({ api, read }, { id }) => {
      const latest = (await read(queryOf(api, listDeviceAreas))).find((area) => area.id === id)
      if (!latest) throw new Error(`Area ${id} is gone`)
      return latest
    },
    submit: ({ api, send }, { name }, { id }, { version }) =>
      send(mutationOf(api, editDeviceArea), { path: { id }, body: { version, name: name.trim() } }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  formAction({
    label: 'move',
    permission: 'device:edit',
    dialog: moveDialog,
    props: (_context, area) => ({ area }),
    submit: async ({ api, send }, { parentId }, area) => {
      await send(moveAreaOptions(api), { area, parentId })
      return true as const
    },
    done: ({ t }, _isMoved, { name }) => t.saved(name),
  }),
  historyAction<Area>({
    source: recordHistory(listDeviceAreaHistory, 'device:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission: 'device:remove',
    danger: true,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, removeDeviceArea), { path: { id }, body: { version } }),
    done: ({ t }, { name }) => t.removed(name),
  }),
]

/** The menu of an area in the tree. */
export const areaTreeActions: readonly Action<TreeItem<Area>>[] = areaActions.map(
  ({ isVisible: _isVisible, isDisabled: _isDisabled, run, ...action }) =>
    defineAction<TreeItem<Area>>({ ...action, run: ({ data }, context) => run(data, context) }),
)

/** Puts an area below another one or at the top: at the end, or at a place. */
export function moveAreaOptions(api: ActionContext['api']) {
  const { mutationFn, meta } = mutationOf(api, editDeviceArea)
  return {
    meta,
    mutationFn: ({
      area,
      parentId,
      sort,
    }: Omit<AreaPlace, 'sort'> & { area: Area; sort?: number }) =>
      mutationFn({
        path: { id: area.id },
        body: { version: area.version, parentId, ...(sort !== undefined && { sort }) },
      }),
  }
}
