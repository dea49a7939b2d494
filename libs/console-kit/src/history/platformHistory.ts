import type { HistorySource } from './historySource.js'
import { operatorLogOptions } from './operatorLogQueries.js'

/** Histories from the operator log of all customers. @public */
export const platformHistory: HistorySource = {
  permission: 'platformlog:list',
  list: operatorLogOptions,
}
