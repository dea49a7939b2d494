import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Hides what must lie in the database for a while, under keys derived from the service's secret. */
export class Seal {
  private readonly key: Buffer
  private readonly hashKey: Buffer

  constructor(secret: Buffer) {
    this.key = Buffer.from(hkdfSync('sha256', secret, 'spruce', 'seal', 32))
    this.hashKey = Buffer.from(hkdfSync('sha256', secret, 'spruce', 'hash', 32))
  }

  /** AES-256-GCM; every call gives another text. */
  close(text: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.key, iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
  }

  /** @throws when the text was not sealed by this secret */
  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  }

  /** A keyed hash for short answers and codes, which a plain hash would not hide. */
  hash(purpose: string, value: string): string {
    return createHmac('sha256', this.hashKey)
      .update(purpose)
      .update('\0')
      .update(value)
      .digest('base64url')
  }

  /** A text that everybody can read and nobody else can make, for an address: `<payload>.<hash>`. */
  sign(purpose: string, payload: Buffer): string {
    const text = payload.toString('base64url')
    return `${text}.${this.hash(purpose, text)}`
  }

  /** What was signed; undefined where it was not signed by this secret for this purpose. */
  readSigned(purpose: string, token: string): Buffer | undefined {
    const [text = '', mac = '', ...rest] = token.split('.')
    const expected = Buffer.from(this.hash(purpose, text))
    const given = Buffer.from(mac)
    if (rest.length > 0 || given.length !== expected.length) return undefined
    return timingSafeEqual(given, expected) ? Buffer.from(text, 'base64url') : undefined
  }
}
