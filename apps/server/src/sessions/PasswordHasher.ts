import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '../http/errors.js'

/** OWASP's argon2id (the package's default kind): 19 MiB, two passes, one lane; about 10 ms. */
const strong = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** For tests that sign in a thousand times. */
const quick = { ...strong, memoryCost: 64, timeCost: 1 }

export interface HasherOptions {
  /** How many hashes at a time; the rest wait. Default 2. */
  atOnce?: number
  /** How many may wait; more are answered 503. Default 200. */
  waiting?: number
  /** Cheap hashes, for tests only. */
  cheap?: boolean
}

/** argon2id behind a bounded queue, so that a flood of sign-ins cannot take all memory. */
export class PasswordHasher {
  private running = 0
  private readonly queue: (() => void)[] = []
  private dummy: Promise<string> | undefined

  constructor(private readonly options: HasherOptions = {}) {}

  /** @throws 503 when too many wait */
  hash(plain: string): Promise<string> {
    return this.inTurn(() => hash(plain, this.options.cheap ? quick : strong))
  }

  /**
   * True when `plain` is the password behind `stored`. A null `stored` (no such account, or one
   * without a password) takes the same time and is false (S-10). @throws 503 when too many wait
   */
  async verify(stored: string | null, plain: string): Promise<boolean> {
    const against = stored ?? (await (this.dummy ??= this.hash('no such account')))
    const isRight = await this.inTurn(() => verify(against, plain).catch(() => false))
    return isRight && stored !== null
  }

  private async inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= (this.options.atOnce ?? 2)) {
      if (this.queue.length >= (this.options.waiting ?? 200)) throw unavailable(1)
      await new Promise<void>((resolve) => this.queue.push(resolve))
    } else {
      this.running += 1
    }
    try {
      return await task()
    } finally {
      const next = this.queue.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
