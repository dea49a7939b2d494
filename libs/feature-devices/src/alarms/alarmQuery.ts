import { orderedDays, readDay } from '@spruce/console-kit/days'
import {
  defineSearch,
  searchChoice,
  searchId,
  searchText,
  type SearchQuery,
} from '@spruce/shell-ui/search'

/** What an alarm may be, and those that are not cleared. */
export const alarmStates = ['open', 'raised', 'acknowledged', 'cleared'] as const
/** The least first. */
export const severities = ['info', 'warning', 'critical'] as const

/** What the address of the page holds. */
export const alarmSearch = defineSearch(
  {
    keyword: searchText(),
    state: searchChoice(alarmStates),
    severity: searchChoice(severities),
    type: searchId,
    device: searchId,
    rule: searchId,
    assignee: searchId,
    /** Local days between which they were raised. */
    from: readDay,
    to: readDay,
  },
  {
    sort: [
      ...['ruleName', 'severity', 'state', 'deviceName', 'areaName', 'typeName', 'pointName'],
      ...['assigneeName', 'raisedAt', 'acknowledgedAt', 'clearedAt', 'silencedUntil'],
    ],
    check: orderedDays,
  },
)

/** Absent: all alarms, the newest first. */
export type AlarmQuery = SearchQuery<typeof alarmSearch>

/** Reads the search part of an address. */
export const readAlarmQuery = alarmSearch.read
