import { mutationOf } from '@spruce/api-client'
import {
  acknowledgeAlarms,
  addAlarmComment,
  assignAlarms,
  endAlarm,
  listAlarmHistory,
  silenceAlarms,
} from '@spruce/api-client/operations'
import { utcMoment } from '@spruce/console-kit/days'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { actionsOf, defineDialog } from '@spruce/shell-ui'
import { AssignDialog } from './AssignDialog.js'
import type { Alarm } from './alarmQueries.js'
import { alarmResource } from './alarmResource.js'
import { CommentDialog } from './CommentDialog.js'
import { alarmName } from './sayAlarm.js'
import { SilenceDialog } from './SilenceDialog.js'

const assignDialog = defineDialog(AssignDialog)
const silenceDialog = defineDialog(SilenceDialog)
const commentDialog = defineDialog(CommentDialog)
const { bulkAction, confirmAction, formAction, rowAction } = actionsOf(alarmResource)

const isOpen = ({ state }: Alarm) => state !== 'cleared'
const most = 100 // `maxItems` of the ids in the contract

/** Says that somebody looks after it. */
export const acknowledgeAction = rowAction({
  label: 'acknowledge',
  permission: 'alarm:edit',
  isVisible: ({ state }) => state === 'raised',
  run: ({ api, send }, { id }) => send(mutationOf(api, acknowledgeAlarms), { body: { ids: [id] } }),
  done: ({ t }, { changed }) => t.acknowledgedDone(changed),
})

/** With one of them, in the table and in its panel. */
export const alarmRowActions = [
  acknowledgeAction,
  formAction({
    label: 'assign',
    permission: 'alarm:edit',
    isVisible: isOpen,
    dialog: assignDialog,
    props: ({ t }, alarm) => ({
      title: t.assignTitle(alarmName(alarm)),
      chosen: alarm.assigneeId
        ? { id: alarm.assigneeId, name: alarm.assigneeName ?? '' }
        : undefined,
    }),
    submit: ({ api, send }, { assigneeId }, { id }) =>
      send(mutationOf(api, assignAlarms), { body: { ids: [id], assigneeId } }),
    done: ({ t }, { changed }) => t.assignedDone(changed),
  }),
  formAction({
    label: 'silence',
    permission: 'alarm:edit',
    isVisible: isOpen,
    dialog: silenceDialog,
    props: ({ t }, alarm) => ({
      title: t.silenceTitle(alarmName(alarm)),
      until: stillSilent(alarm.silencedUntil),
    }),
    submit: ({ api, send }, { until }, { id }) =>
      send(mutationOf(api, silenceAlarms), { body: { ids: [id], until: utcMoment(until) } }),
    done: ({ t }, { changed }) => t.silencedDone(changed),
  }),
  formAction({
    label: 'comment',
    permission: 'alarm:edit',
    dialog: commentDialog,
    props: (_context, alarm) => ({ name: alarmName(alarm) }),
    submit: ({ api, send }, { text }, { id }) =>
      send(mutationOf(api, addAlarmComment), { path: { id }, body: { text: text.trim() } }),
    done: ({ t }) => t.commentSaved,
  }),
  historyAction<Alarm>({
    source: recordHistory(listAlarmHistory, 'alarm:list'),
    nameOf: alarmName,
  }),
  confirmAction({
    label: 'end',
    permission: 'alarm:edit',
    danger: true,
    isVisible: ({ clearable }) => clearable,
    question: ({ t }, alarm) => ({ title: t.endQuestion(alarmName(alarm)), message: t.endText }),
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, endAlarm), { path: { id }, body: { version } }),
    done: ({ t }, alarm) => t.ended(alarmName(alarm)),
  }),
]

/** With those that are selected. */
export const alarmBulkActions = [
  bulkAction({
    label: 'acknowledge',
    permission: 'alarm:edit',
    max: most,
    takes: ({ state }) => state === 'raised',
    none: 'noneRaised',
    run: ({ api, send }, alarms) =>
      send(mutationOf(api, acknowledgeAlarms), { body: { ids: alarms.map(({ id }) => id) } }),
    done: ({ t }, _alarms, { changed }) => t.acknowledgedDone(changed),
  }),
  bulkAction({
    label: 'assign',
    permission: 'alarm:edit',
    max: most,
    takes: isOpen,
    none: 'noneOpen',
    run: async ({ api, open, send, t }, alarms) => {
      const ids = alarms.map(({ id }) => id)
      const done = await open(assignDialog, {
        title: t.assignManyTitle(ids.length),
        onSubmit: ({ assigneeId }) =>
          send(mutationOf(api, assignAlarms), { body: { ids, assigneeId } }),
      })
      return done ?? false
    },
    done: ({ t }, _alarms, { changed }) => t.assignedDone(changed),
  }),
  bulkAction({
    label: 'silence',
    permission: 'alarm:edit',
    max: most,
    takes: isOpen,
    none: 'noneOpen',
    run: async ({ api, open, send, t }, alarms) => {
      const ids = alarms.map(({ id }) => id)
      const done = await open(silenceDialog, {
        title: t.silenceManyTitle(ids.length),
        onSubmit: ({ until }) =>
          send(mutationOf(api, silenceAlarms), { body: { ids, until: utcMoment(until) } }),
      })
      return done ?? false
    },
    done: ({ t }, _alarms, { changed }) => t.silencedDone(changed),
  }),
]

/** A silence that is over says nothing of the next one. */
function stillSilent(until: string | null): string | null {
  return until !== null && Date.parse(until) > Date.now() ? until : null
}
