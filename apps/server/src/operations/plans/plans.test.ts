import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobsOf } from '../../jobs/jobs.js'
import { callOf } from '../../testing/recipes.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { seenAtField } from '../../testing/seenAtField.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

type Plan = Schemas['Plan']
type Entitlements = Schemas['CustomerEntitlements']

const console_ = 'spruce-web-enterprise-console'

let bench: Bench
let operator: Organisation
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const add = (more: Partial<Schemas['AddPlanRequest']> = {}): Promise<Plan> =>
  operator.get('addPlan', {
    body: { code: bench.world.unique('plan').toLowerCase(), name: '标准版', ...more },
  })

const entitlements = (id = org.tenantId) =>
  operator.get<Entitlements>('getCustomerEntitlements', { path: { id } })

async function assign(planId: string | null): Promise<Entitlements> {
  const { customerVersion: version } = await entitlements()
  return operator.get('assignPlan', { path: { id: org.tenantId }, body: { version, planId } })
}

async function override(body: Partial<Schemas['SetOverridesRequest']>): Promise<Entitlements> {
  const { version } = (await entitlements()).overrides
  const path = { id: org.tenantId }
  return operator.get('setCustomerOverrides', { path, body: { version, ...body } })
}

/** A plan for A while `act` runs. */
async function within(plan: Partial<Schemas['AddPlanRequest']>, act: () => Promise<void>) {
  await assign((await add(plan)).id)
  try {
    await act()
  } finally {
    await assign(null)
    await override({})
  }
}

const runJob = (now: Date) =>
  jobsOf(bench.services)
    .find(({ name }) => name === 'customers.expire')
    ?.run(now)

describe('a plan', () => {
  it('says which permission a menu carries, so that a form offers those of screens', async () => {
    const { menus, permissions } = await entitlements()
    const carried = new Set(menus.map(({ permCode }) => permCode))
    const page = menus.find(({ permCode }) => permCode === 'department:list')
    expect(page?.name).toBeTruthy()
    const codes = permissions.map(({ code }) => code)
    expect([...carried].filter((code) => code !== null && !codes.includes(code))).toEqual([])
  })

  it('is added, listed, edited, disabled, removed; a code is used once', async () => {
    const plan = await add({ maxMembers: 20, permissions: ['department:list'] })
    expect(plan).toMatchObject({ maxMembers: 20, apps: null, status: 'enabled', customerCount: 0 })
    const twice = await operator.call('addPlan', { body: { code: plan.code, name: 'x' } })
    expect([twice.status, twice.body.fields?.[0]?.path]).toEqual([409, 'code'])
    const path = { id: plan.id }
    const edited = await operator.get<Plan>('editPlan', {
      path,
      body: { version: 1, permissions: null },
    })
    expect(edited).toMatchObject({ permissions: null, maxMembers: 20, version: 2 })
    const stale = await operator.call('editPlan', { path, body: { version: 1, name: 'x' } })
    expect([stale.status, stale.body.current]).toMatchObject([412, { version: 2 }])
    const listed = await operator.get<Plan[]>('listPlans', { query: { keyword: plan.code } })
    expect(listed.map(({ id }) => id)).toEqual([plan.id])
    const set = (status: string, version: number) =>
      operator.call<Plan>('setPlanStatus', { path, body: { version, status } })
    expect((await set('enabled', 2)).body).toMatchObject({
      code: 'ILLEGAL_STATE',
      allowed: ['disabled'],
    })
    expect((await set('disabled', 2)).status).toBe(200)
    const { customerVersion: version } = await entitlements()
    const assigned = await operator.call('assignPlan', {
      path: { id: org.tenantId },
      body: { version, planId: plan.id },
    })
    expect(seenAtField(assigned)).toEqual([422, 'PLAN_DISABLED', 'planId'])
    await operator.get('removePlan', { path, body: { version: 3 } })
    expect((await operator.call('getPlan', { path })).status).toBe(404)
  })

  it('that there is not is given to nobody, and nobody gets what is not offered', async () => {
    const before = await entitlements()
    const path = { id: org.tenantId }
    const ghost = await operator.call('assignPlan', {
      path,
      body: {
        version: before.customerVersion,
        planId: '01930f3c-0000-7000-8000-00000000dead',
      },
    })
    expect(seenAtField(ghost)).toEqual([422, 'INVALID_REFERENCE', 'planId'])
    const foreign = await operator.call('setCustomerOverrides', {
      path,
      body: { version: before.overrides.version, grantedPermissions: ['customer:list'] },
    })
    expect(seenAtField(foreign)).toEqual([422, 'INVALID_REFERENCE', 'grantedPermissions[0]'])
    expect(await entitlements()).toEqual(before)
  })

  it('holds what there is, and stays while a customer has it', async () => {
    const unknown = await operator.call('addPlan', {
      body: { code: 'ghosts', name: 'x', permissions: ['department:list', 'ghost:list'] },
    })
    expect([unknown.status, unknown.body.fields?.[0]?.path]).toEqual([422, 'permissions[1]'])
    const foreign = await operator.call('addPlan', {
      body: { code: 'ghosts', name: 'x', permissions: ['customer:list'] },
    })
    expect(foreign.status).toBe(422)
    const catalogue = await operator.get<Schemas['PlanCatalogue']>('getPlanCatalogue')
    expect(catalogue.apps.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['test-home', console_]),
    )
    expect(JSON.stringify(catalogue)).not.toContain('operation-management')
    const plan = await add()
    await assign(plan.id)
    const removal = await operator.call('removePlan', {
      path: { id: plan.id },
      body: { version: 1 },
    })
    expect([removal.status, removal.body.code]).toEqual([422, 'PLAN_IN_USE'])
    const customers = await operator.get<Schemas['Customer'][]>('listCustomers', {
      query: { planId: plan.id },
    })
    expect(customers.map(({ id }) => id)).toEqual([org.tenantId])
    await assign(null)
  })
})

