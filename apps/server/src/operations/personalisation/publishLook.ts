import type { Schemas } from '@spruce/api-client/contract'
import type { Look } from '../../db/schema.js'
import type { TenantContext } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { newId } from '../../ids.js'
import type {
  HomepageSetting,
  Release,
} from '../../repositories/personalisation/PersonalisationRepository.js'
import type { Services } from '../../services.js'
import { noteBrandPictures } from '../files/noteUses.js'
import { homepageOf } from './homepageRules.js'
import { publishedLook } from './lookRules.js'

/** Who publishes, where, and how it is noted. */
export interface PublishContext extends Pick<
  TenantContext<'publishPersonalisation' | 'rollBackPersonalisation' | 'saveHomepage'>,
  'tenantId' | 'memberId' | 'repositories' | 'audit'
> {
  services: Pick<Services, 'now'>
}

/** Shows a look to everybody, and with `homepage` another home page. Who calls it has checked both. */
export async function publishLook(
  context: PublishContext,
  value: Look,
  note: string | null,
  homepage?: HomepageSetting,
): Promise<Schemas['PersonalisationRelease']> {
  const { tenantId, memberId, repositories, services, audit } = context
  const { personalisation, tenants } = repositories
  await personalisation.lockTenant(tenantId)
  const row = await tenants.get(tenantId)
  const former = homepageOf(row)
  const shown = homepage ?? former
  const id = newId()
  await personalisation.publish(tenantId, {
    ...{ id, value, homepage: shown, note, by: memberId, at: services.now() },
  })
  await noteBrandPictures(repositories, tenantId, 'published', value)
  audit({
    table: 'personalisation',
    id: tenantId,
    before: { ...publishedLook(row), ...former },
    after: { ...value, ...shown },
  })
  const release = await personalisation.release(tenantId, id)
  if (!release) throw notFound('release', id)
  return presentRelease(release)
}

export function presentRelease(release: Release): Schemas['PersonalisationRelease'] {
  return { ...release, publishedAt: release.publishedAt.toISOString() }
}
