import { randomInt } from 'node:crypto'
import { definePublicOperation, raw } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { keepCaptcha } from '../../sessions/captcha.js'
import { captchaCharacters, drawCaptcha } from '../../sessions/captchaPicture.js'

const length = 5

/** A picture for the key; its answer replaces the key's former one. */
export const getCaptcha = definePublicOperation('getCaptcha', {
  transaction: 'none',
  async handle({ query, services, request, tx }) {
    await services.limiter.hit(`captcha:${request.ip}`, limits.captchaAddress)
    const drawn = Array.from(
      { length },
      () => captchaCharacters[randomInt(captchaCharacters.length)],
    )
    const text = drawn.join('')
    await keepCaptcha(tx, services, query.captchaKey, text)
    await services.outbox.send({
      kind: 'captcha',
      to: null,
      text: `captcha ${query.captchaKey}: ${text}`,
      captchaKey: query.captchaKey,
      code: text,
    })
    return raw('image/svg+xml', drawCaptcha(text, Math.random))
  },
})
