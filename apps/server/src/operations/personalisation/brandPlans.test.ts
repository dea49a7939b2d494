import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobsOf } from '../../jobs/jobs.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

type Personalisation = Schemas['Personalisation']
type Release = Schemas['PersonalisationRelease']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())
beforeEach(async () => {
  await org.get('cancelPersonalisationPlan')
})

const current = () => org.get<Personalisation>('getPersonalisation')

async function save(more: Partial<Schemas['Look']>): Promise<Personalisation> {
  const { version, draft } = await current()
  return org.get('savePersonalisationDraft', { body: { version, value: { ...draft, ...more } } })
}

const moment = (ms: number) => new Date(bench.services.now().getTime() + ms).toISOString()
const hour = 3_600_000

async function plan(note?: string, publishAt = moment(hour)): Promise<Personalisation> {
  const { version } = await current()
  const body = { version, publishAt, ...(note !== undefined && { note }) }
  return org.get('planPersonalisation', { body })
}

const run = (now: Date) =>
  jobsOf(bench.services)
    .find(({ name }) => name === 'brands.due')
    ?.run(now)
const runLater = () => run(new Date(bench.services.now().getTime() + 2 * hour))

const releases = async () =>
  (await org.call<Release[]>('listPersonalisationReleases')).body.data ?? []
const lettersOf = async (memberId: string) =>
  (
    await bench.world.sql<{ title: string }>`select title from letters
      where tenant_id = ${org.tenantId} and member_id = ${memberId} order by created_at, id`
  ).map(({ title }) => title)

describe('a look that comes out at a time', () => {
  it('is what the draft was when it was planned, once, in the name of whoever planned it', async () => {
    await save({ slogan: '定时' })
    const planned = await plan('新年')
    expect(planned.plan).toMatchObject({ note: '新年', value: { slogan: '定时' }, isDraft: true })
    expect(planned.plan?.plannedBy).toEqual(expect.any(String))
    const edited = await save({ slogan: '之后又改' })
    expect(edited.plan).toMatchObject({ value: { slogan: '定时' }, isDraft: false })

    const before = await releases()
    await run(bench.services.now())
    expect(await releases()).toEqual(before)
    await Promise.all([runLater(), runLater()])
    const after = await releases()
    expect(after.length).toBe(before.length + 1)
    expect(after[0]).toMatchObject({
      ...{ note: '新年', publishedBy: planned.plan?.plannedBy, value: { slogan: '定时' } },
    })
    const { published, draft, plan: over } = await current()
    expect([published.slogan, draft.slogan, over]).toEqual(['定时', '之后又改', null])
    const [line] = await bench.world.sql<{ user_id: string; operation: string }>`
      select user_id, operation from audit_log
      where tenant_id = ${org.tenantId} and trace_id = 'job:brands.due'`
    expect(line).toEqual({ user_id: org.admin.userId, operation: 'publishPersonalisation' })
  })

  it('is moved by another plan, and cancelled', async () => {
    await save({ slogan: '取消' })
    await plan('一')
    const moved = await plan('二', moment(3 * hour))
    expect(moved.plan).toMatchObject({ note: '二' })
    const before = await releases()
    await runLater()
    expect(await releases()).toEqual(before)
    const cancelled = await org.get<Personalisation>('cancelPersonalisationPlan')
    expect(cancelled.plan).toBeNull()
    await run(new Date(bench.services.now().getTime() + 4 * hour))
    expect(await releases()).toEqual(before)
    // Nothing to cancel is no mistake.
    await org.get('cancelPersonalisationPlan')
  })

  it('ends when the same draft is published before; another draft leaves it', async () => {
    await save({ slogan: '先发' })
    await plan()
    await org.get('publishPersonalisation', { body: { version: (await current()).version } })
    expect((await current()).plan).toBeNull()
    await plan()
    const { version } = await save({ slogan: '急改' })
    await org.get('publishPersonalisation', { body: { version } })
    expect((await current()).plan).toMatchObject({ value: { slogan: '先发' } })
  })

  it('is refused for a moment that has passed, a stale draft and without the right', async () => {
    const { version } = await current()
    const past = { body: { version, publishAt: moment(-1000) } }
    const late = await org.call('planPersonalisation', past)
    expect([late.status, late.body.code]).toEqual([422, 'PUBLISH_IN_PAST'])
    const stale = { body: { version: version - 1, publishAt: moment(hour) } }
    expect((await org.call('planPersonalisation', stale)).status).toBe(412)
    const editor = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['personalisation:edit', 'personalisation:list'] }],
    })
    const right = { body: { version, publishAt: moment(hour) } }
    expect((await org.callAs(editor, 'planPersonalisation', right)).status).toBe(403)
    expect((await org.callAs(editor, 'cancelPersonalisationPlan')).status).toBe(403)
  })

  it('is not published for who may not any more; they and who may are told', async () => {
    const publisher = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['personalisation:publish'] }],
    })
    const { version } = await save({ slogan: '无权' })
    const body = { version, publishAt: moment(hour) }
    expect((await org.callAs(publisher, 'planPersonalisation', { body })).status).toBe(200)
    const memberId = publisher.memberOf.a?.memberId ?? ''
    await bench.world.sql`delete from membership_roles
      where tenant_id = ${org.tenantId} and member_id = ${memberId}`
    const before = await releases()
    await runLater()
    await runLater()
    expect(await releases()).toEqual(before)
    expect((await current()).plan).toBeNull()
    expect(await lettersOf(memberId)).toEqual([expect.stringContaining('不能发布')])
    expect(await lettersOf(org.admin.memberOf.a?.memberId ?? '')).toContainEqual(
      expect.stringContaining('不能发布'),
    )
  })

  it('is not published with a picture that is gone, which the plan keeps from being removed', async () => {
    const memberId = org.admin.memberOf.a?.memberId ?? ''
    const icon = await bench.world.picture('a', memberId)
    await save({ systemIcon: icon })
    await plan()
    await save({ systemIcon: null })
    const uses = await bench.world.sql<{ place: string; file_id: string }>`
      select place, file_id from file_references
      where tenant_id = ${org.tenantId} and object_table = 'personalisation'`
    expect(uses.map(({ place }) => place)).toEqual(['planned'])
    await bench.world.sql`delete from file_references where tenant_id = ${org.tenantId}
      and file_id = ${uses[0]?.file_id ?? ''}`
    await bench.world.sql`delete from files where tenant_id = ${org.tenantId}
      and id = ${uses[0]?.file_id ?? ''}`
    const before = await releases()
    await runLater()
    expect(await releases()).toEqual(before)
    expect((await current()).plan).toBeNull()
    expect(await lettersOf(memberId)).toContainEqual(expect.stringContaining('图片已被删除'))
  })
})
