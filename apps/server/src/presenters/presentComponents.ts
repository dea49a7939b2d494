import type { Schemas } from '@spruce/api-client/contract'
import type { ComponentUse, UsedAt } from '../repositories/components/ComponentUsesRepository.js'
import type { PlatformComponent } from '../repositories/components/ComponentsRepository.js'
import type { ComponentSpec } from '../repositories/components/componentSpec.js'
import type {
  TenantComponent,
  TenantComponentUse,
} from '../repositories/components/TenantComponentsRepository.js'

export function presentComponent(component: PlatformComponent): Schemas['Component'] {
  return { ...component, ...timesOf(component) }
}

export function presentTenantComponent(
  component: TenantComponent,
): Schemas['TenantComponent'] & Pick<TenantComponent, 'roleIds'> {
  const { id, code, kind, origin, enabled, status, hasChanges, release, version } = component
  const { roleIds, isShown } = component
  const { name, category, icon, thumbnail, url, size, minSize, properties } = component
  return {
    ...{ id, code, kind, origin, enabled, status, hasChanges, release, version, roleIds },
    ...(isShown !== null && { isShown }),
    ...{ name, category, icon, thumbnail, url, size, minSize, properties },
    ...timesOf(component),
  }
}

/** As designers place it: what was released last, whatever has been edited since. */
export function presentPlaced(component: TenantComponent): Schemas['TenantComponent'] {
  const last = { ...component, ...component.released, hasChanges: false }
  const placed: Schemas['TenantComponent'] = presentTenantComponent(last)
  delete placed.roleIds
  return placed
}

/** One on a page that does not show to who looks: where it lies and what it is told is not for them. */
export function presentWithheld(component: TenantComponent): Schemas['TenantComponent'] {
  return { ...presentPlaced(component), thumbnail: null, url: null, properties: {} }
}

export function presentComponentRelease(
  release: ComponentSpec & { number: number; releasedAt: Date },
  uses: number,
): Schemas['ComponentRelease'] {
  const { number, thumbnail, url, size, minSize, properties, releasedAt } = release
  return {
    ...{ number, thumbnail, url, size, minSize, properties, uses },
    releasedAt: releasedAt.toISOString(),
  }
}

export function presentComponentUse(use: ComponentUse): Schemas['ComponentUse'] {
  const { draft, published } = use
  return { ...use, draft: presentUsedAt(draft), published: presentUsedAt(published) }
}

export function presentTenantComponentUse(use: TenantComponentUse): Schemas['TenantComponentUse'] {
  const { draftAt, publishedAt } = use
  return {
    ...use,
    draftAt: draftAt && draftAt.toISOString(),
    publishedAt: publishedAt && publishedAt.toISOString(),
  }
}

function presentUsedAt(used: UsedAt | null) {
  return used && { release: used.release, savedAt: used.at.toISOString() }
}

function timesOf({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
