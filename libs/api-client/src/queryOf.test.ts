import { describe, expect, it } from 'vitest'
import { operationTable } from './contract.js'
import * as operations from './generated/operations.js'
import { listOf, mutationOf, queryOf, tagKey } from './index.js'
import { createTestApi } from './testing.js'

const { signal } = new AbortController()

describe('options by operation', () => {
  it('have a constant for each operation of the contract, as the table says it', () => {
    const made = Object.values(operations).map(({ id, method, path, tag }) =>
      [id, method.toUpperCase(), path, tag].join(' '),
    )
    const listed = operationTable.map(({ operationId, method, path, tag }) =>
      [operationId, method, path, tag].join(' '),
    )
    expect(made.sort()).toEqual(listed.sort())
  })

  it('read with path and query, under a key of tag, operation and input', async () => {
    const calls: unknown[] = []
    const api = createTestApi({
      'GET /spruce/api/v1/roles/{id}/members': ({ path, query }) => {
        calls.push([path.id, query.page])
        return { rows: [], total: 7 }
      },
    })
    const input = { path: { id: 'r1' }, query: { page: 2 } }
    const options = listOf(api, operations.listRoleMembers, input)
    expect(options.queryKey).toEqual(['roles', 'listRoleMembers', input])
    expect(await options.queryFn({ signal })).toEqual({ rows: [], total: 7 })
    expect(calls).toEqual([['r1', '2']])
  })

  it('leave an input out of the key that is not there', () => {
    const { queryKey } = queryOf(createTestApi(), operations.getPlanCatalogue)
    expect(queryKey).toEqual(['plans', 'getPlanCatalogue'])
  })

  it('write with a body, and make stale what the tag holds', async () => {
    const bodies: unknown[] = []
    const api = createTestApi({
      'POST /spruce/api/v1/roles/remove': ({ body }) => {
        bodies.push(body)
        return { removed: 1 }
      },
    })
    const { mutationFn, meta } = mutationOf(api, operations.removeRoles)
    expect(await mutationFn({ body: { ids: ['r1'] } })).toEqual({ removed: 1 })
    expect(bodies).toEqual([{ ids: ['r1'] }])
    expect(meta.invalidates).toEqual(tagKey(operations.listRoleMembers))
  })
})
