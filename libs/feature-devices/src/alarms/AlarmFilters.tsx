import { listOf, queryOf } from '@spruce/api-client'
import { getAlarmRule, listAlarmRules, listDevices } from '@spruce/api-client/operations'
import { ChoiceFilter } from '@spruce/console-kit/filters'
import { useApi } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceOptions } from '../device/deviceQueries.js'
import { shownInPlace } from '../devices/deviceQueries.js'
import { alarmMessages } from './alarmMessages.js'
import { contactOptions, optionOfContact } from './alarmQueries.js'
import { useFindContacts } from './useFindContacts.js'

export interface ChosenProps {
  /** The id in the address: its name is asked for. */
  chosen: string | undefined
}

const mostFound = 20

/** Finds the alarms of a device. */
export function DeviceFilter({ chosen }: ChosenProps) {
  const t = useMessages(alarmMessages)
  const api = useApi()
  const client = useQueryClient()
  const { data } = useQuery({ ...deviceOptions(api, chosen ?? ''), enabled: chosen !== undefined })
  const known = data && { value: data.id, label: data.name, description: data.code }
  return (
    <ChoiceFilter
      name="device"
      label={t.device}
      anyLabel={t.anyDevice}
      options={known && data.id === chosen ? [known] : namelessOf(chosen)}
      find={async (keyword) => {
        const query = { page: 1, size: mostFound, ...(keyword !== '' && { keyword }) }
        const { rows } = await client.query(listOf(api, listDevices, { query }))
        return rows.map(({ id, name, code }) => ({ value: id, label: name, description: code }))
      }}
    />
  )
}

/** Finds the alarms that a rule has raised. */
export function RuleFilter({ chosen }: ChosenProps) {
  const t = useMessages(alarmMessages)
  const api = useApi()
  const client = useQueryClient()
  const { data } = useQuery({
    ...queryOf(api, getAlarmRule, { path: { id: chosen ?? '' } }),
    meta: shownInPlace,
    enabled: chosen !== undefined,
  })
  const known = data && { value: data.id, label: data.name, description: data.typeName }
  return (
    <ChoiceFilter
      name="rule"
      label={t.rule}
      anyLabel={t.anyRule}
      options={known && data.id === chosen ? [known] : namelessOf(chosen)}
      find={async (keyword) => {
        const query = { page: 1, size: mostFound, ...(keyword !== '' && { keyword }) }
        const { rows } = await client.query(listOf(api, listAlarmRules, { query }))
        return rows.map(({ id, name, typeName }) => ({
          ...{ value: id, label: name, description: typeName },
        }))
      }}
    />
  )
}

/** Finds the alarms that a person has to look after. */
export function AssigneeFilter({ chosen }: ChosenProps) {
  const t = useMessages(alarmMessages)
  const find = useFindContacts()
  const { data } = useQuery({
    ...contactOptions(useApi(), chosen ?? ''),
    enabled: chosen !== undefined,
  })
  return (
    <ChoiceFilter
      name="assignee"
      label={t.assignee}
      anyLabel={t.anyAssignee}
      options={data && data.id === chosen ? [optionOfContact(data)] : namelessOf(chosen)}
      find={find}
    />
  )
}

/** One whose name is on its way, or that has gone. */
function namelessOf(chosen: string | undefined) {
  return chosen === undefined ? [] : [{ value: chosen, label: '…' }]
}
