import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { limits, type RateLimiter } from '../http/RateLimiter.js'
import { messages } from '../messages.js'
import { CodesRepository, type CodeKey } from '../repositories/sessions/CodesRepository.js'
import type { Services } from '../services.js'
import { recipientOf, type Contact } from './contacts.js'

/** How long a code is good for, as the message says. */
export const codeMinutes = 10

/** The seconds until the same recipient gets another one. */
export const codeGateSeconds = limits.codeGate.seconds

function hashed({ seal }: Services, key: CodeKey, userId: string | null, code: string): string {
  const bound = [key.purpose, key.contact, key.asker, userId ?? '', code].join('\0')
  return seal.hash('code', bound)
}

/**
 * Counts a code for a recipient, whatever it is for: one in 60 s, ten in 10 minutes (S-09).
 * @throws 429
 */
export async function countCode(limiter: RateLimiter, contact: Contact): Promise<void> {
  const recipient = recipientOf(contact)
  await limiter.check(`code:${recipient}`, limits.codeRecipient)
  await limiter.hit(`code-gate:${recipient}`, limits.codeGate)
  await limiter.hit(`code:${recipient}`, limits.codeRecipient)
}

/** Stores a new code in place of the one before. `userId`: whose account it opens, null nobody's. */
export async function makeCode(
  db: Db,
  services: Services,
  key: CodeKey,
  userId: string | null,
  code = String(randomInt(1_000_000)).padStart(6, '0'),
): Promise<string> {
  const now = services.now()
  await new CodesRepository(db).put(key, {
    userId,
    hash: hashed(services, key, userId, code),
    expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
    now,
  })
  return code
}

/**
 * Compares a code and uses it up if it is right. Undefined when it is wrong, late, used, was compared
 * too often, or opens nobody's account. What it counts must be committed either way.
 */
export async function useCode(
  db: Db,
  services: Services,
  key: CodeKey,
  code: string,
): Promise<{ userId: string } | undefined> {
  const codes = new CodesRepository(db)
  const kept = await codes.attempt(key, services.now())
  const given = Buffer.from(hashed(services, key, kept?.userId ?? null, code))
  const isRight = timingSafeEqual(Buffer.from(kept?.hash ?? ' '.repeat(given.length)), given)
  if (!kept || !isRight || kept.userId === null) return undefined
  return (await codes.take(key, kept.hash)) ? { userId: kept.userId } : undefined
}

/** 400 with code 1102, whatever is wrong about the code. */
export function wrongCode(): HttpError {
  return new HttpError(400, 1102, (language) => messages[language].rules.WRONG_CODE)
}
