import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addDataPoint,
  editDataPoint,
  listDataPointHistory,
  listDataPoints,
  removeDataPoints,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { type Action, actionsOf, type DataColumn, defineDialog } from '@spruce/shell-ui'
import { devicesKey } from '../devices/deviceQueries.js'
import { deviceSearch } from '../devices/deviceQuery.js'
import { devicePageMessages } from './devicePageMessages.js'
import type { DataPoint } from './deviceQueries.js'
import { bodyOfPoint, changesOfPoint } from './pointDraft.js'
import { PointFormDialog } from './PointFormDialog.js'

const formDialog = defineDialog(PointFormDialog)
/** No table of the house shows them: they redraw too often. */
const columns: readonly DataColumn<DataPoint>[] = []
const { confirmAction, formAction, addAction } = actionsOf({
  messages: devicePageMessages,
  search: deviceSearch,
  columns,
  key: devicesKey,
})

/** Adds a point of the device's own. */
export function addPointAction(deviceId: string): Action {
  return addAction({
    label: 'addPoint',
    permission: 'device:edit',
    dialog: formDialog,
    submit: ({ api, send }, draft) =>
      send(mutationOf(api, addDataPoint), { path: { id: deviceId }, body: bodyOfPoint(draft) }),
    done: ({ t }, { name }) => t.pointSaved(name),
  })
}

/** With one point. */
export const pointActions: readonly Action<DataPoint>[] = [
  formAction({
    label: 'editPoint',
    permission: 'device:edit',
    dialog: formDialog,
    props: (_context, point) => ({ point }),
    load: async ({ api, read }, { id, deviceId }) => {
      const points = await read(queryOf(api, listDataPoints, { path: { id: deviceId } }))
      const latest = points.find((point) => point.id === id)
      if (!latest) throw new Error(`Data point ${id} is gone`)
      return latest
    },
    submit: ({ api, send }, draft, { id }, { changes, version }) =>
      send(mutationOf(api, editDataPoint), {
        path: { id },
        body: { ...changesOfPoint(changes, draft), version },
      }),
    done: ({ t }, { name }) => t.pointSaved(name),
  }),
  historyAction<DataPoint>({
    source: recordHistory(listDataPointHistory, 'device:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'removePoint',
    permission: 'device:edit',
    danger: true,
    isVisible: ({ typePointId }) => typePointId === null, // one that follows a type is removed there
    question: ({ t }, { name }) => ({
      title: t.removePointQuestion(name),
      message: t.removePointText,
    }),
    run: ({ api, send }, { id }) =>
      send(mutationOf(api, removeDataPoints), { body: { ids: [id] } }),
    done: ({ t }, { name }) => t.pointRemoved(name),
  }),
]
