import { describe, expect, it } from 'vitest'
import { Seal } from './Seal.js'

const seal = new Seal(Buffer.alloc(32, 1))

describe('a seal', () => {
  it('opens what it closed, which looks different every time', () => {
    const [one, other] = [seal.close('云杉'), seal.close('云杉')]
    expect(one).not.toBe(other)
    expect([seal.open(one), seal.open(other)]).toEqual(['云杉', '云杉'])
  })

  it('does not open what another secret closed, or what was changed', () => {
    const closed = seal.close('x')
    expect(() => new Seal(Buffer.alloc(32, 2)).open(closed)).toThrow()
    const changed = Buffer.from(closed, 'base64')
    changed[changed.length - 1]! ^= 1
    expect(() => seal.open(changed.toString('base64'))).toThrow()
  })

  it('hashes by purpose', () => {
    expect(seal.hash('captcha', 'x')).toBe(seal.hash('captcha', 'x'))
    expect(seal.hash('captcha', 'x')).not.toBe(seal.hash('code', 'x'))
    expect(seal.hash('a', 'bc')).not.toBe(seal.hash('ab', 'c'))
  })

  it('signs by purpose what everybody can read', () => {
    const token = seal.sign('link', Buffer.from('云杉'))
    expect(seal.readSigned('link', token)?.toString()).toBe('云杉')
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).toBe('云杉')
    const foreign = new Seal(Buffer.alloc(32, 2)).sign('link', Buffer.from('云杉'))
    for (const wrong of ['', 'x', `${token}x`, `x${token}`, `${token}.x`, foreign]) {
      expect(seal.readSigned('link', wrong)).toBeUndefined()
    }
    expect(seal.readSigned('file', token)).toBeUndefined()
  })
})
