import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy.js'

it('lets designed pages show pictures and films of the web, and run nothing of it', () => {
  const policy = contentSecurityPolicy('/dashboard', 'n').split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      ...["img-src 'self' data: blob: https:", "media-src 'self' https:"],
      ...["default-src 'self'", "script-src 'self' 'nonce-n'", "object-src 'none'"],
    ]),
  )
})
