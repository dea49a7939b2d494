import { describe, expect, it } from 'vitest'
import { chooseTenant } from './chooseTenant.js'
import { tenantFixture } from './testing/fixtures.js'

const a = tenantFixture({ tenantId: 't-a', code: 'aaa', mainTenant: false })
const b = tenantFixture({ tenantId: 't-b', code: 'bbb', mainTenant: true })

describe('the tenant of a tab', () => {
  it.each([
    ['the main tenant in a new tab', {}, b, undefined],
    ['the tenant of the link in a new tab', { code: 'AAA' }, a, undefined],
    ['the pin of a reloaded tab', { pinned: 't-a' }, a, undefined],
    ['the pin, asking about the tenant of a link', { pinned: 't-a', code: 'bbb' }, a, b],
    ['no question when the link names the pin', { pinned: 't-a', code: 'aaa' }, a, undefined],
    ['the main tenant when the link names a foreign one', { code: 'zzz' }, b, undefined],
    ['the main tenant when the pin is no longer the user’s', { pinned: 't-z' }, b, undefined],
    ['the tenant of a mock login', { mockTenantId: 't-a', pinned: 't-b' }, a, undefined],
  ])('is %s', (_, wish, tenant, asked) => {
    expect(chooseTenant([a, b], wish)).toEqual({ tenant, asked })
  })

  it('is the first where none is main, and none for an account without tenants', () => {
    expect(chooseTenant([a], {}).tenant).toBe(a)
    expect(chooseTenant([], { pinned: 't-a', code: 'aaa' })).toEqual({
      tenant: undefined,
      asked: undefined,
    })
  })
})
