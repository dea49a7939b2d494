import { type ApiClient, listOf, queryOf, type Schemas, tagKey } from '@spruce/api-client'
import { getAlarm, getContact, listAlarms, listContacts } from '@spruce/api-client/operations'
import { momentsOf } from '@spruce/console-kit/days'
import type { LiveKind, Option } from '@spruce/shell-ui'
import { shownInPlace } from '../devices/deviceQueries.js'
import { type AlarmQuery, alarmSearch } from './alarmQuery.js'

/** What a rule found at a device. */
export type Alarm = Schemas['Alarm']
/** With its comments. */
export type AlarmDetail = Schemas['AlarmDetail']

/** What the key of every query of alarms and their rules begins with. */
export const alarmsKey = tagKey(listAlarms)

/** Asked for again when an alarm changes. */
export const liveAlarms = { live: ['alarms'] satisfies LiveKind[] }

/** What the filters of the page ask for. */
export function alarmFilter(query: AlarmQuery) {
  const { keyword, state, severity, type, device, rule, assignee } = query
  const { from, to } = momentsOf(query)
  return {
    ...(keyword !== undefined && { keyword }),
    ...(state === 'open' ? { open: true } : state !== undefined && { state }),
    ...(severity !== undefined && { severity }),
    ...(type !== undefined && { typeId: type }),
    ...(device !== undefined && { deviceId: device }),
    ...(rule !== undefined && { ruleId: rule }),
    ...(assignee !== undefined && { assigneeId: assignee }),
    ...(from !== undefined && { raisedAtFrom: from }),
    ...(to !== undefined && { raisedAtTo: to }),
  }
}

/** One page of them. */
export function alarmListOptions(api: ApiClient, query: AlarmQuery) {
  const { page, size, sort } = alarmSearch.params(query)
  const wanted = { ...alarmFilter(query), page, size, ...(sort !== undefined && { sort }) }
  return { ...listOf(api, listAlarms, { query: wanted }), meta: liveAlarms }
}

/** As many as a call takes: more marks than a chart can show. */
const mostMarks = 100

/** What is wrong with a device now. */
export function openAlarmOptions(api: ApiClient, deviceId: string) {
  const query = { deviceId, open: true, page: 1, size: mostMarks }
  return { ...listOf(api, listAlarms, { query }), meta: { ...shownInPlace, ...liveAlarms } }
}

/** What a device's alarms were after a moment: those raised since, and those that were open then. */
export function pastAlarmOptions(api: ApiClient, deviceId: string, from: string, to?: string) {
  const all = { deviceId, open: false, page: 1, size: mostMarks }
  const since = { ...all, raisedAtFrom: from, ...(to !== undefined && { raisedAtTo: to }) }
  const until = { ...all, raisedAtTo: from, clearedAtFrom: from }
  const meta = { ...shownInPlace, ...liveAlarms }
  return [since, until].map((query) => ({ ...listOf(api, listAlarms, { query }), meta }))
}

/** An alarm with its comments. */
export function alarmOptions(api: ApiClient, id: string) {
  return { ...queryOf(api, getAlarm, { path: { id } }), meta: { ...shownInPlace, ...liveAlarms } }
}

const mostFound = 20

/** People of the company, for whom to choose. */
export function contactSearchOptions(api: ApiClient, keyword: string) {
  const query = { page: 1, size: mostFound, ...(keyword !== '' && { keyword }) }
  return listOf(api, listContacts, { query })
}

/** A person of the company. */
export function contactOptions(api: ApiClient, id: string) {
  return { ...queryOf(api, getContact, { path: { id } }), meta: shownInPlace }
}

/** A person to choose, with what tells two of the same name apart. */
export function optionOfContact(
  contact: Pick<Schemas['Contact'], 'id' | 'nickName' | 'employeeCode' | 'departments'>,
): Option {
  const { id, nickName, employeeCode, departments } = contact
  const description = [employeeCode, departments[0]?.name].filter(Boolean).join(' · ')
  return { value: id, label: nickName, ...(description !== '' && { description }) }
}
