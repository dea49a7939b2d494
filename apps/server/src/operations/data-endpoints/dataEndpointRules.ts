import type { Schemas } from '@spruce/api-client/contract'
import { assertVersion, notFound, unprocessable, wrongField } from '../../http/errors.js'
import { presentDataEndpoint } from '../../presenters/presentDataEndpoint.js'
import type {
  DataEndpoint,
  DataEndpointFields,
} from '../../repositories/data-endpoints/DataEndpointsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { writeRefusal } from '../writeRefusal.js'

type Given = Partial<Schemas['AddDataEndpointRequest']>

/** Headers by which the server itself speaks, or a proxy on the way. */
const ownHeaders =
  /^(accept-encoding|connection|content-.*|expect|forwarded|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|via|x-forwarded-.*)$/i

/** @throws 404 */
export async function readDataEndpoint(
  { dataEndpoints }: Repositories,
  tenantId: string,
  id: string,
): Promise<DataEndpoint> {
  const endpoint = await dataEndpoints.find(tenantId, id)
  if (!endpoint) throw notFound('data endpoint', id)
  return endpoint
}

/** Locked, at the version that the caller saw. @throws 404, 412 */
export async function lockDataEndpoint(
  { dataEndpoints }: Repositories,
  tenantId: string,
  id: string,
  version: number,
): Promise<DataEndpoint> {
  const endpoint = await dataEndpoints.lock(tenantId, id)
  if (!endpoint) throw notFound('data endpoint', id)
  assertVersion(version, endpoint.version, presentDataEndpoint(endpoint))
  return endpoint
}

/** A name in use is 409 DUPLICATE. */
export function endpointRefusal(error: unknown): unknown {
  return writeRefusal(error, { data_endpoints_name: 'name' })
}

/**
 * What is kept of an endpoint: what is given, else what it was. A secret stays with the origin and the way for which
 * it was given: whoever may edit an endpoint cannot send it elsewhere. @throws 422 WRONG_ENDPOINT, ENDPOINT_SECRET
 */
export function endpointFields(
  { dataEndpoints, seal }: Pick<Services, 'dataEndpoints' | 'seal'>,
  given: Given,
  before: DataEndpoint | undefined,
): DataEndpointFields {
  const baseUrl = dataEndpoints.readBaseUrl(given.baseUrl ?? before?.baseUrl ?? '')
  if (baseUrl === undefined) {
    throw unprocessable('WRONG_ENDPOINT', [wrongField('baseUrl', 'invalid')])
  }
  const auth = given.auth ?? before?.auth ?? 'none'
  const headerName = auth === 'header' ? (given.headerName ?? before?.headerName ?? null) : null
  const userName = auth === 'basic' ? (given.userName ?? before?.userName ?? null) : null
  const isNamed = auth !== 'header' || (headerName !== null && !ownHeaders.test(headerName))
  if (!isNamed) throw unprocessable('WRONG_ENDPOINT', [wrongField('headerName', 'invalid')])
  if (auth === 'basic' && userName === null) {
    throw unprocessable('WRONG_ENDPOINT', [wrongField('userName', 'invalid')])
  }
  const isSame = before?.auth === auth && new URL(before.baseUrl).origin === new URL(baseUrl).origin
  const kept = isSame ? before.secretSealed : null
  const secretSealed = given.secret === undefined ? kept : seal.close(given.secret)
  if (auth !== 'none' && secretSealed === null) {
    throw unprocessable('ENDPOINT_SECRET', [wrongField('secret', 'invalid')])
  }
  return {
    ...{ baseUrl, auth, headerName, userName },
    name: given.name?.trim() ?? before?.name ?? '',
    secretSealed: auth === 'none' ? null : secretSealed,
    enabled: given.enabled ?? before?.enabled ?? true,
  }
}
