import { operationTable } from '@spruce/api-client/contract'
import { describe, expect, it } from 'vitest'
import { checksOf, ContractValidator } from './ContractValidator.js'

describe('the checks of the contract', () => {
  // A server compiles them with the first call: one that does not compile is found here.
  it('compile for every operation, each with a successful answer', () => {
    const validator = new ContractValidator()
    const without = operationTable.filter((entry) => {
      const { query, statuses } = validator.checksOf(entry)
      return typeof query !== 'function' || statuses.size === 0
    })
    expect(without).toEqual([])
  })

  it('are compiled once for all servers of a process', () => {
    const [entry] = operationTable
    expect(checksOf(entry!)).toBe(checksOf(entry!))
  })
})
