import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { newId } from '../../ids.js'
import { messages } from '../../messages.js'
import { Repositories } from '../../repositories/repositories.js'
import { useCaptcha } from '../../sessions/captcha.js'
import { hashToken } from '../../sessions/tokens.js'
import { applicationToken, assertCodeFree, progressLink, tellAuditors } from './applicationRules.js'

/**
 * Anybody may ask. Of what is known only the codes of tenants show, which stand in addresses, and
 * each look costs a captcha; names, contacts and other applications do not (S-10).
 */
export const applyForCustomer = definePublicOperation('applyForCustomer', {
  transaction: 'none',
  async handle({ body, request, services, tx, language, afterCommit }) {
    const { captchaKey, captcha, ...asked } = body
    const { limiter, config } = services
    await limiter.hit(`apply-address:${request.ip}`, limits.applyAddress)
    if (config.captcha) await useCaptcha(tx, services, captchaKey, captcha)
    await assertCodeFree(new Repositories(tx), asked.code)
    await limiter.hit(`apply-contact:${asked.contactEmail.toLowerCase()}`, limits.applyContact)
    const id = newId()
    const token = applicationToken(services, id)
    const tokenHash = hashToken(token)
    const name = asked.name.trim()
    const now = services.now()
    await services.engine.tx('platform', async (db) => {
      const repositories = new Repositories(db)
      await repositories.applications.add({
        id,
        tokenHash,
        name,
        shortName: asked.shortName?.trim() ?? null,
        code: asked.code,
        industry: asked.industry ?? null,
        region: asked.region ?? null,
        contactName: asked.contactName.trim(),
        contactMobile: asked.contactMobile,
        contactEmail: asked.contactEmail,
        reason: asked.reason ?? null,
        at: now,
        address: request.ip,
      })
      await tellAuditors(repositories, name, 'waits', now)
    })
    const texts = messages[language].application
    const link = progressLink(services, { id, token_hash: tokenHash })
    afterCommit(() =>
      services.outbox.send({
        kind: 'mail',
        to: asked.contactEmail,
        subject: texts.subject(name),
        text: texts.withLink(texts.submitted(name), link),
      }),
    )
    return ok({ token, status: 'submitted' as const })
  },
})
