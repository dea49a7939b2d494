import { operationTable } from '@spruce/api-client/contract'
import { describe, expect, it } from 'vitest'
import { readWhoMay, tableOf, type WhoMay } from './whoMay.js'

const lines = readWhoMay()

describe('S-01: whoMay.csv and x-authz agree', () => {
  it('on which operations there are', () => {
    const written = lines.map(({ operation }) => operation)
    expect([...written].sort()).toEqual(operationTable.map((one) => one.operationId).sort())
  })

  it.each(lines)('on $operation', (line) => {
    const entry = operationTable.find(({ operationId }) => operationId === line.operation)
    expect(entry && { who: whoOf(entry.authz), ...pick(entry.authz) }).toEqual({
      who: line.who,
      effect: line.effect,
      perm: [...line.permissions],
      objects: line.objects.map(({ at, table }) => ({
        in: at.slice(0, at.indexOf('.')),
        name: at.slice(at.indexOf('.') + 1),
        table: tableOf(table),
      })),
    })
  })
})

type Authz = (typeof operationTable)[number]['authz']

function whoOf({ auth, scope }: Authz): WhoMay['who'] {
  if (auth === 'public') return 'anyone'
  if (auth === 'first-login') return 'first-login'
  if (scope === 'platform') return 'operator'
  return scope === 'tenant' ? 'member' : 'signed-in'
}

function pick({ effect, perm, objects }: Authz) {
  return { effect, perm: [...perm], objects: objects.map((one) => ({ ...one })) }
}
