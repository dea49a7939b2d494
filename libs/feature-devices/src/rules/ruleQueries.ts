import { type ApiClient, listOf, queryOf, type Schemas } from '@spruce/api-client'
import { getDeviceType, listAlarmRules, listRoles } from '@spruce/api-client/operations'
import { shownInPlace } from '../devices/deviceQueries.js'
import { liveAlarms } from '../alarms/alarmQueries.js'
import { type RuleQuery, ruleSearch } from './ruleQuery.js'

/** When devices of a type are in alarm. */
export type Rule = Schemas['AlarmRule']
/** With whom it tells, and what is otherwise for single devices. */
export type RuleDetail = Schemas['AlarmRuleDetail']

/** One page of them, with how many of their alarms are open. */
export function ruleListOptions(api: ApiClient, query: RuleQuery) {
  const { type, enabled, ...rest } = ruleSearch.params(query)
  const wanted = {
    ...rest,
    ...(type !== undefined && { typeId: type }),
    ...(enabled !== undefined && { enabled: enabled === 'on' }),
  }
  return { ...listOf(api, listAlarmRules, { query: wanted }), meta: liveAlarms }
}

/** A type with the points to choose from. */
export function ruleTypeOptions(api: ApiClient, id: string) {
  return { ...queryOf(api, getDeviceType, { path: { id } }), meta: shownInPlace }
}

/** The roles to tell. */
export function roleChoiceOptions(api: ApiClient) {
  return { ...listOf(api, listRoles), meta: shownInPlace }
}
