import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { seenAtField } from '../../testing/seenAtField.js'

type Push = Schemas['PlanPush']
type Preview = Schemas['PlanPushPreview']
type Menu = Schemas['ManagedMenu']

const home = 'test-home'
const console_ = 'spruce-web-enterprise-console'
const department = `${console_}/organization`

let bench: Bench
let operator: Organisation
let org: Organisation
let other: Organisation
let plan: Schemas['Plan']
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  org = await Organisation.of(bench)
  other = await Organisation.of(bench, 'c')
})
afterAll(() => bench.close())

const text = (name: string) => ({ 'zh-CN': name, 'en-US': name })
const own = (key: string, name: string, more: Partial<Schemas['PlanOwnMenu']> = {}) => ({
  key,
  appCode: console_,
  type: 0 as const,
  name: text(name),
  path: '/dashboard',
  ...more,
})

async function setMenus(menus: Partial<Schemas['SetPlanMenusRequest']>) {
  const path = { id: plan.id }
  const { version } = await operator.get<Schemas['PlanMenus']>('getPlanMenus', { path })
  const body = { version, changes: [], own: [], ...menus }
  return operator.call<Schemas['PlanMenus']>('setPlanMenus', { path, body })
}

const preview = () => operator.get<Preview>('previewPlanPush', { path: { id: plan.id } })

async function pushed(): Promise<Push> {
  const { fingerprint } = await preview()
  const push = await operator.get<Push>('pushPlan', {
    path: { id: plan.id },
    body: { fingerprint },
  })
  await bench.services.work.drain()
  return operator.get<Push>('getPlanPush', { path: { id: push.id } })
}

async function undone({ id, version }: Push): Promise<Push> {
  await operator.get('undoPlanPush', { path: { id }, body: { version } })
  await bench.services.work.drain()
  return operator.get<Push>('getPlanPush', { path: { id } })
}

async function itemsOf(push: Push, customer = org): Promise<Schemas['PlanPushItem'][]> {
  const path = { id: push.id, customerId: customer.tenantId }
  return operator.get('listPlanPushItems', { path, query: { size: '100' } })
}

async function menus(at = org): Promise<Map<string, Menu>> {
  const tree = await at.get<Menu[]>('listMenuTree', { query: { appCode: console_ } })
  const all = new Map<string, Menu>()
  const visit = (rows: readonly Menu[]) => {
    for (const menu of rows) {
      all.set(menu.id, menu)
      visit(menu.children)
    }
  }
  visit(tree)
  return all
}

const nameAt = async (id: string, at = org) => (await menus(at)).get(id)?.name['zh-CN']

const override = (id: string, body: Partial<Schemas['OverrideMenuRequest']>, at = org) =>
  at.get<Menu>('overrideMenu', { path: { id: encodeURIComponent(id) }, body })

async function assign(customer: Organisation, planId: string | null) {
  const path = { id: customer.tenantId }
  const { customerVersion: version } = await operator.get<Schemas['CustomerEntitlements']>(
    'getCustomerEntitlements',
    { path },
  )
  await operator.get('assignPlan', { path, body: { version, planId } })
}

/** A new plan that A and C have, while `act` runs. */
async function withPlan(act: () => Promise<void>) {
  plan = await operator.get<Schemas['Plan']>('addPlan', {
    body: { code: bench.world.unique('push').toLowerCase(), name: '推送版' },
  })
  for (const customer of [org, other]) await assign(customer, plan.id)
  try {
    await act()
  } finally {
    for (const customer of [org, other]) await assign(customer, null)
    for (const table of ['menu_overrides', 'tenant_menus', 'pushed_items', 'customer_overrides']) {
      await bench.engine.asOwner((owner) =>
        owner.exec(`set role spruce_platform; delete from ${table}; reset role`),
      )
    }
  }
}

