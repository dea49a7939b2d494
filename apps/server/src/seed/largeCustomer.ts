import type { DemoCustomer } from './DemoTenant.js'
import type { DemoPerson } from './people.js'
import { demoPlans } from './plans.js'

const day = 86_400_000

/** What the operator keeps of a customer whose people the demo accounts are: with everything, for more than a year. */
export function largeCustomer(
  { name, mobile, email }: DemoPerson,
  industry: string,
  region: string,
  now: Date,
): DemoCustomer {
  return {
    industry,
    region,
    address: `${region}市工业园区星湖街 328 号`,
    contactName: name,
    contactMobile: mobile,
    contactEmail: email,
    planId: demoPlans.flagship.id,
    status: 'enabled',
    expiresAt: new Date(now.getTime() + 400 * day),
    createdAt: new Date(now.getTime() - 960 * day),
  }
}
