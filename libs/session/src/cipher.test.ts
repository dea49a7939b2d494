import { createDecipheriv, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptPassword, type CipherConfig } from './cipher.js'

const key = randomBytes(32)
const config: CipherConfig = {
  algorithm: 'AES',
  mode: 'CBC',
  padding: 'Pkcs7',
  key: key.toString('base64'),
}

/** As a server does it, with another library. */
function decrypt(text: string): string {
  const bytes = Buffer.from(text.slice(3), 'base64')
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8')
}

describe('encryptPassword', () => {
  it.each(['Spruce@2026', '', 'a', 'x'.repeat(16), '密码🌲é'])('%j comes back', (password) => {
    const wire = encryptPassword(config, password)
    expect(wire).toMatch(/^v1\.[A-Za-z0-9+/]+=*$/)
    expect(decrypt(wire)).toBe(password)
  })

  it('never gives the same text twice', () => {
    const texts = Array.from({ length: 20 }, () => encryptPassword(config, 'Spruce@2026'))
    expect(new Set(texts).size).toBe(20)
  })

  it.each([
    { ...config, algorithm: 'DES' },
    { ...config, mode: 'ECB' },
    { ...config, padding: 'NoPadding' },
    { ...config, key: 'AAAA' },
    { ...config, key: '' },
  ])('refuses %j', (other) => {
    expect(() => encryptPassword(other as CipherConfig, 'x')).toThrow(/Unsupported cipher/)
  })
})