describe('a button without its menu', () => {
  const page = `${console_}/organization`
  const refused = 'BUTTON_WITHOUT_MENU'
  let button = ''
  beforeAll(async () => {
    const { menus } = await operator.get<Schemas['PlanCatalogue']>('getPlanCatalogue')
    const found = menus.find((menu) => menu.parentId === page && menu.permCode === 'department:add')
    button = found?.id ?? ''
  })

  /** With the menus above the page. */
  async function opened(...ids: string[]): Promise<string[]> {
    const { menus } = await operator.get<Schemas['PlanCatalogue']>('getPlanCatalogue')
    const parentOf = (id: string) => menus.find((menu) => menu.id === id)?.parentId
    const above: string[] = []
    for (let id = parentOf(page); id; id = parentOf(id)) above.push(id)
    return [...above, ...ids]
  }

  it('is added to no plan, among its menus or its permissions, and named with its menu', async () => {
    const lists = [
      [{ menus: await opened(button) }, 'menus'],
      [{ permissions: ['department:add'] }, 'permissions'],
    ] as const
    for (const [list, kind] of lists) {
      const reply = await operator.call('addPlan', {
        body: { code: bench.world.unique('plan').toLowerCase(), name: '标准版', ...list },
      })
      const [named = []] = Object.values<readonly unknown[]>(list)
      const index = named.length - 1
      expect(seenAtField(reply)).toEqual([422, refused, `${kind}[${String(index)}]`])
      expect(reply.body.message).toContain('“新增部门”')
      expect(reply.body.message).toContain('“组织架构”')
    }
    const plan = await add({
      menus: await opened(page, button),
      permissions: ['department:list', 'department:add'],
    })
    expect(plan.menus).toContain(button)
  })

  it('loses its menu by no change of a plan; what stood like that before may stay', async () => {
    const menus = await opened(page, button)
    const plan = await add({ menus })
    const path = { id: plan.id }
    const edit = (version: number, body: Partial<Schemas['EditPlanRequest']>) =>
      operator.call<Plan>('editPlan', { path, body: { version, ...body } })
    expect(seenAtField(await edit(1, { menus: await opened(button) }))).toEqual([
      ...[422, refused, `menus[${String(menus.length - 2)}]`],
    ])
    expect((await edit(1, { menus: await opened(page) })).status).toBe(200)
    await bench.world.sql`update plans set menus = ${[button]} where id = ${plan.id}`
    expect((await edit(2, { menus: await opened(button) })).status).toBe(200)
  })

  it('is granted to no customer; a menu that is taken away takes its buttons along', async () => {
    await within({ menus: await opened(page), permissions: [] }, async () => {
      const { version } = (await entitlements()).overrides
      const set = (body: Partial<Schemas['SetOverridesRequest']>) =>
        operator.call('setCustomerOverrides', {
          path: { id: org.tenantId },
          body: { version, ...body },
        })
      expect(seenAtField(await set({ grantedMenus: [button], revokedMenus: [page] }))).toEqual([
        422,
        refused,
        'grantedMenus[0]',
      ])
      expect(seenAtField(await set({ grantedPermissions: ['department:add'] }))).toEqual([
        ...[422, refused, 'grantedPermissions[0]'],
      ])
      const both = ['department:add', 'department:list']
      expect((await set({ grantedPermissions: both, grantedMenus: [button] })).status).toBe(200)
      await override({ revokedMenus: [page] })
    })
  })
})

