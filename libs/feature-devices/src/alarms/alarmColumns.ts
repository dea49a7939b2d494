import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { alarmMessages } from './alarmMessages.js'
import type { Alarm } from './alarmQueries.js'
import { sayMeasure, severityTones, stateTones } from './sayAlarm.js'

const word = wordsOf(alarmMessages)

/** The columns of the table; the first one names the row. */
export const alarmColumns: readonly DataColumn<Alarm>[] = [
  { id: 'ruleName', header: word('ruleName'), minWidth: 150, isSortable: true },
  {
    id: 'severity',
    header: word('severity'),
    width: 128,
    isSortable: true,
    text: ({ severity }, language) => alarmMessages[language][severity],
    tone: ({ severity }) => severityTones[severity],
  },
  {
    id: 'state',
    header: word('state'),
    width: 160,
    isSortable: true,
    text: ({ state }, language) => alarmMessages[language][state],
    tone: ({ state }) => stateTones[state],
  },
  { id: 'deviceName', header: word('deviceName'), minWidth: 130, isSortable: true },
  { id: 'deviceCode', header: word('deviceCode'), minWidth: 120, isHidden: true },
  { id: 'areaName', header: word('areaName'), minWidth: 110, isSortable: true },
  { id: 'typeName', header: word('typeName'), minWidth: 110, isSortable: true, isHidden: true },
  { id: 'pointName', header: word('pointName'), minWidth: 110, isSortable: true, isHidden: true },
  {
    id: 'value',
    header: word('value'),
    width: 120,
    align: 'end',
    text: ({ value, unit }, language) => sayMeasure(value, unit, alarmMessages[language], language),
  },
  timeColumn('raisedAt', word('raisedAt')),
  { id: 'assigneeName', header: word('assignee'), minWidth: 136, isSortable: true },
  timeColumn('acknowledgedAt', word('acknowledgedAt'), { isHidden: true }),
  timeColumn('clearedAt', word('clearedAt')),
  timeColumn('silencedUntil', word('silencedUntil'), { isHidden: true }),
]
