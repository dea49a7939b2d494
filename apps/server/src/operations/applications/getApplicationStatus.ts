import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { presentOwnApplication } from '../../presenters/presentCustomer.js'
import { ApplicationsRepository } from '../../repositories/customers/ApplicationsRepository.js'
import { hashToken } from '../../sessions/tokens.js'

export const getApplicationStatus = definePublicOperation('getApplicationStatus', {
  transaction: 'none',
  async handle({ query, request, services, tx }) {
    await services.limiter.hit(`application:${request.ip}`, limits.applicationAddress)
    const row = await new ApplicationsRepository(tx).findByToken(hashToken(query.token))
    if (!row) throw notFound('application')
    return ok(presentOwnApplication(row))
  },
})