describe('a template of menus', () => {
  it('has icons of the portal or pictures of the operator', async () => {
    await withPlan(async () => {
      const { world } = bench
      const memberId = operator.admin.memberOf.operator?.memberId ?? ''
      const picture = await world.picture('operator', memberId)
      const theirs = await world.picture('b', world.resident.memberOf.b?.memberId ?? '')
      for (const icon of [theirs, '/dashboard', 'https://evil.example/x.png']) {
        const refused = await setMenus({ own: [own('a', 'x', { icon })] })
        expect([icon, refused.status, refused.body.code]).toEqual([icon, 422, 'INVALID_REFERENCE'])
        expect(refused.body.fields?.map(({ path }) => path)).toEqual(['own[0].icon'])
      }
      const good = await setMenus({ own: [own('a', 'x', { icon: picture })] })
      expect(good.body.data).toMatchObject({ own: [{ icon: picture }] })
    })
  })

  it('holds what customers can have, each thing once, in a place that can be one', async () => {
    await withPlan(async () => {
      const good = await setMenus({ own: [own('reports', '报表')] })
      expect(good.body.data).toMatchObject({
        version: 2,
        own: [{ key: 'reports', parentId: null, visible: true, icon: null }],
      })
      const stale = await operator.call('setPlanMenus', {
        path: { id: plan.id },
        body: { version: 1, changes: [], own: [] },
      })
      expect([stale.status, stale.body.current]).toMatchObject([412, { version: 2 }])
      for (const [menu, code] of [
        [own('a', 'x', { path: 'javascript:alert(1)' }), 'UNSAFE_URL'],
        [own('a', 'x', { appCode: 'operation-management' }), 'INVALID_REFERENCE'],
        [own('a', 'x', { permCode: 'customer:list' }), 'INVALID_REFERENCE'],
        [own('a', 'x', { parentId: 'plan:ghost' }), 'MENU_PLACE'],
        [own('a', 'x', { parentId: 'plan:a' }), 'MENU_PLACE'],
      ] as const) {
        const refused = await setMenus({ own: [menu] })
        expect([refused.status, refused.body.code]).toEqual([422, code])
      }
      const { menus: before, version } = await operator.get<Schemas['Plan']>('getPlan', {
        path: { id: plan.id },
      })
      const edit = (next: number, menus: string[] | null) =>
        operator.get('editPlan', { path: { id: plan.id }, body: { version: next, menus } })
      await edit(version, [])
      const button = own('a', '导出', { type: 1, parentId: department, permCode: null })
      const closed = await setMenus({ own: [own('b', '报表'), button] })
      expect(seenAtField(closed)).toEqual([422, 'BUTTON_WITHOUT_MENU', 'own[1]'])
      expect(closed.body.message).toContain('“导出”')
      await edit(version + 1, before)
      const twice = await setMenus({ own: [own('a', 'x'), own('a', 'y')] })
      expect([twice.status, twice.body.code]).toEqual([422, 'INVALID_REFERENCE'])
      const ghost = await setMenus({ changes: [{ id: `${home}/ghost`, sort: 1 }] })
      expect([ghost.status, ghost.body.code]).toEqual([422, 'INVALID_REFERENCE'])
    })
  })
})

