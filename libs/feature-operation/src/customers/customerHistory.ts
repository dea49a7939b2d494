import { listCustomerHistory } from '@spruce/api-client/operations'
import { recordHistory } from '@spruce/console-kit/history'

/** What was done with a customer, also with its plan, its exceptions and mock logins. */
export const customerHistory = recordHistory(listCustomerHistory, 'customer:list')
