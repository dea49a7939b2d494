import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, conflict, notFound } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { pushActionsOf } from '../../pushes/pushActions.js'
import { readPush } from './readPush.js'

/** Starts the undoing of a push; from here on its job is the caller's. */
export const undoPlanPush = definePlatformOperation('undoPlanPush', {
  async handle(context) {
    const { params, body, session, tenantId, memberId, repositories, services } = context
    const { plans, planPushes, jobs } = repositories
    const found = await planPushes.find(tenantId, params.id)
    if (found) await plans.lock(found.plan_id)
    const push = found && (await planPushes.find(tenantId, params.id))
    if (!push) throw notFound('push', params.id)
    const { job, plan } = push
    assertVersion(body.version, job.version, await readPush(context, params.id))
    const actions = pushActionsOf(job)
    if (!actions.includes('undo')) throw illegalState(actions)
    if (await planPushes.isUnderWay(plan.id)) throw conflict('PUSH_UNDER_WAY')
    await jobs.queue(tenantId, job.id, 'undo', { memberId, userId: session.userId })
    context.audit({
      table: 'plans',
      id: plan.id,
      name: plan.name,
      before: { push: job.id, phase: job.phase, status: job.status },
      after: { push: job.id, phase: 'undo', status: 'queued' },
    })
    context.afterCommit(() => {
      services.work.wake()
      return Promise.resolve()
    })
    return ok(await readPush(context, params.id))
  },
})
