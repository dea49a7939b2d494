import { createHash, randomBytes } from 'node:crypto'

/** A new session token: 256 random bits, known to the cookie alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A random public identifier: browser ids, captcha keys. 128 bit. */
export function newPublicKey(): string {
  return randomBytes(16).toString('base64url')
}

/** True for what `newToken` may have made; anything else is not looked up. */
export function isToken(text: string): boolean {
  return /^[0-9A-Za-z_-]{43}$/.test(text)
}