describe('a push', () => {
  it('writes what its preview said at every customer of the plan, and nothing before', async () => {
    await withPlan(async () => {
      await setMenus({
        changes: [{ id: department, name: text('部门与人员') }],
        own: [
          own('more', '更多', { parentId: 'plan:reports' }),
          own('reports', '报表'),
          own('export', '导出', { type: 1, parentId: 'plan:more', permCode: 'department:add' }),
        ],
      })
      const before = await nameAt(department)
      const said = await preview()
      expect(said).toMatchObject({
        customers: { total: 2, changing: 2, locked: 0 },
        items: { new: 8, changed: 0, kept: 0, conflict: 0 },
      })
      const byCustomer = await operator.call<Schemas['PlanPushCustomer'][]>('listPlanPushPreview', {
        path: { id: plan.id },
        query: { size: '1' },
      })
      expect([byCustomer.total, byCustomer.body.data]).toMatchObject([
        2,
        [{ outcome: 'change', items: { new: 4 } }],
      ])
      expect(await nameAt(department)).toBe(before)
      const push = await pushed()
      expect(push).toMatchObject({
        status: 'done',
        phase: 'push',
        progress: { done: 2, total: 2 },
        customers: { pushed: 2 },
        actions: ['undo'],
      })
      for (const customer of [org, other]) {
        const now = await menus(customer)
        expect(now.get(department)?.name['zh-CN']).toBe('部门与人员')
        expect(now.get('plan:reports')?.children.map(({ id }) => id)).toEqual(['plan:more'])
        expect(now.get('plan:export')).toMatchObject({ type: 1, permCode: 'department:add' })
      }
      expect(await preview()).toMatchObject({ customers: { changing: 0 }, items: { same: 8 } })
      expect((await pushed()).customers).toEqual({ same: 2 })
      const lines = await bench.world.sql<{ tenant_id: string }>`select tenant_id from audit_log
        where operation = 'pushPlan' and trace_id = ${push.id} and object_id = 'plan:reports'`
      expect(lines.map(({ tenant_id: id }) => id).sort()).toEqual(
        [org.tenantId, other.tenantId].sort(),
      )
    })
  })

  it('is the one that was previewed: a template or a customer that moved on is 412', async () => {
    await withPlan(async () => {
      await setMenus({ changes: [{ id: department, name: text('一') }] })
      const send = (fingerprint: string) =>
        operator.call<Push>('pushPlan', { path: { id: plan.id }, body: { fingerprint } })
      const first = await preview()
      await setMenus({ changes: [{ id: department, name: text('二') }] })
      const late = await send(first.fingerprint)
      const second = await preview()
      expect([late.status, late.body.current]).toEqual([412, second])
      await override(department, { name: text('客户的') })
      expect((await send(second.fingerprint)).status).toBe(412)
      const third = await preview()
      await assign(other, null)
      expect((await send(third.fingerprint)).status).toBe(412)
      expect(await bench.world.sql`select from plan_pushes where plan_id = ${plan.id}`).toEqual([])
      const { fingerprint } = await preview()
      expect((await send(fingerprint)).status).toBe(200)
      const twice = await send(fingerprint)
      expect([twice.status, twice.body.code]).toEqual([409, 'PUSH_UNDER_WAY'])
      await bench.services.work.drain()
    })
  })

  it('keeps what a customer has edited, field by field, and says so', async () => {
    await withPlan(async () => {
      await setMenus({
        changes: [{ id: department, name: text('一'), icon: 'one' }],
        own: [own('a', '甲'), own('b', '乙')],
      })
      await pushed()
      await override(department, { name: text('客户的') })
      const mine = (await menus()).get('plan:b')
      await org.get('removeMenu', { path: { id: 'plan:b' }, body: { version: mine?.version } })
      await setMenus({
        changes: [{ id: department, name: text('二'), icon: 'two' }],
        own: [own('a', '甲二'), own('b', '乙')],
      })
      const path = { id: plan.id, customerId: org.tenantId }
      const said = await operator.get<Schemas['PlanPushItem'][]>('previewCustomerPush', { path })
      expect(said).toMatchObject([
        { id: department, outcome: 'conflict', written: ['icon'], kept: ['name'] },
        { id: 'plan:a', outcome: 'changed', written: ['name'] },
        { id: 'plan:b', outcome: 'kept', reason: { code: 'REMOVED_THERE' } },
      ])
      const push = await pushed()
      const done = await itemsOf(push)
      expect(done.map(({ id, outcome }) => [id, outcome])).toEqual([
        [department, 'conflict'],
        ['plan:a', 'changed'],
        ['plan:b', 'kept'],
      ])
      const now = await menus()
      expect(now.get(department)).toMatchObject({ name: text('客户的'), icon: 'two' })
      expect(now.has('plan:b')).toBe(false)
      expect((await menus(other)).get(department)).toMatchObject({ name: text('二'), icon: 'two' })
      expect((await preview()).items).toMatchObject({ conflict: 0, kept: 2, same: 4 })
    })
  })

  it('takes away what the template holds no more, unless the customer has made it its own', async () => {
    await withPlan(async () => {
      await setMenus({
        changes: [{ id: department, name: text('一') }],
        own: [own('a', '甲'), own('b', '乙'), own('c', '丙')],
      })
      await pushed()
      const b = (await menus()).get('plan:b')
      await org.get('editMenu', { path: { id: 'plan:b' }, body: { version: b?.version, sort: 7 } })
      await org.get('addMenu', {
        body: { appCode: console_, parentId: 'plan:c', name: text('客户的'), type: 0, path: '/x' },
      })
      await setMenus({})
      const items = await itemsOf(await pushed())
      expect(items.map(({ id, outcome, reason }) => [id, outcome, reason?.code])).toEqual([
        ['plan:a', 'removed', undefined],
        ['plan:b', 'kept', undefined],
        ['plan:c', 'kept', 'HAS_CHILDREN'],
        [department, 'removed', undefined],
      ])
      const now = await menus()
      expect([now.has('plan:a'), now.has('plan:b'), now.has('plan:c')]).toEqual([false, true, true])
      expect(now.get(department)?.version).toBe(0)
    })
  })

  it('leaves customers alone whose menus are locked', async () => {
    await withPlan(async () => {
      await operator.get('setCustomerOverrides', {
        path: { id: org.tenantId },
        body: { version: 0, lockedParts: ['menus'] },
      })
      await setMenus({ own: [own('a', '甲')] })
      expect(await preview()).toMatchObject({
        customers: { changing: 1, locked: 1 },
        items: { new: 1, locked: 1 },
      })
      expect((await pushed()).customers).toEqual({ pushed: 1, locked: 1 })
      expect((await menus()).has('plan:a')).toBe(false)
      expect((await menus(other)).has('plan:a')).toBe(true)
    })
  })

  it('never builds a circle with what a customer has moved', async () => {
    await withPlan(async () => {
      await setMenus({ own: [own('a', '甲'), own('b', '乙')] })
      await pushed()
      await org.get('orderMenus', { body: { parentId: 'plan:b', ids: ['plan:a'] } })
      await setMenus({ own: [own('a', '甲'), own('b', '乙', { parentId: 'plan:a' })] })
      const push = await pushed()
      expect(await itemsOf(push)).toMatchObject([
        { id: 'plan:a', outcome: 'kept' },
        { id: 'plan:b', outcome: 'conflict', kept: ['parentId'], reason: { code: 'MENU_PLACE' } },
      ])
      const now = await menus()
      expect(now.get('plan:b')?.children.map(({ id }) => id)).toEqual(['plan:a'])
    })
  })

  it('skips who has left the plan, says who failed, and goes on after a crash', async () => {
    await withPlan(async () => {
      await setMenus({ own: [own('a', '甲')] })
      const { fingerprint } = await preview()
      const push = await operator.get<Push>('pushPlan', {
        path: { id: plan.id },
        body: { fingerprint },
      })
      await assign(other, null)
      // A holder that died: its lease is over, its batch undone.
      await bench.world.sql`update jobs set status = 'running', lease = 'dead',
        lease_until = now() - interval '1 hour' where id = ${push.id}`
      await bench.engine.asOwner((owner) =>
        owner.exec(
          `alter table tenant_menus add constraint broken check (id <> 'plan:a') not valid`,
        ),
      )
      try {
        await bench.services.work.drain()
      } finally {
        await bench.engine.asOwner((owner) =>
          owner.exec('alter table tenant_menus drop constraint broken'),
        )
      }
      const path = { id: push.id }
      const after = await operator.get<Push>('getPlanPush', { path })
      expect(after).toMatchObject({ status: 'done', customers: { failed: 1, skipped: 1 } })
      const failed = await operator.get<Schemas['PlanPushCustomer'][]>('listPlanPushCustomers', {
        path,
        query: { outcome: 'failed' },
      })
      expect(failed).toMatchObject([
        { customer: { id: org.tenantId }, reason: { code: 'INTERNAL' } },
      ])
      expect((await pushed()).customers).toEqual({ pushed: 1 })
    })
  })

  it('can be cancelled by who started it; another cannot see the job, and nothing is half done', async () => {
    await withPlan(async () => {
      await setMenus({ own: [own('a', '甲')] })
      const { fingerprint } = await preview()
      const push = await operator.get<Push>('pushPlan', {
        path: { id: plan.id },
        body: { fingerprint },
      })
      const job = await operator.get<Schemas['Job']>('getJob', { path: { id: push.id } })
      expect(job).toMatchObject({ kind: 'plan-push', actions: ['cancel'] })
      const colleague = await Organisation.of(bench, 'operator')
      expect((await colleague.call('getJob', { path: { id: push.id } })).status).toBe(404)
      const told = () => bench.world.sql`
        select member_ids from live_events where data ->> 'jobId' = ${push.id}`
      await operator.get('cancelJob', { path: { id: push.id }, body: {} })
      await bench.services.work.drain()
      const after = await colleague.get<Push>('getPlanPush', { path: { id: push.id } })
      expect(after).toMatchObject({ status: 'cancelled', actions: [] })
      const forEverybody = { member_ids: null }
      expect(await told()).toEqual([forEverybody]) // the colleague looks at it, too
      expect((await menus()).has('plan:a')).toBe(false)
    })
  })

  it('stops when its author may push no more', async () => {
    await withPlan(async () => {
      await setMenus({ own: [own('a', '甲')] })
      const { fingerprint } = await preview()
      const person = await bench.world.person({
        memberOf: [{ tenant: 'operator', permissions: ['plan:publish'] }],
      })
      const started = await operator.callAs<Push>(person, 'pushPlan', {
        path: { id: plan.id },
        body: { fingerprint },
      })
      await bench.world.sql`delete from membership_roles
        where member_id = ${String(person.memberOf.operator?.memberId)}`
      await bench.services.work.drain()
      const path = { id: String(started.body.data?.id) }
      expect(await operator.get<Push>('getPlanPush', { path })).toMatchObject({
        status: 'failed',
        problem: { code: 'NO_RIGHT' },
      })
      expect((await menus()).has('plan:a')).toBe(false)
    })
  })
})

