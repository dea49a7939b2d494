import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { newId } from '../../ids.js'
import { ApplicationsRepository } from '../../repositories/customers/ApplicationsRepository.js'
import { useCaptcha } from '../../sessions/captcha.js'
import { hashToken, newToken } from '../../sessions/tokens.js'

/** Anybody may ask. Nothing is looked up, so the answer tells nothing about who is known (S-10). */
export const applyForCustomer = definePublicOperation('applyForCustomer', {
  transaction: 'none',
  async handle({ body, request, services, tx }) {
    const { captchaKey, captcha, ...asked } = body
    const { limiter, config } = services
    await limiter.hit(`apply-address:${request.ip}`, limits.applyAddress)
    if (config.captcha) await useCaptcha(tx, services, captchaKey, captcha)
    await limiter.hit(`apply-contact:${asked.contactEmail.toLowerCase()}`, limits.applyContact)
    const token = newToken()
    await new ApplicationsRepository(tx).add({
      id: newId(),
      tokenHash: hashToken(token),
      name: asked.name.trim(),
      shortName: asked.shortName?.trim() ?? null,
      code: asked.code,
      industry: asked.industry ?? null,
      region: asked.region ?? null,
      contactName: asked.contactName.trim(),
      contactMobile: asked.contactMobile,
      contactEmail: asked.contactEmail,
      reason: asked.reason ?? null,
      at: services.now(),
      address: request.ip,
    })
    return ok({ token, status: 'submitted' as const })
  },
})
