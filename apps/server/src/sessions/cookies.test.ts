import { describe, expect, it } from 'vitest'
import { cookieDomainOf } from './cookies.js'

describe('the cookies’ domain (S-06)', () => {
  it.each(['console.example.com', 'example.com', 'localhost', '10.0.0.1'])(
    'is none for %s when cookies are of the host only',
    (host) => expect(cookieDomainOf(host, 'host')).toBeUndefined(),
  )

  it.each([
    ['console.example.com', 'example.com'],
    ['a.b.example.com', 'example.com'],
    ['example.com', 'example.com'],
    ['portal.spruce.com.cn', 'spruce.com.cn'],
    ['portal.spruce.co.uk', 'spruce.co.uk'],
    ['spruce.github.io', 'spruce.github.io'],
    ['docs.spruce.github.io', 'spruce.github.io'],
    ['localhost', undefined],
    ['portal.localhost', 'portal.localhost'],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['com.cn', undefined],
    ['github.io', undefined],
  ])('shared, of %s is %s', (host, domain) => {
    expect(cookieDomainOf(host, 'shared')).toBe(domain)
  })
})
