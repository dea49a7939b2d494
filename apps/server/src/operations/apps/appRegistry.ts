import type { ProductApp } from '../../repositories/apps/ProductAppsRepository.js'
import type { TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isAppForKind } from '../../sessions/appOwners.js'

/** An application that a tenant has, whose ever it is. */
export type RegisteredApp =
  | { origin: 'platform'; code: string; place: number; app: ProductApp }
  | { origin: 'tenant'; code: string; place: number; app: TenantApp }

/** Fields of an application that refer to records, for `names.add`. */
export const audienceNames = { roleIds: 'roles', departmentIds: 'departments' } as const

/** All applications of a tenant in its order; those of the product that were never placed come first. */
export async function listRegistry(
  repositories: Pick<Repositories, 'productApps' | 'tenantApps'>,
  tenantId: string,
  kind: Parameters<typeof isAppForKind>[1],
): Promise<RegisteredApp[]> {
  const product = await listProductApps(repositories, tenantId, kind)
  const own = await repositories.tenantApps.list(tenantId)
  const all: RegisteredApp[] = [
    ...product.map((app) => ({
      ...{ origin: 'platform' as const, code: app.code },
      ...{ place: app.place ?? -1, app },
    })),
    ...own.map((app) => ({
      ...{ origin: 'tenant' as const, code: app.code },
      ...{ place: app.sort, app },
    })),
  ]
  return all.toSorted((a, b) => a.place - b.place)
}

/** Those of the product that a tenant of the kind has. */
export async function listProductApps(
  { productApps }: Pick<Repositories, 'productApps'>,
  tenantId: string,
  kind: Parameters<typeof isAppForKind>[1],
): Promise<ProductApp[]> {
  return (await productApps.list(tenantId)).filter(({ code }) => isAppForKind(code, kind))
}
