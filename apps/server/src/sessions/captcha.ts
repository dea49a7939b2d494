import { timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { messages } from '../messages.js'
import { foldText } from '../repositories/search/searchTokens.js'
import { CaptchasRepository } from '../repositories/sessions/CaptchasRepository.js'
import type { Services } from '../services.js'

const livesMs = 2 * 60_000

function hashed(services: Services, key: string, answer: string): string {
  return services.seal.hash('captcha', `${key}\0${foldText(answer)}`)
}

/** Stores the answer behind a key for two minutes (S-09). */
export async function keepCaptcha(db: Db, services: Services, key: string, answer: string) {
  const expiresAt = new Date(services.now().getTime() + livesMs)
  await new CaptchasRepository(db).put(key, hashed(services, key, answer), expiresAt)
}

/**
 * Uses a captcha up, by a right answer as by a wrong one. @throws 400 with code 1101 unless the
 * answer is right and in time
 */
export async function useCaptcha(db: Db, services: Services, key: string, answer: string) {
  const kept = await new CaptchasRepository(db).take(key, services.now())
  const given = Buffer.from(hashed(services, key, answer))
  const isRight = kept !== undefined && timingSafeEqual(Buffer.from(kept), given)
  if (!isRight) {
    throw new HttpError(400, 1101, (language) => messages[language].rules.WRONG_CAPTCHA)
  }
}
