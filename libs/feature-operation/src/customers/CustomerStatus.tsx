import { StatusTag, type Tone, useMessages } from '@spruce/shell-ui'
import { customerMessages } from './customerMessages.js'
import type { Customer } from './customerQueries.js'

export const statusTones = {
  enabled: 'success',
  disabled: 'neutral',
  expired: 'warning',
} as const satisfies Record<Customer['status'], Tone>

/** The state of a customer, as a mark. */
export function CustomerStatus({ status }: Pick<Customer, 'status'>) {
  return <StatusTag tone={statusTones[status]}>{useMessages(customerMessages)[status]}</StatusTag>
}
