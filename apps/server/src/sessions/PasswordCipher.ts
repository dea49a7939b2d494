import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { badRequest, wrongField } from '../http/errors.js'

const prefix = 'v1.'

/**
 * Reads passwords as they travel: `v1.` + base64(iv ‖ AES-256-CBC/PKCS7). The key is public to every
 * page (it comes with deploy-config); the cipher keeps passwords out of logs and eyes on the way,
 * it protects nothing that TLS does not.
 */
export class PasswordCipher {
  constructor(private readonly key: Buffer) {}

  /** The key, as deploy-config gives it. */
  get base64Key(): string {
    return this.key.toString('base64')
  }

  /**
   * @param field where the cipher text stood, for the answer
   * @throws 400 when it was not made with the key
   */
  decrypt(wire: string, field = 'password'): string {
    try {
      if (!wire.startsWith(prefix)) throw new Error('no version')
      const bytes = Buffer.from(wire.slice(prefix.length), 'base64')
      const decipher = createDecipheriv('aes-256-cbc', this.key, bytes.subarray(0, 16))
      const plain = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()])
      return new TextDecoder('utf-8', { fatal: true }).decode(plain)
    } catch {
      throw badRequest(400, [wrongField(field, 'format')])
    }
  }

  /** What a client sends: for tests and tools. */
  encrypt(plain: string): string {
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-256-cbc', this.key, iv)
    const bytes = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final()])
    return prefix + bytes.toString('base64')
  }
}
