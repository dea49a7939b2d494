import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { assertTransition } from '../../http/transitions.js'
import { presentOwnApplication } from '../../presenters/presentCustomer.js'
import { Repositories } from '../../repositories/repositories.js'
import { hashToken } from '../../sessions/tokens.js'
import {
  applicationChanges,
  assertCodeFree,
  heldApplication,
  tellAuditors,
} from './applicationRules.js'

/** The applicant answers what the auditor asked for. */
export const resubmitApplication = definePublicOperation('resubmitApplication', {
  transaction: 'none',
  async handle({ body, request, services }) {
    const { token, version, ...said } = body
    await services.limiter.hit(`application:${request.ip}`, limits.applicationAddress)
    return services.engine.tx('platform', async (db) => {
      const repositories = new Repositories(db)
      const by = { tokenHash: hashToken(token) }
      const row = await heldApplication(repositories, by)
      assertVersion(version, row.version, presentOwnApplication(row))
      assertTransition(applicationChanges, row.status, 'submitted')
      if (said.code !== undefined) await assertCodeFree(repositories, said.code)
      await repositories.applications.resubmit(
        row.id,
        {
          name: said.name?.trim() ?? row.name,
          shortName: said.shortName === undefined ? row.short_name : said.shortName,
          code: said.code ?? row.code,
          industry: said.industry === undefined ? row.industry : said.industry,
          region: said.region === undefined ? row.region : said.region,
          contactName: said.contactName?.trim() ?? row.contact_name,
          contactMobile: said.contactMobile ?? row.contact_mobile,
          contactEmail: said.contactEmail ?? row.contact_email,
          reason: said.reason === undefined ? row.reason : said.reason,
        },
        services.now(),
      )
      const now = await heldApplication(repositories, by)
      await tellAuditors(repositories, now.name, 'answered', services.now())
      return ok(presentOwnApplication(now))
    })
  },
})
