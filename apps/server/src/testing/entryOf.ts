import { operationTable, type OperationEntry } from '@spruce/api-client/contract'
import type { OperationId } from '../http/contractTypes.js'

/**
 * The contract's entry of an operation. A test whose harness reads the table here alone depends on the operations that
 * it calls, not on all (tools/src/operationUnits.ts).
 */
export function entryOf(operation: OperationId): OperationEntry {
  const entry = operationTable.find(({ operationId }) => operationId === operation)
  if (!entry) throw new Error(`${operation} is not in the contract`)
  return entry
}
