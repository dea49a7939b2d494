import type { Schemas } from '@spruce/api-client/contract'
import type { DataEndpoint } from '../repositories/data-endpoints/DataEndpointsRepository.js'

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
