import type { Schemas } from '@spruce/api-client/contract'
import type { Repositories } from '../../repositories/repositories.js'

/**
 * Customers, open applications and accounts that have one of these. Of an account only that there is
 * one: whose it is, is nobody's business here (S-10).
 */
export async function findDuplicates(
  { customers, applications, users }: Repositories,
  by: { name?: string; code?: string; mobile?: string; email?: string },
  exceptApplicationId?: string,
): Promise<Schemas['CustomerDuplicate'][]> {
  const inCustomers = await customers.alike(by)
  const inApplications = await applications.alike(by, exceptApplicationId)
  const accounts: Schemas['CustomerDuplicate'][] = []
  for (const field of ['mobile', 'email'] as const) {
    const contact = by[field]
    if (contact === undefined) continue
    const known = await users.findKnown(
      field === 'mobile' ? { mobile: contact } : { email: contact },
    )
    if (known) accounts.push({ field, kind: 'account', id: null, name: null })
  }
  return [
    ...inCustomers.map((one) => ({ ...one, kind: 'customer' as const })),
    ...inApplications.map((one) => ({ ...one, kind: 'application' as const })),
    ...accounts,
  ]
}
