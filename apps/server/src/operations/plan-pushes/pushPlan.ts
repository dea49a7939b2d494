import { dayjs } from '@spruce/validators/time'
import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { conflict, stale } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { previewPush } from '../../pushes/previewPush.js'
import { heldPlan } from '../plans/planRules.js'
import { readPush } from './readPush.js'

/** So long what a push did, and the way back, are kept. */
const keptDays = 365

/** Starts the push that was previewed, and no other. */
export const pushPlan = definePlatformOperation('pushPlan', {
  async handle(context) {
    const { params, body, session, tenantId, memberId, repositories, services } = context
    const { jobs, planPushes } = repositories
    const plan = await heldPlan(repositories, params.id)
    if (await planPushes.isUnderWay(plan.id)) throw conflict('PUSH_UNDER_WAY')
    const { preview, template, customerIds } = await previewPush(repositories, plan.id)
    if (body.fingerprint !== preview.fingerprint) throw stale(preview)
    const id = newId()
    const now = services.now()
    await jobs.add(tenantId, {
      id,
      kind: 'plan-push',
      title: plan.name,
      member_id: memberId,
      user_id: session.userId,
      phase: 'push',
      created_at: now,
      expires_at: dayjs.utc(now).add(keptDays, 'day').toDate(),
    })
    const { fingerprint, note = null } = body
    const push = { jobId: id, planId: plan.id, fingerprint, template, note, customerIds }
    await planPushes.add(tenantId, push)
    const after = { push: id, customers: customerIds.length, note }
    context.audit({ table: 'plans', id: plan.id, name: plan.name, after })
    context.afterCommit(() => {
      services.work.wake()
      return Promise.resolve()
    })
    return ok(await readPush(context, id))
  },
})
