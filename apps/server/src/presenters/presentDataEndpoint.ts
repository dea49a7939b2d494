import type { Schemas } from '@spruce/api-client/contract'
import type { DataEndpoint } from '../repositories/data-endpoints/DataEndpointsRepository.js'
import type { EndpointUse } from '../repositories/designs/DesignEndpoints.js'

/** Of the secret it says that there is one. */
export function presentDataEndpoint({
  secretSealed,
  createdAt,
  updatedAt,
  ...endpoint
}: DataEndpoint): Schemas['DataEndpoint'] {
  return {
    ...endpoint,
    hasSecret: secretSealed !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function presentEndpointUse({
  draftAt,
  publishedAt,
  ...use
}: EndpointUse): Schemas['DataEndpointUse'] {
  return {
    ...use,
    draftAt: draftAt && draftAt.toISOString(),
    publishedAt: publishedAt && publishedAt.toISOString(),
  }
}
