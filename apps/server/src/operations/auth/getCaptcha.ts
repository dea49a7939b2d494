import svgCaptcha from 'svg-captcha'
import { definePublicOperation, raw } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { keepCaptcha } from '../../sessions/captcha.js'

/** Four characters, none that is mistaken for another. */
const look = {
  size: 4,
  noise: 2,
  width: 120,
  height: 40,
  fontSize: 44,
  ignoreChars: '0oO1iIlLqg9',
}

/** A tenth of a pixel is as fine as anybody sees; the rest is a fifth of the picture. */
const finePlaces = /(\.\d)\d+/g

/** A picture for the key; its answer replaces the key's former one. */
export const getCaptcha = definePublicOperation('getCaptcha', {
  transaction: 'none',
  async handle({ query, services, request, tx }) {
    await services.limiter.hit(`captcha:${request.ip}`, limits.captchaAddress)
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- its types call a bag of options a class
    const { text, data } = svgCaptcha.create(look)
    await keepCaptcha(tx, services, query.captchaKey, text)
    await services.outbox.send({
      kind: 'captcha',
      to: null,
      text: `captcha ${query.captchaKey}: ${text}`,
      captchaKey: query.captchaKey,
      code: text,
    })
    return raw('image/svg+xml', data.replaceAll(finePlaces, '$1'))
  },
})
