import type { Schemas } from '@spruce/api-client/contract'
import { safeUrl } from '@spruce/validators'
import type { ComponentStatus } from '../../db/schema.js'
import { assertVersion, HttpError, notFound, unprocessable, wrongField } from '../../http/errors.js'
import { illegalState, type Transitions } from '../../http/transitions.js'
import { messages } from '../../messages.js'
import { presentComponent, presentTenantComponent } from '../../presenters/presentComponents.js'
import type { AuditChange } from '../../repositories/auditDetail.js'
import type { PlatformComponent } from '../../repositories/components/ComponentsRepository.js'
import type { TenantComponent } from '../../repositories/components/TenantComponentsRepository.js'
import { callerOf, type ComponentViewer } from '../../repositories/components/componentSight.js'
import type { NamedRef } from '../../repositories/lists/NamesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Session } from '../../sessions/session.js'
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

/** As whom the caller sees components. */
export function viewerOf({ tenant }: Session): ComponentViewer {
  return callerOf(tenant ?? { id: '', memberId: '', isAdmin: false })
}

/** Names of the roles of components, null for those that everybody sees. */
export async function withRoles<Row extends { roleIds: string[] | null }>(
  { names }: Pick<Repositories, 'names'>,
  tenantId: string,
  rows: readonly Row[],
): Promise<(Row & { roles: NamedRef[] | null })[]> {
  const ids = rows.map(({ roleIds }) => ({ roleIds: roleIds ?? [] }))
  const named = await names.add(tenantId, ids, { roleIds: 'roles' })
  return rows.map((row, index) => ({
    ...row,
    roles: row.roleIds && (named[index]?.roles ?? []),
  }))
}

/** What the history keeps of a component's sight: roles by name, not by id. */
export async function auditedSights(
  repositories: Pick<Repositories, 'names'>,
  tenantId: string,
  rows: readonly { roleIds: string[] | null }[],
): Promise<object[]> {
  const named = await withRoles(repositories, tenantId, rows)
  return named.map((row) => ({ ...row, roleIds: undefined }))
}

/** What the history says of a component of the tenant's own. */
export async function ownChange(
  repositories: Pick<Repositories, 'names'>,
  tenantId: string,
  { before, after }: { before?: OwnComponent; after?: OwnComponent },
): Promise<AuditChange> {
  const states = [before ?? [], after ?? []].flat()
  const named = await auditedSights(repositories, tenantId, states)
  const [one] = states
  return {
    ...{ table: 'tenantComponents', id: one?.id ?? '', name: (after ?? before)?.name['zh-CN'] },
    before: before ? named[0] : null,
    after: after ? named.at(-1) : null,
  }
}

type OwnComponent = ReturnType<typeof presentTenantComponent>

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
): Promise<OwnComponent> {
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
