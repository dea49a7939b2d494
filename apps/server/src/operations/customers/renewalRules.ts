import type { Schemas } from '@spruce/api-client/contract'
import { messages } from '../../messages.js'
import type { Repositories } from '../../repositories/repositories.js'

/** The own file of a company, in its console. */
const companyPath = '/yunbu-app/spruce-web-enterprise-console/base/customer'

type Texts = (typeof messages)['zh-CN']['renewal']

/** Tells the operator's staff who may renew the customer that it asks for it, or does no longer. */
export async function tellStaff(
  { customers, letters }: Repositories,
  { id, name }: { id: string; name: string },
  now: Date,
  what: 'asked' | 'withdrawn' = 'asked',
): Promise<void> {
  const link = `/yunbu-app/spruce-web-operation-management/base/customer/info/view/${id}`
  for (const { tenantId, memberId, language } of await customers.staffWith('customer:edit')) {
    const title = textsFor(language)[what](name)
    await letters.send(tenantId, [memberId], { category: 'system', title, link }, now)
  }
}

/** Tells whoever asked for the renewal of a customer what became of it, before the request ends. */
export async function tellAsker(
  { customers, letters }: Repositories,
  customerId: string,
  say: (texts: Texts) => string,
  now: Date,
): Promise<void> {
  const asker = await customers.renewalAsker(customerId)
  if (!asker) return
  const title = say(textsFor(asker.language))
  const letter = { category: 'system', title, link: companyPath } as const
  await letters.send(asker.tenantId, [asker.memberId], letter, now)
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

function textsFor(language: string | null): Texts {
  return messages[language === 'en-US' ? 'en-US' : 'zh-CN'].renewal
}
