import { describe, expect, it } from 'vitest'
import { withTenant } from './withTenant.js'

describe('withTenant', () => {
  it.each([
    ['/a', '/a?tenant=x'],
    ['/a?b=1#c', '/a?b=1&tenant=x#c'],
    ['/a?tenant=y', '/a?tenant=x'],
    ['https://a.cn/', 'https://a.cn/'],
  ])('%s → %s', (url, link) => {
    expect(withTenant(url, 'x')).toBe(link)
  })
  it('leaves the address alone without a tenant', () => {
    expect(withTenant('/a', null)).toBe('/a')
  })
})
