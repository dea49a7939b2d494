import type { Schemas } from '@spruce/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.js'
import { presentTenantInfo, productBrand } from '../presenters/tenantPresenters.js'
import { readDraftLink } from '../operations/personalisation/draftLinks.js'
import { columnsOfLook } from '../repositories/personalisation/PersonalisationRepository.js'
import { Repositories } from '../repositories/repositories.js'
import { TenantsRepository, type TenantRow } from '../repositories/tenants/TenantsRepository.js'
import { readCookie } from '../sessions/cookies.js'
import { languageOf } from './requestHeaders.js'

/** Whose look a page has before anybody has signed in. */
export type Brand = Schemas['TenantInfo']

/**
 * The brand of a request without a session: the tenant of the host name, else of `?tenant=CODE`,
 * else of the tenant cookie, else the product's own. It is public and holds nothing of a person.
 */
export async function resolveBrand(request: FastifyRequest, services: Services): Promise<Brand> {
  const tenant = await tenantOf(request, new TenantsRepository(services.engine.platform))
  return tenant ? presentTenantInfo(tenant) : productBrand(languageOf(request))
}

/**
 * The draft that a link shows on a page of sign-in (`?draft=…`), as it is now. Undefined: the request has no such
 * link; null: its time is over, or it was never ours.
 */
export async function resolveDraft(
  request: FastifyRequest,
  { engine, seal, now }: Services,
): Promise<Brand | null | undefined> {
  const { draft: token } = request.query as { draft?: unknown }
  if (token === undefined) return undefined
  const tenantId = typeof token === 'string' ? readDraftLink(seal, token, now()) : undefined
  if (tenantId === undefined) return null
  const { tenants, personalisation } = new Repositories(engine.platform)
  const tenant = await tenants.find(tenantId)
  if (tenant?.status !== 'enabled') return null
  const draft = await personalisation.draft(tenantId)
  return presentTenantInfo(draft ? { ...tenant, ...columnsOfLook(draft.value) } : tenant)
}

async function tenantOf(
  request: FastifyRequest,
  tenants: TenantsRepository,
): Promise<TenantRow | undefined> {
  const byHost = await tenants.findByHost(request.hostname)
  if (byHost) return byHost
  const code = (request.query as Record<string, unknown> | undefined)?.['tenant']
  if (typeof code === 'string' && code !== '') {
    const byCode = await tenants.findByCode(code)
    if (byCode) return byCode
  }
  const id = readCookie(request, 'tenantId')
  const byCookie = id && /^[0-9A-Za-z-]{1,40}$/.test(id) ? await tenants.find(id) : undefined
  return byCookie?.status === 'enabled' ? byCookie : undefined
}
