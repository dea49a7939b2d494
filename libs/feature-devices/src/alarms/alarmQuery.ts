import { isDay } from '@spruce/console-kit/days'
import {
  defineSearch,
  searchChoice,
  type SearchField,
  searchId,
  searchText,
  type SearchQuery,
} from '@spruce/shell-ui/search'

/** What an alarm may be, and those that are not cleared. */
export const alarmStates = ['open', 'raised', 'acknowledged', 'cleared'] as const
/** The least first. */
export const severities = ['info', 'warning', 'critical'] as const

const readDay: SearchField<string> = (day) => (isDay(day) ? day : undefined)

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
    check: (query) => {
      const { from, to } = query
      const isOrdered = from === undefined || to === undefined || from <= to
      return isOrdered ? query : { ...query, from: undefined, to: undefined }
    },
  },
)

/** Absent: all alarms, the newest first. */
export type AlarmQuery = SearchQuery<typeof alarmSearch>

/** Reads the search part of an address. */
export const readAlarmQuery = alarmSearch.read
