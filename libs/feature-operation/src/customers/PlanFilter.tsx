import { useApi } from '@spruce/session/react'
import { FilterSelect, useMessages, usePermitted } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { customerMessages } from './customerMessages.js'
import { planChoiceOptions } from './customerQueries.js'

/** Finds the customers of a plan, for who may see plans. */
export function PlanFilter() {
  const t = useMessages(customerMessages)
  const isPermitted = usePermitted()(['plan:list', 'plan:assign'])
  const { data = [] } = useQuery({ ...planChoiceOptions(useApi()), enabled: isPermitted })
  if (!isPermitted) return null
  const options = data.map(({ id, name }) => ({ value: id, label: name }))
  return <FilterSelect name="planId" label={t.anyPlan} options={options} />
}
