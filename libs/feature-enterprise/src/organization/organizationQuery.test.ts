import { describe, expect, it } from 'vitest'
import { readOrganizationQuery } from './organizationQuery.js'

describe('readOrganizationQuery', () => {
  it('keeps every field of a full address', () => {
    expect(
      readOrganizationQuery({
        deptId: '01930f3c-0000-7000-8000-000000000101',
        descendants: false,
        keyword: 'zw',
        status: 'disabled',
        roleId: 'r1',
        realName: 'yes',
        signedIn: 'no',
        loginFrom: '2026-11-01',
        joinedTo: '2026-11-30',
        page: 3,
        size: 50,
        sort: '-lastLoginAt,nickName',
      }),
    ).toEqual({
      deptId: '01930f3c-0000-7000-8000-000000000101',
      descendants: false,
      keyword: 'zw',
      status: 'disabled',
      roleId: 'r1',
      realName: 'yes',
      signedIn: 'no',
      loginFrom: '2026-11-01',
      joinedTo: '2026-11-30',
      page: 3,
      size: 50,
      sort: '-lastLoginAt,nickName',
    })
  })

  it('leaves defaults out, so one view has one address', () => {
    expect(readOrganizationQuery({ page: 1, size: 20, descendants: true, keyword: ' ' })).toEqual(
      {},
    )
  })

  it('reads a keyword and an id that the router took for a number', () => {
    expect(readOrganizationQuery({ keyword: 138, deptId: 330106 })).toEqual({
      keyword: '138',
      deptId: '330106',
    })
  })

  it.each([
    ['page', 0],
    ['page', 1.5],
    ['page', 'x'],
    ['size', 101],
    ['status', 'gone'],
    ['sort', 'password'],
    ['sort', '-'],
    ['deptId', '../admin'],
    ['roleId', ['r1']],
    ['realName', true],
    ['signedIn', 'never'],
    ['loginFrom', '2026-13-01'],
    ['joinedTo', 'yesterday'],
    ['keyword', { toString: () => 'x' }],
  ])('ignores a malformed %s', (field, value) => {
    expect(readOrganizationQuery({ [field]: value })).toEqual({})
  })

  it('leaves days out that are reversed', () => {
    expect(
      readOrganizationQuery({ joinedFrom: '2026-11-02', joinedTo: '2026-11-01', signedIn: 'no' }),
    ).toEqual({ signedIn: 'no' })
  })

  it('cuts a keyword to what the server accepts', () => {
    expect(readOrganizationQuery({ keyword: 'x'.repeat(80) }).keyword).toHaveLength(50)
  })
})
