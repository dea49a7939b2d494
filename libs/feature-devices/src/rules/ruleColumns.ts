import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { alarmMessages } from '../alarms/alarmMessages.js'
import { sayCondition, severityTones } from '../alarms/sayAlarm.js'
import { ruleMessages } from './ruleMessages.js'
import type { Rule } from './ruleQueries.js'

const word = wordsOf(ruleMessages)

/** When it is in alarm, in words. */
export function sayRule(rule: Rule, language: Language): string {
  const condition = sayCondition(rule, alarmMessages[language], language)
  const { pointName } = rule
  return pointName === null ? condition : ruleMessages[language].conditionOf(pointName, condition)
}

/** The columns of the table; the first one names the row. */
export const ruleColumns: readonly DataColumn<Rule>[] = [
  { id: 'name', header: word('name'), minWidth: 150, isSortable: true },
  { id: 'typeName', header: word('type'), minWidth: 160, isSortable: true },
  {
    id: 'condition',
    header: word('condition'),
    minWidth: 264,
    isSortable: true,
    text: (rule, language) => sayRule(rule, language),
  },
  {
    id: 'durationSeconds',
    header: word('durationColumn'),
    width: 136,
    align: 'end',
    isSortable: true,
  },
  {
    id: 'severity',
    header: word('severity'),
    width: 128,
    isSortable: true,
    text: ({ severity }, language) => alarmMessages[language][severity],
    tone: ({ severity }) => severityTones[severity],
  },
  {
    id: 'enabled',
    header: word('state'),
    width: 100,
    isSortable: true,
    text: ({ enabled }, language) => ruleMessages[language][enabled ? 'enabled' : 'disabled'],
    tone: ({ enabled }) => (enabled ? 'success' : 'neutral'),
  },
  {
    id: 'overrideCount',
    header: word('overrideCount'),
    width: 128,
    align: 'end',
    isSortable: true,
  },
  { id: 'openCount', header: word('openCount'), width: 144, align: 'end', isSortable: true },
  timeColumn('updatedAt', word('updatedAt')),
]
