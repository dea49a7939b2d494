import { describe, expect, it } from 'vitest'
import { readApplicationQuery } from './applicationQuery.js'

describe('the address of the audit page', () => {
  it('reads what it can hold', () => {
    const query = {
      keyword: '云山',
      status: 'needs_information',
      from: '2026-11-01',
      to: '2026-11-30',
      page: 2,
      size: 50,
      sort: '-name',
    }
    expect(readApplicationQuery(query)).toEqual(query)
  })

  it.each([
    { from: '2026-02-30' },
    { to: 'tomorrow' },
    { from: '2026-11-30', to: '2026-11-01' },
    { from: 20261101 },
    { status: 'lost' },
    { sort: 'code' },
    { page: 0 },
    { page: 1 },
    { size: 20 },
    { size: 1000 },
  ])('leaves out %o', (search) => {
    expect(readApplicationQuery(search)).toEqual({})
  })
})
