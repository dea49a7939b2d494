import type { Db } from '../db/schema.js'
import { PlansRepository } from '../repositories/plans/PlansRepository.js'
import { demoPlans } from './plans.js'

/** Writes the plans that the demo customers have. */
export async function writePlans(db: Db): Promise<void> {
  const plans = new PlansRepository(db)
  for (const plan of Object.values(demoPlans)) {
    const { permissions } = plan
    await plans.add({ ...plan, permissions: permissions && [...permissions] })
  }
}
