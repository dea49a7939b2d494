import type { Schemas } from '@spruce/api-client/contract'
import { safeUrl } from '@spruce/validators'
import type { ComponentStatus } from '../../db/schema.js'
import { assertVersion, HttpError, notFound, unprocessable, wrongField } from '../../http/errors.js'
import { illegalState, type Transitions } from '../../http/transitions.js'
import { messages } from '../../messages.js'
import { presentComponent, presentTenantComponent } from '../../presenters/presentComponents.js'
import type { PlatformComponent } from '../../repositories/components/ComponentsRepository.js'
import type { TenantComponent } from '../../repositories/components/TenantComponentsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { writeRefusal } from '../writeRefusal.js'

/** The life of a component; what is on the shelf may be released anew. */
export const componentMoves: Transitions<ComponentStatus> = {
  draft: ['on_shelf'],
  on_shelf: ['on_shelf', 'off_shelf'],
  off_shelf: ['on_shelf'],
}

interface State {
  status: ComponentStatus
  hasChanges: boolean
  kind: 'builtin' | 'frame'
  url: string | null
}

/** @throws 409 ILLEGAL_STATE, 422 UNSAFE_URL for a frame that has no address */
export function assertPublishable({ status, hasChanges, kind, url }: State): void {
  if (status === 'on_shelf' && !hasChanges) throw illegalState(['off_shelf'])
  if (kind === 'frame' && url === null) {
    throw unprocessable('UNSAFE_URL', [wrongField('url', 'required')])
  }
}

/** What is on the shelf is taken off first. @throws 409 ILLEGAL_STATE */
export function assertRemovable({ status }: State): void {
  if (status === 'on_shelf') throw illegalState(['off_shelf'])
}

/** How many names a refusal tells. */
const mostNames = 5

/** What plans or exceptions of customers name stays. @throws 422 COMPONENT_IN_USE with their names */
export async function assertUnnamed({ plans }: Repositories, code: string): Promise<void> {
  const names = await plans.namesAboutComponent(code)
  if (names.length === 0) return
  throw new HttpError(422, 'COMPONENT_IN_USE', (language) =>
    messages[language].componentInUse(names.slice(0, mostNames), names.length),
  )
}

/**
 * S-07, S-16: a frame stands on an origin of its own. On the portal's it could take off its sandbox.
 * @throws 422 UNSAFE_URL
 */
export function assertFrameUrl(url: string | null | undefined, portal: string): void {
  if (url === null || url === undefined) return
  const origin = URL.canParse(url) ? new URL(url).origin : 'null'
  const passed = safeUrl(url, { origin: portal, allowedOrigins: [origin] })
  if (!passed || passed.isOwn) throw unprocessable('UNSAFE_URL', [wrongField('url', 'invalid')])
}

/** A code in use is 409 DUPLICATE. */
export function componentRefusal(error: unknown): unknown {
  return writeRefusal(error, { components_code_key: 'code', tenant_components_code: 'code' })
}

/** @throws 404 */
export async function readComponent(
  { components }: Repositories,
  id: string,
): Promise<Schemas['Component']> {
  const component = await components.find(id)
  if (!component) throw notFound('component', id)
  return presentComponent(component)
}

/** Locked, at the version that the caller saw. @throws 404, 412 */
export async function lockComponent(
  { components }: Repositories,
  id: string,
  version: number,
): Promise<PlatformComponent> {
  const component = await components.lock(id)
  if (!component) throw notFound('component', id)
  assertVersion(version, component.version, presentComponent(component))
  return component
}

/** @throws 404 */
export async function readOwnComponent(
  { tenantComponents }: Repositories,
  tenantId: string,
  id: string,
): Promise<Schemas['TenantComponent']> {
  const component = await tenantComponents.find(tenantId, id)
  if (!component) throw notFound('component', id)
  return presentTenantComponent(component)
}

/** Locked, at the version that the caller saw. @throws 404, 412 */
export async function lockOwnComponent(
  { tenantComponents }: Repositories,
  tenantId: string,
  id: string,
  version: number,
): Promise<TenantComponent> {
  const component = await tenantComponents.lock(tenantId, id)
  if (!component) throw notFound('component', id)
  assertVersion(version, component.version, presentTenantComponent(component))
  return component
}