describe('what the plan leaves out', () => {
  const permissions = () =>
    org.get<Schemas['AppPermissions']>('getAppPermissions', { query: { appCode: console_ } })

  it('S-04: is refused to the administrator too, from the next call on, and hidden', async () => {
    await within({ permissions: ['department:list'] }, async () => {
      const refused = await org.call('addDept', { body: { name: '新', parentId: null } })
      expect([refused.status, refused.body.code]).toEqual([403, 'PLAN_DENIED'])
      expect((await org.call('listDeptTrees')).status).toBe(200)
      const shown = await permissions()
      expect(shown.permissions).toEqual(['department:list'])
      expect(JSON.stringify(shown.menus)).not.toContain('organization.add')
      // Whoever lacks the permission anyway hears nothing of plans.
      const nobody = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
      const other = await org.callAs(nobody, 'listDeptTrees')
      expect([other.status, other.body.code]).toEqual([403, 403])
    })
    expect((await permissions()).permissions).toContain('department:add')
  })

  it('cannot be given by a role; what a role had comes back with the plan', async () => {
    const role = await org.get<Schemas['RoleRecord']>('addRole', {
      body: { name: bench.world.unique('角'), code: bench.world.unique('r') },
    })
    const path = { id: role.id }
    const set = (version: number, codes: string[]) =>
      org.call<Schemas['RolePermissions']>('setRolePermissions', { path, body: { version, codes } })
    const full = await set(role.version, ['department:add', 'department:list'])
    let version = Number(full.body.data?.version)
    await within({ permissions: ['department:list'] }, async () => {
      const shown = await org.get<Schemas['RolePermissions']>('getRolePermissions', { path })
      expect(shown.codes).toEqual(['department:list'])
      expect(JSON.stringify(shown.apps)).not.toContain('department:add')
      const given = await set(version, ['department:list', 'department:add'])
      expect([given.status, given.body.code]).toEqual([422, 'UNKNOWN_PERMISSION'])
      version = Number((await set(version, [])).body.data?.version)
      const why = await org.get<Schemas['PermissionExplanation']>('explainPermission', {
        query: { memberId: String(org.admin.memberOf.a?.memberId), permCode: 'department:add' },
      })
      expect([why.allowed, why.reason]).toEqual([false, 'OUTSIDE_PLAN'])
    })
    const after = await org.get<Schemas['RolePermissions']>('getRolePermissions', { path })
    expect(after.codes).toEqual(['department:add'])
  })

  it('takes an application away with its menus and permissions, and a menu with those below', async () => {
    await within({ apps: ['test-home'] }, async () => {
      expect(await permissions()).toMatchObject({ menus: [], permissions: [] })
      expect((await org.call('listDeptTrees')).body.code).toBe('PLAN_DENIED')
      const apps = await org.get<Schemas['OwnPlan']>('getOwnPlan')
      expect(JSON.stringify(apps)).not.toContain(console_)
      await override({ grantedApps: [console_], revokedMenus: [`${console_}/base`] })
      const shown = await permissions()
      expect(shown.menus).toEqual([])
      expect(shown.permissions).toContain('department:add')
    })
  })
})

