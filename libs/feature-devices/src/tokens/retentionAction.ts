import { mutationOf, queryOf } from '@spruce/api-client'
import {
  editDeviceSettings,
  getDeviceSettings,
  listDeviceSettingsHistory,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { actionsOf, type DataColumn, defineAction, defineDialog } from '@spruce/shell-ui'
import { devicesKey } from '../devices/deviceQueries.js'
import { deviceSearch } from '../devices/deviceQuery.js'
import { RetentionDialog } from './RetentionDialog.js'
import { tokenMessages } from './tokenMessages.js'

const dialog = defineDialog(RetentionDialog)
/** No table shows them. */
const columns: readonly DataColumn<object>[] = []
const { addAction } = actionsOf({
  ...{ messages: tokenMessages, search: deviceSearch, columns, key: devicesKey },
})

/** How long the values of the tenant's devices are kept, and cleared alarms. */
export const retentionAction = addAction({
  label: 'settings',
  permission: 'device:edit',
  dialog,
  props: async ({ api, read }) => ({ settings: await read(queryOf(api, getDeviceSettings)) }),
  load: ({ api, read }) => read(queryOf(api, getDeviceSettings)),
  submit: ({ api, send }, { keepDays, keepAlarmDays }, _page, { version }) =>
    send(mutationOf(api, editDeviceSettings), {
      body: { keepDays: Number(keepDays), keepAlarmDays: Number(keepAlarmDays), version },
    }),
  done: ({ t }, { keepDays, keepAlarmDays }) => t.settingsSaved(keepDays, keepAlarmDays),
})

const history = historyAction<object>({
  source: recordHistory(listDeviceSettingsHistory, 'device:list'),
  idOf: () => '', // the company has one such record
  nameOf: (_company, language) => tokenMessages[language].settings,
})

/** Who changed how long they are kept. */
export const retentionHistoryAction = defineAction({
  label: (language) => tokenMessages[language].settingsHistory,
  permission: 'device:list',
  run: (_page, context) => history.run({}, context),
})
