import type { Schemas } from '@spruce/api-client/contract'
import type { Look } from '../../db/schema.js'
import type { TenantContext } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { newId } from '../../ids.js'
import type { Release } from '../../repositories/personalisation/PersonalisationRepository.js'
import { noteBrandPictures } from '../files/noteUses.js'
import { assertSafeLook, publishedLook } from './lookRules.js'

/** Shows a look to everybody. What was safe when it was saved must be safe now. */
export async function publishLook(
  context: Pick<
    TenantContext<'publishPersonalisation' | 'rollBackPersonalisation'>,
    'tenantId' | 'memberId' | 'repositories' | 'services' | 'audit'
  >,
  value: Look,
  note: string | null,
): Promise<Schemas['PersonalisationRelease']> {
  const { tenantId, memberId, repositories, services, audit } = context
  const { personalisation, tenants } = repositories
  assertSafeLook(value, services.config)
  await personalisation.lockTenant(tenantId)
  const before = publishedLook(await tenants.get(tenantId))
  const id = newId()
  await personalisation.publish(tenantId, { id, value, note, by: memberId, at: services.now() })
  await noteBrandPictures(repositories, tenantId, 'published', value)
  audit({ table: 'personalisation', id: tenantId, before, after: value })
  const release = await personalisation.release(tenantId, id)
  if (!release) throw notFound('release', id)
  return presentRelease(release)
}

export function presentRelease(release: Release): Schemas['PersonalisationRelease'] {
  return { ...release, publishedAt: release.publishedAt.toISOString() }
}
