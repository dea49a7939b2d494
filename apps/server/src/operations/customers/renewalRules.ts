import type { Schemas } from '@spruce/api-client/contract'
import type { ServerMessages } from '../../messages.js'
import type { Repositories } from '../../repositories/repositories.js'
import { tellEach } from '../tellEach.js'

/** The own file of a company, in its console. */
const companyPath = '/yunbu-app/spruce-web-enterprise-console/base/customer'

/** Tells the operator's staff who may renew the customer that it asks for it, or does no longer. */
export async function tellStaff(
  repositories: Repositories,
  { id, name }: { id: string; name: string },
  now: Date,
  what: 'asked' | 'withdrawn' = 'asked',
): Promise<void> {
  const staff = await repositories.customers.staffWith('customer:edit')
  const title = ({ renewal }: ServerMessages) => renewal[what](name)
  const link = `/yunbu-app/spruce-web-operation-management/base/customer/info/view/${id}`
  await tellEach(repositories, staff, { title, link }, now)
}

/** Tells whoever asked for the renewal of a customer what became of it, before the request ends. */
export async function tellAsker(
  repositories: Repositories,
  customerId: string,
  say: (texts: ServerMessages['renewal']) => string,
  now: Date,
): Promise<void> {
  const asker = await repositories.customers.renewalAsker(customerId)
  if (!asker) return
  const title = ({ renewal }: ServerMessages) => say(renewal)
  await tellEach(repositories, [asker], { title, link: companyPath }, now)
}

/** Both sides for the audit, which knows no fields within fields. */
export function auditedRenewal<Before extends WithRenewal, After extends WithRenewal>(
  before: Before,
  after: After,
) {
  const flat = <Side extends WithRenewal>({ renewal, ...side }: Side) => ({
    ...side,
    renewalAskedAt: renewal?.askedAt ?? null,
    renewalNote: renewal?.note ?? null,
  })
  return { before: flat(before), after: flat(after) }
}

interface WithRenewal {
  renewal?: Schemas['RenewalRequest'] | null
}
