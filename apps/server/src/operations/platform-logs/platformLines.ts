import { everyTenant, type LogScope } from '../../repositories/logs/logQueries.js'
import type { Repositories } from '../../repositories/repositories.js'

/** One customer's lines, or those of all and of no tenant. */
export function scopeOf(customerId: string | undefined): LogScope {
  return customerId ?? everyTenant
}

/** Says of each line whose it is. */
export async function withCustomers<Line extends { tenantId: string }, Shown extends object>(
  { tenants }: Repositories,
  lines: readonly Line[],
  present: (line: Omit<Line, 'tenantId'>) => Shown,
): Promise<(Shown & { customerId: string | null; customerName: string | null })[]> {
  const names = await tenants.names(lines.map(({ tenantId }) => tenantId))
  return lines.map(({ tenantId, ...line }) => ({
    ...present(line),
    customerId: tenantId === '-' ? null : tenantId,
    customerName: names.get(tenantId) ?? null,
  }))
}
