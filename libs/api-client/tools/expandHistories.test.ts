import { describe, expect, it } from 'vitest'
import type { BundledDocument } from './bundle.js'
import { expandHistories } from './expandHistories.js'

const role = {
  of: 'Role',
  path: '/roles/{id}/history',
  summary: '角色变更历史',
  summaryEn: 'What changed of a role',
  perm: 'role:list',
  scope: 'tenant',
  table: 'roles',
  example: 'r1',
}

function expand(...histories: object[]) {
  const document: BundledDocument = { paths: {}, components: {}, 'x-histories': histories }
  expandHistories(document)
  return document
}

describe('the histories of the contract', () => {
  it('are read by a call for each kind, under the right that lists it', () => {
    const { paths, ...rest } = expand(role)
    expect(paths['/roles/{id}/history']?.['get']).toMatchObject({
      operationId: 'listRoleHistory',
      summary: '角色变更历史',
      'x-history': 'roles',
      'x-authz': { perm: 'role:list', objects: [{ in: 'path', name: 'id', table: 'roles' }] },
    })
    expect(rest).not.toHaveProperty('x-histories')
  })

  it('are named as the operator log names the record, and need no id of a single one', () => {
    const look = { ...role, of: 'Look', path: '/look/history', table: undefined, audit: 'look' }
    const operation = expand(look).paths['/look/history']?.['get']
    expect(operation).toMatchObject({ operationId: 'listLookHistory', 'x-history': 'look' })
    expect(operation?.['x-authz']).not.toHaveProperty('objects')
  })

  it('are refused without a table for their id, and twice', () => {
    expect(() => expand({ ...role, table: undefined })).toThrow(/say the table/)
    expect(() => expand(role, role)).toThrow(/writes its get/)
  })
})
