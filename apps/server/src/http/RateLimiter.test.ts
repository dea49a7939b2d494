import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../db/engine.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { HttpError } from './errors.js'
import { RateLimiter } from './RateLimiter.js'

let engine: Engine
let ahead = 0
let limiter: RateLimiter
beforeAll(async () => {
  engine = await openTestEngine()
  limiter = new RateLimiter(engine, () => new Date(Date.now() + ahead))
})
afterAll(() => engine.close())

const limit = { hits: 3, seconds: 60 }

describe('a rate limit', () => {
  it('lets so many through, however many come at once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => limiter.hit('many', limit)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('says how long to wait, and opens again', async () => {
    for (let turn = 0; turn < 3; turn += 1) await limiter.hit('again', limit)
    ahead += 20_000
    const error: unknown = await limiter.hit('again', limit).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(HttpError)
    expect((error as HttpError).retryAfter).toBeGreaterThan(35)
    expect((error as HttpError).retryAfter).toBeLessThanOrEqual(40)
    ahead += 41_000
    await limiter.hit('again', limit)
  })

  it('is checked without counting, and cleared', async () => {
    for (let turn = 0; turn < 5; turn += 1) await limiter.check('looked at', limit)
    for (let turn = 0; turn < 3; turn += 1) await limiter.hit('looked at', limit)
    await expect(limiter.check('looked at', limit)).rejects.toThrow(HttpError)
    await limiter.clear('looked at')
    await limiter.check('looked at', limit)
  })
})
