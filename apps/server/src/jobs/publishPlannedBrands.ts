import { HttpError } from '../http/errors.js'
import { pictureStillThere } from '../operations/files/pictureRules.js'
import { assertValidLook, picturesOf } from '../operations/personalisation/lookRules.js'
import { auditedPlan, endPlan } from '../operations/personalisation/planRules.js'
import { publishLook } from '../operations/personalisation/publishLook.js'
import { tellEach } from '../operations/tellEach.js'
import type { ServerMessages } from '../messages.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import type { BrandPlan } from '../repositories/personalisation/BrandPlansRepository.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'

/** Why a plan cannot be carried out. */
type Problem = keyof ServerMessages['brandPlan']

type Context = Pick<Services, 'engine' | 'config' | 'now'>

const page = '/yunbu-app/spruce-web-enterprise-console/base/pc'

/**
 * Publishes the looks whose moment has come, each in a transaction of its own, as whoever planned it. What cannot be
 * published is no longer planned, and told. Of two processes one finds the plan: it is looked for again under the
 * lock that every change of the look takes.
 */
export async function publishPlannedBrands(services: Context, now: Date): Promise<void> {
  const failures: unknown[] = []
  for (const tenantId of await new Repositories(services.engine.platform).brandPlans.due(now)) {
    try {
      await services.engine.tx('platform', (db) =>
        publishOne(new Repositories(db), services, tenantId, now),
      )
    } catch (error) {
      // The plans of others do not wait for it; the next round tries it again.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function publishOne(
  repositories: Repositories,
  { config }: Pick<Context, 'config'>,
  tenantId: string,
  now: Date,
): Promise<void> {
  const { brandPlans, personalisation } = repositories
  await personalisation.lock(tenantId)
  const plan = await brandPlans.find(tenantId)
  if (!plan || plan.publishAt > now) return
  await endPlan(repositories, tenantId)
  const publishers = await brandPlans.publishers(tenantId)
  const publisher = publishers.find(({ memberId }) => memberId === plan.plannedBy)
  const planner =
    plan.plannedBy === null ? undefined : await brandPlans.planner(tenantId, plan.plannedBy)
  const changes: AuditChange[] = []
  const problem = publisher ? await problemOf(repositories, config, tenantId, plan) : 'right'
  if (publisher && problem === undefined) {
    const audit = (change: AuditChange) => void changes.push(change)
    await publishLook(
      { tenantId, memberId: publisher.memberId, repositories, services: { now: () => now }, audit },
      plan.value,
      plan.note,
    )
  } else if (problem !== undefined) {
    changes.push({
      ...{ table: 'personalisation', id: tenantId },
      ...{ before: auditedPlan(plan), after: auditedPlan(undefined) },
    })
    const told = new Map(
      [...(planner ? [planner] : []), ...(publisher ? [] : publishers)].map((one) => [
        one.memberId,
        one,
      ]),
    )
    const title = ({ brandPlan }: ServerMessages) => brandPlan[problem]
    await tellEach(repositories, [...told.values()], { title, link: page }, now)
  }
  await repositories.audit.add(
    {
      tenantId,
      userId: planner?.userId ?? null,
      operation: problem === undefined ? 'publishPersonalisation' : 'cancelPersonalisationPlan',
      traceId: 'job:brands.due',
      address: '',
      at: now,
    },
    changes,
  )
}

async function problemOf(
  repositories: Repositories,
  config: Context['config'],
  tenantId: string,
  { value }: BrandPlan,
): Promise<Problem | undefined> {
  for (const address of picturesOf(value)) {
    const found = await pictureStillThere(repositories, tenantId, address, config)
    if (found !== address) return 'picture'
  }
  try {
    assertValidLook(value, config)
    return undefined
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return 'address'
  }
}
