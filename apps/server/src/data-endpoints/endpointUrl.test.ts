import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpointUrl, isBelow, readBaseUrl } from './endpointUrl.js'

const base = 'https://erp.example.cn/api/v1'

describe('the base of an endpoint', () => {
  it.each([
    ['https://erp.example.cn', 'https://erp.example.cn'],
    ['https://erp.example.cn/', 'https://erp.example.cn'],
    ['https://erp.example.cn:8443/api/v1/', 'https://erp.example.cn:8443/api/v1'],
    ['http://erp.example.cn/api', 'http://erp.example.cn/api'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readBaseUrl(typed)).toBe(kept)
  })

  it.each([
    ...['ftp://erp.example.cn', 'file:///etc/passwd', 'erp.example.cn', '//erp.example.cn', ''],
    ...['https://me:secret@erp.example.cn/api', 'https://me@erp.example.cn'],
    ...['https://erp.example.cn/api?key=1', 'https://erp.example.cn/api#x'],
    ...['https://erp.example.cn/a/../b', 'https://erp.example.cn/a//b', 'https://erp.example.cn//'],
    ...['https://erp.example.cn/%2e%2e/b', 'https://erp.example.cn/a\\b', 'https:erp.example.cn'],
    ...['https://erp.example.cn/a%2fb', 'https://erp.example.cn/a%5cb'],
  ])('%s is none', (typed) => {
    expect(readBaseUrl(typed)).toBeUndefined()
  })
})

describe('a path below a base', () => {
  it.each([
    ['', base],
    ['orders', `${base}/orders`],
    ['/orders/7', `${base}/orders/7`],
    ['orders/', `${base}/orders/`],
    ['a%20b/%E4%BA%91', `${base}/a%20b/%E4%BA%91`],
    ['orders/100%2525', `${base}/orders/100%2525`],
    ['v1.2/..a', `${base}/v1.2/..a`],
  ])('%s stays', (path, address) => {
    expect(endpointUrl(base, path, [])?.href).toBe(address)
  })

  it.each([
    ...['..', '../admin', 'a/../../admin', './a', 'a/.', '/..', '//evil.example', 'a//b', '//'],
    ...['%2e%2e/admin', '%2E%2e', '.%2e/a', '%252e%252e/a', '%25252e%25252e/a', 'a/%2e'],
    ...['..%2fadmin', 'a%2fb', 'a%252fb', 'a%5cb', 'a\\b', '\\\\evil.example', '..\\a'],
    ...['..;/admin', 'a;b', 'a?x=1', 'a#x', 'https://evil.example', '@evil.example/%2e%2e'],
    ...['a\u0000', 'a%00b', 'a\nb', 'a%0d%0ab', '云', ' a', 'a\tb', '%', '%zz', '%c0%ae%c0%ae/a'],
  ])('%j does not', (path) => {
    expect(endpointUrl(base, path, [])).toBeUndefined()
  })

  it('never leaves it, whatever it is', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom(
        '..',
        '.',
        '/',
        '//',
        '\\',
        '%2e',
        '%2f',
        '%5c',
        '%25',
        ';',
        '@',
        ':',
        '?',
        '#',
      ),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const url = endpointUrl(base, parts.join(''), [])
        if (!url) return
        expect(url.origin).toBe('https://erp.example.cn')
        expect(url.pathname === '/api/v1' || url.pathname.startsWith('/api/v1/')).toBe(true)
        let path = url.pathname
        for (let times = 0; times < 4; times += 1) {
          expect(new URL(path, 'https://x').pathname.startsWith('/api/v1')).toBe(true)
          try {
            path = decodeURIComponent(path)
          } catch {
            return
          }
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('carries its query encoded', () => {
    const url = endpointUrl(base, 'orders', [
      ['state', 'a&b=c#d'],
      ['state', '云 1'],
    ])
    expect(url?.href).toBe(`${base}/orders?state=a%26b%3Dc%23d&state=%E4%BA%91+1`)
  })
})

describe('a redirect', () => {
  it.each([
    [`${base}/orders?page=2`, true],
    [base, true],
    ['https://erp.example.cn/api/v10/orders', false],
    ['https://erp.example.cn/', false],
    ['https://erp.example.cn:8443/api/v1/orders', false],
    ['http://erp.example.cn/api/v1/orders', false],
    ['https://me@erp.example.cn/api/v1/orders', false],
    ['https://evil.example/api/v1/orders', false],
    [`${base}/..%2f..%2fadmin`, false],
  ])('to %s stays below: %s', (address, stays) => {
    expect(isBelow(new URL(address), base)).toBe(stays)
  })
})