describe('limits', () => {
  it('of members hold for new people and invited ones, until an exception lifts them', async () => {
    const department = await org.addDept('限额部')
    const { members } = (await entitlements()).usage
    await within({ maxMembers: members + 1 }, async () => {
      await org.addMember('最后一人', [department.id])
      const body = { nickName: '多一人', departmentIds: [department.id] }
      for (const operation of ['addUser', 'addUserNoCode'] as const) {
        const loginName = operation === 'addUser' ? { loginName: bench.world.unique('p') } : {}
        const more = await org.call(operation, { body: { ...body, ...loginName } })
        expect([operation, more.status, more.body.code]).toEqual([operation, 422, 'MEMBER_LIMIT'])
      }
      const { token } = await bench.world.invite('a')
      const joined = await bench.visitor().post('/spruce/api/v1/invitations/register', {
        token,
        password: bench.services.cipher.encrypt('Kiefer%2027'),
        loginName: bench.world.unique('joined'),
        nickName: '受邀人',
      })
      expect([joined.status, joined.body.code]).toEqual([422, 'MEMBER_LIMIT'])
      const shown = await override({ limits: { maxMembers: null } })
      expect(shown.limits.maxMembers).toEqual({ value: null, source: 'override' })
      await org.addMember('例外的人', [department.id])
    })
  })

  it('of storage hold for uploads', async () => {
    await within({ maxStorageBytes: 1_048_576 }, async () => {
      await bench.world.sql`insert into storage_usage (tenant_id, bytes, files)
        values (${org.tenantId}, 1048570, 1)
        on conflict (tenant_id) do update set bytes = 1048570`
      const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
      const upload = () =>
        bench.wire.send(
          callOf(
            'uploadFile',
            {
              query: { fileType: 'attachment' },
              file: { bytes: Buffer.from('十几个字节的内容'), name: '一.txt' },
            },
            headers,
          ),
        )
      expect(envelopeIn(await upload()).code).toBe('QUOTA_EXCEEDED')
      const storage = await org.get<Schemas['StorageUsage']>('getStorage')
      expect(storage.quota).toBe(1_048_576)
      await override({ limits: { maxStorageBytes: 2_097_152 } })
      expect((await upload()).status).toBe(200)
    })
  })
})

describe('what a customer may use', () => {
  it('says where each item comes from', async () => {
    await within({ permissions: ['department:list'], maxMembers: 500 }, async () => {
      const before = await entitlements()
      const of = (all: Entitlements, code: string) =>
        all.permissions.find((one) => one.code === code)
      expect(of(before, 'department:add')).toMatchObject({ allowed: false, source: 'plan' })
      expect(before.limits.maxMembers).toEqual({ value: 500, source: 'plan' })
      const after = await override({ grantedPermissions: ['department:add'], note: '试用' })
      expect(of(after, 'department:add')).toMatchObject({ allowed: true, source: 'override' })
      expect((await org.call('addDept', { body: { name: '例外部', parentId: null } })).status).toBe(
        200,
      )
      const stale = await operator.call<Entitlements>('setCustomerOverrides', {
        path: { id: org.tenantId },
        body: { version: 0 },
      })
      expect(stale.status).toBe(412)
      const own = await org.get<Schemas['OwnPlan']>('getOwnPlan')
      expect(own).toMatchObject({ plan: { name: '标准版' }, limits: { maxMembers: 500 } })
    })
    expect((await entitlements()).limits.maxMembers).toEqual({ value: null, source: 'platform' })
  })

  it('loses exceptions at their end', async () => {
    await within({ permissions: ['department:list'] }, async () => {
      const expiresAt = new Date(bench.services.now().getTime() + 3_600_000).toISOString()
      const given = { grantedPermissions: ['department:add'] }
      const shown = await override({
        ...given,
        expiresAt: expiresAt.replace(/-\d\dT/u, '-28T').replace(/^\d{4}/u, '2090'),
      })
      expect(shown.overrides.expiresAt).not.toBeNull()
      await bench.world.sql`update customer_overrides set expires_at = now() - interval '1 second'
        where tenant_id = ${org.tenantId}`
      const refused = await org.call('addDept', { body: { name: '迟', parentId: null } })
      expect(refused.body.code).toBe('PLAN_DENIED')
      await runJob(bench.services.now())
      const rows = await bench.world.sql`select from customer_overrides
        where tenant_id = ${org.tenantId}`
      expect(rows).toEqual([])
    })
  })
})

describe('the end of a customer', () => {
  it('is written down by the job, once, with a line in the operator’s log', async () => {
    const id = await bench.world.object('customers', 'a')
    await bench.world.sql`update tenants set expires_at = now() - interval '1 second'
      where id = ${id}`
    const status = async () =>
      (await bench.world.sql<{ status: string }>`select status from tenants where id = ${id}`)[0]
        ?.status
    expect(await status()).toBe('enabled')
    await runJob(new Date(Date.now() + 1_000))
    await runJob(new Date(Date.now() + 2_000))
    expect(await status()).toBe('expired')
    const lines = await bench.world.sql`select tenant_id, detail from audit_log
      where operation = 'expireCustomers' and object_id = ${id}`
    expect(lines).toEqual([
      {
        tenant_id: operator.tenantId,
        detail: { before: { status: 'enabled' }, after: { status: 'expired' } },
      },
    ])
    const renewed = await operator.get<Schemas['Customer']>('renewCustomer', {
      path: { id },
      body: { version: 2, expiresAt: '2090-01-01T00:00:00.000Z' },
    })
    expect(renewed.status).toBe('enabled')
  })
})
