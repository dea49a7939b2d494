import { mutationOf, queryOf, tagKey } from '@spruce/api-client'
import {
  addDevice,
  editDevice,
  getDevice,
  listDeviceHistory,
  removeDevices,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { actionsOf, defineDialog, deleteWord } from '@spruce/shell-ui'
import { FileUp } from 'lucide-react'
import { bodyOfDevice, changesOfDevice } from './deviceDraft.js'
import { DeviceFormDialog } from './DeviceFormDialog.js'
import type { Device } from './deviceQueries.js'
import { deviceResource } from './deviceResource.js'
import { MoveDevicesDialog } from './MoveDevicesDialog.js'

const formDialog = defineDialog(DeviceFormDialog)
const moveDialog = defineDialog(MoveDevicesDialog)
const { addAction, bulkAction, confirmAction, eachAction, formAction, pageAction } =
  actionsOf(deviceResource)

/** On the page itself. */
export const devicePageActions = [
  addAction({
    label: 'add',
    permission: 'device:add',
    primary: true,
    dialog: formDialog,
    props: ({ list }) => ({ areaId: list?.query.area }),
    submit: ({ api, send }, draft) =>
      send(mutationOf(api, addDevice), { body: bodyOfDevice(draft) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
]

/** Leads to the import that stands below the page at the path. */
export const importDevicesAction = (path: string) =>
  pageAction({
    label: 'importDevices',
    icon: FileUp,
    permission: 'device:import',
    run: ({ goTo }) => goTo(`${path}/import/new?kind=devices`),
  })

/** Who changed a device. */
export const deviceHistoryAction = historyAction<Device>({
  source: recordHistory(listDeviceHistory, 'device:list'),
  nameOf: ({ name }) => name,
})

/** Changes a device, on its own page, too. */
export const editDeviceAction = formAction({
  label: 'edit',
  permission: 'device:edit',
  dialog: formDialog,
  props: (_context, device) => ({ device }),
  load: ({ api, read }, { id }) => read(queryOf(api, getDevice, { path: { id } })),
  submit: ({ api, send }, _draft, { id }, { changes, version }) =>
    send(mutationOf(api, editDevice), {
      path: { id },
      body: { ...changesOfDevice(changes), version },
    }),
  done: ({ t }, { name }) => t.saved(name),
})

/** Moves a device to the bin. `leave` closes its own page, which would ask for what is gone. */
export const removeDeviceAction = (leave?: () => Promise<unknown>) =>
  confirmAction({
    label: 'remove',
    permission: 'device:remove',
    danger: true,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: async ({ api, client, send }, { id }) => {
      await send({ ...mutationOf(api, removeDevices), meta: {} }, { body: { ids: [id] } })
      await leave?.()
      void client.invalidateQueries({ queryKey: tagKey(removeDevices) })
    },
    done: ({ t, list }) => {
      list?.clearSelection()
      return t.removed(1)
    },
  })

/** With one of them. */
export const deviceRowActions = [editDeviceAction, deviceHistoryAction, removeDeviceAction()]

/** As many as an action takes. */
const most = 500
const mostIds = 100 // `maxItems` of the ids in the contract

/** With those that are selected. */
export const deviceBulkActions = [
  eachAction({
    label: 'move',
    permission: 'device:edit',
    max: most,
    ask: ({ open }, { length: count }) =>
      open(moveDialog, {
        count,
        onSubmit: ({ areaId }) => Promise.resolve(areaId ?? ''),
      }),
    each: ({ api, send }, { id, version }, areaId: string) =>
      send(mutationOf(api, editDevice), { path: { id }, body: { version, areaId } }),
    working: 'moving',
    done: ({ t }, count) => t.moved(count),
    partly: ({ t }, done, failed) => t.movedPartly(done, failed),
  }),
  bulkAction({
    label: 'remove',
    permission: 'device:remove',
    danger: true,
    max: most,
    question: ({ t }, devices) => ({
      title: devices[1] ? t.removeManyQuestion(devices.length) : t.removeQuestion(devices[0].name),
      message: t.removeText,
      ...(devices[1] && { requireText: deleteWord }),
    }),
    run: async ({ api, send }, devices) => {
      const ids = devices.map(({ id }) => id)
      for (let at = 0; at < ids.length; at += mostIds) {
        await send(mutationOf(api, removeDevices), { body: { ids: ids.slice(at, at + mostIds) } })
      }
    },
    done: ({ t }, devices) => t.removed(devices.length),
  }),
]