describe('undoing a push', () => {
  it('restores what it wrote, at every customer', async () => {
    await withPlan(async () => {
      await override(department, { sort: 3 })
      const before = [await menus(), await menus(other)].map((all) => [...all.keys()].sort())
      await setMenus({
        changes: [{ id: department, name: text('一') }],
        own: [own('a', '甲'), own('b', '乙', { parentId: 'plan:a' })],
      })
      const push = await pushed()
      expect(await nameAt(department)).toBe('一')
      const after = await undone(push)
      expect(after).toMatchObject({
        status: 'done',
        phase: 'undo',
        customers: { undone: 2 },
        progress: { done: 2, total: 2 },
        actions: [],
      })
      const now = [await menus(), await menus(other)]
      expect(now.map((all) => [...all.keys()].sort())).toEqual(before)
      expect(now[0]?.get(department)).toMatchObject({ sort: 3, changed: ['sort'] })
      expect(now[1]?.get(department)).toMatchObject({ version: 0 })
      expect(await bench.world.sql`select from pushed_items`).toEqual([])
      const { id, version } = after
      const again = await operator.call('undoPlanPush', { path: { id }, body: { version } })
      expect([again.status, again.body.code, again.body.allowed]).toEqual([
        409,
        'ILLEGAL_STATE',
        [],
      ])
    })
  })

  it('leaves what somebody has changed since, and says why', async () => {
    await withPlan(async () => {
      await setMenus({
        changes: [{ id: department, name: text('一'), icon: 'one' }],
        own: [own('a', '甲'), own('b', '乙')],
      })
      const push = await pushed()
      await override(department, { icon: 'mine' })
      const a = (await menus()).get('plan:a')
      await org.get('editMenu', { path: { id: 'plan:a' }, body: { version: a?.version, sort: 5 } })
      const after = await undone(push)
      expect(after.customers).toEqual({ left: 1, undone: 1 })
      const items = await itemsOf(after)
      expect(items).toMatchObject([
        { id: department, outcome: 'left', kept: ['icon'], reason: { code: 'CHANGED_SINCE' } },
        { id: 'plan:a', outcome: 'left', reason: { code: 'CHANGED_SINCE' } },
        { id: 'plan:b', outcome: 'undone', reason: null },
      ])
      const now = await menus()
      expect(now.get(department)).toMatchObject({ icon: 'mine', changed: ['icon'] })
      expect([now.has('plan:a'), now.has('plan:b')]).toEqual([true, false])
    })
  })

  it('leaves what a later push has offered; the later one can be undone first', async () => {
    await withPlan(async () => {
      await setMenus({ own: [own('a', '甲')] })
      const first = await pushed()
      await setMenus({ own: [own('a', '甲二')] })
      const second = await pushed()
      const { id, version } = first
      await operator.get('undoPlanPush', { path: { id }, body: { version } })
      await bench.services.work.drain()
      const left = await itemsOf(first)
      expect(left).toMatchObject([{ outcome: 'left', reason: { code: 'PUSHED_SINCE' } }])
      expect(await nameAt('plan:a')).toBe('甲二')
      await undone(second)
      expect(await nameAt('plan:a')).toBe('甲')
    })
  })
})
