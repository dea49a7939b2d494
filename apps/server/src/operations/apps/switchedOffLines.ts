import type { AuditChange } from '../../repositories/auditDetail.js'
import type { ProductApp } from '../../repositories/apps/ProductAppsRepository.js'
import type { TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { auditedApps } from './auditedApps.js'

/**
 * What the history says of applications that are switched off because nobody named will be left; asked
 * while those named are still there.
 */
export async function switchedOffLines(
  repositories: Pick<Repositories, 'names'>,
  tenantId: string,
  { own, product }: { own: readonly TenantApp[]; product: readonly ProductApp[] },
): Promise<AuditChange[]> {
  const set = product.map(({ enable, roleIds, departmentIds }) => {
    return { enable, roleIds, departmentIds }
  })
  const before = await auditedApps(repositories, tenantId, set)
  return [
    ...own.map(({ id, name }) => ({
      ...{ table: 'apps', id, name: name['zh-CN'] },
      ...{ before: { enable: 1 }, after: { enable: 0 } },
    })),
    ...product.map(({ name }, index) => ({
      ...{ table: 'product_apps', id: tenantId, name: name['zh-CN'] },
      before: before[index] ?? null,
      after: { enable: 0, roles: [], departments: [] },
    })),
  ]
}
