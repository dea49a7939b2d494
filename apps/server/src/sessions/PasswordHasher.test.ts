import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { HttpError } from '../http/errors.js'
import { PasswordHasher } from './PasswordHasher.js'

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof Argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

/** Kind and parameters of a hash, which say how much work it is. */
const costOf = (hash: unknown) => String(hash).split('$').slice(0, 4).join('$')

describe('the password hasher', () => {
  it('makes argon2id hashes as OWASP asks, each with a salt of its own (S-12)', async () => {
    const hasher = new PasswordHasher()
    const [one, other] = await Promise.all([hasher.hash('Spruce@2026'), hasher.hash('Spruce@2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await hasher.verify(one, 'Spruce@2026')).toBe(true)
    expect(await hasher.verify(one, 'spruce@2026')).toBe(false)
  })

  it('does the same work for no account as for a wrong password (S-10)', async () => {
    const hasher = new PasswordHasher()
    const stored = await hasher.hash('Spruce@2026')
    await hasher.verify(null, 'x') // the first makes the hash to compare with
    vi.mocked(verify).mockClear()
    for (const hash of [null, stored]) expect(await hasher.verify(hash, 'wrong')).toBe(false)
    const compared = vi.mocked(verify).mock.calls.map(([hash, plain]) => [costOf(hash), plain])
    expect(compared).toEqual([
      [costOf(stored), 'wrong'],
      [costOf(stored), 'wrong'],
    ])
  })

  it('never accepts the stand-in for no account', async () => {
    expect(await new PasswordHasher({ cheap: true }).verify(null, 'no such account')).toBe(false)
  })

  it('is false for a stored text that is no hash', async () => {
    expect(await new PasswordHasher({ cheap: true }).verify('not a hash', 'x')).toBe(false)
  })

  it('lets so many wait and no more (S-12)', async () => {
    const hasher = new PasswordHasher({ cheap: true, atOnce: 1, waiting: 2 })
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => hasher.hash('x')))
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused).toHaveLength(3)
    expect(refused.every((one) => one instanceof HttpError && one.status === 503)).toBe(true)
    await expect(hasher.hash('x')).resolves.toContain('argon2id')
  })
})
