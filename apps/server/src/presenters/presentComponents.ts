import type { Schemas } from '@spruce/api-client/contract'
import type {
  ComponentSpec,
  PlatformComponent,
  TenantComponent,
} from '../repositories/components/ComponentsRepository.js'

export function presentComponent(component: PlatformComponent): Schemas['Component'] {
  return { ...component, ...timesOf(component) }
}

export function presentTenantComponent(component: TenantComponent): Schemas['TenantComponent'] {
  const { id, code, kind, origin, enabled, status, hasChanges, release, version } = component
  const { name, category, icon, url, size, minSize, properties } = component
  return {
    ...{ id, code, kind, origin, enabled, status, hasChanges, release, version },
    ...{ name, category, icon, url, size, minSize, properties },
    ...timesOf(component),
  }
}

/** As designers place it: what was released last, whatever has been edited since. */
export function presentPlaced(component: TenantComponent): Schemas['TenantComponent'] {
  return presentTenantComponent({ ...component, ...component.released, hasChanges: false })
}

export function presentComponentRelease(
  release: ComponentSpec & { number: number; releasedAt: Date },
): Schemas['ComponentRelease'] {
  const { number, url, size, minSize, properties, releasedAt } = release
  return { number, url, size, minSize, properties, releasedAt: releasedAt.toISOString() }
}

function timesOf({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
