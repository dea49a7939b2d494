import { operationTable } from '@spruce/api-client/contract'
import { describe, expect, it } from 'vitest'
import { defineOperation, definePublicOperation, ok } from './defineOperation.js'
import { bindOperations, foundDefinitions } from './operationRegistry.js'

const found = foundDefinitions()

describe('tying the contract to its handlers', () => {
  it('finds one for every operation', () => {
    expect(bindOperations().map(({ entry }) => entry.operationId)).toEqual(
      operationTable.map(({ operationId }) => operationId),
    )
  })

  it('refuses a missing one, a surplus one and a doubled one, all at once', () => {
    const surplus = { ...found[0]!, operationId: 'makeCoffee' as never }
    const definitions = [...found.filter((one) => one.operationId !== 'login'), surplus, surplus]
    expect(() => bindOperations(definitions)).toThrow(
      /makeCoffee has two handlers\n.*makeCoffee has a handler but is not in the contract\n.*login has no handler/s,
    )
  })

  it('refuses a handler that asks for less than x-authz', () => {
    const lax = definePublicOperation('getUserInfos', { handle: () => ok({} as never) })
    const rest = found.filter((one) => one.operationId !== 'getUserInfos')
    expect(() => bindOperations([...rest, lax])).toThrow(
      'getUserInfos is a self operation, not a public one',
    )
    const wrong = defineOperation('getSystem', { handle: () => ok({} as never) })
    const others = found.filter((one) => one.operationId !== 'getSystem')
    expect(() => bindOperations([...others, wrong])).toThrow('getSystem is a public operation')
  })

  it('refuses an object check on a table it cannot check, and a proof it cannot ask for', () => {
    const entries = operationTable.map((entry) =>
      entry.operationId === 'getDept'
        ? {
            ...entry,
            authz: {
              ...entry.authz,
              auth: 'recent' as const,
              objects: [{ in: 'path' as const, name: 'id', table: 'wishes' }],
            },
          }
        : entry,
    )
    expect(() => bindOperations(found, entries)).toThrow(/unknown table wishes/)
    expect(() => bindOperations(found, entries)).toThrow(/getDept asks for a recent proof/)
  })
})
