import { operationTable } from '@spruce/api-client/contract'
import { describe, expect, it } from 'vitest'
import { checksOf } from '../http/ContractValidator.js'
import { neededPlaces, validRequest } from './validRequest.js'

let made = 0
const filling = {
  id: () => '01930f3c-0000-7000-8000-000000000100',
  unique: () => `text_${(made += 1)}`,
}

describe('validRequest', () => {
  it.each(operationTable)('makes one of $operationId that the contract accepts', (entry) => {
    const { path, query = {}, body } = validRequest(entry.operationId, filling)
    const checks = checksOf(entry)
    const fields = { ...query }
    const errors = [
      checks.path && !checks.path({ ...path }) && checks.path.errors,
      !checks.query(fields) && checks.query.errors,
      !entry.multipart && body !== undefined && !checks.body?.(body) && checks.body?.errors,
    ]
    expect(errors.filter(Boolean)).toEqual([])
  })

  it('names no object that the filling leaves out', () => {
    const without = { ...filling, id: () => undefined }
    expect(validRequest('addRoleMembers', without).body).toEqual({ memberIds: [] })
    expect(validRequest('listMembers', without).query).toEqual({})
    expect(validRequest('listMembers', filling).query).toMatchObject({ deptId: filling.id() })
  })

  it('knows which objects a request must name', () => {
    expect(neededPlaces('addRoleMembers')).toEqual(['path.id', 'body.memberIds[]'])
    expect(neededPlaces('listMembers')).toEqual([])
    expect(neededPlaces('addDept')).toEqual([])
  })
})
