import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { rowsDigest } from '../../testing/rowsDigest.js'
import { seenAtField } from '../../testing/seenAtField.js'

type Application = Schemas['Application']

let bench: Bench
let operator: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
})
afterAll(() => bench.close())

const base = '/spruce/api/v1/applications'
let mobiles = 0

async function asked(more: object = {}) {
  mobiles += 1
  return {
    name: bench.world.unique('申请企业'),
    code: bench.world.unique('app').toLowerCase(),
    contactName: '李娜',
    contactMobile: `137${String(mobiles).padStart(8, '0')}`,
    contactEmail: `${bench.world.unique('li')}@example.cn`,
    ...(await bench.visitor().captcha()),
    ...more,
  }
}

async function apply(more: object = {}) {
  const body = await asked(more)
  const { status, body: answer } = await bench.visitor().post<Schemas['Applied']>(base, body)
  expect(status).toBe(200)
  const [row] = await bench.world.sql<{ id: string }>`
    select id from customer_applications where contact_email = ${body.contactEmail}`
  return { ...body, id: row?.id ?? '', token: answer.data.token }
}

const own = (token: string) =>
  bench.visitor().get<Schemas['OwnApplication']>(`${base}/status?token=${token}`)

type Decision = 'requestApplicationInformation' | 'rejectApplication' | 'approveApplication'
const decide = (operation: Decision, id: string, body: object) =>
  operator.call<Application>(operation, { path: { id }, body })

const letters = (to: string) =>
  bench.world.sql<{ text: string; kind: string; code: string | null }>`
    select text, kind, code from dev_outbox where recipient = ${to} order by id`

describe('applying', () => {
  it('S-09: takes a captcha once, and answers a token of which only the hash is kept', async () => {
    const body = await asked()
    const first = await bench.visitor().post<Schemas['Applied']>(base, body)
    expect([first.status, first.body.data.status]).toEqual([200, 'submitted'])
    const again = await bench.visitor().post(base, body)
    expect([again.status, again.body.code]).toEqual([400, 1101])
    const [row] = await bench.world.sql<{ row: string }>`
      select to_jsonb(a)::text as row from customer_applications a
      where contact_email = ${body.contactEmail}`
    expect(row?.row).not.toContain(first.body.data.token)
    const shown = await own(first.body.data.token)
    expect(shown.body.data).toMatchObject({ status: 'submitted', name: body.name })
    expect(shown.text).not.toContain(body.contactMobile)
    expect((await own('A'.repeat(43))).status).toBe(404)
  })

  it('S-10: answers alike whether name, code and contact are known already', async () => {
    const known = await apply()
    const { name, code, contactMobile, contactEmail } = known
    const reply = await bench
      .visitor()
      .post<Schemas['Applied']>(base, await asked({ name, code, contactMobile, contactEmail }))
    expect([reply.status, Object.keys(reply.body.data).sort()]).toEqual([200, ['status', 'token']])
  })

  it('refuses the code of a tenant, shut ones too, and counts nothing against the contact', async () => {
    const code = bench.world.unique('shut').toLowerCase()
    await bench.world.sql`insert into tenants (id, code, name, short_name, kind, status)
      values (${bench.world.unique('t')}, ${code}, '停用企业', '停用', 'customer', 'disabled')`
    const reply = await bench.visitor().post(base, await asked({ code }))
    expect(seenAtField({ ...reply, total: 0 })).toEqual([409, 'DUPLICATE', 'code'])
    const open = await apply()
    await decide('requestApplicationInformation', open.id, { version: 1, note: '换一个编码' })
    const answer = { token: open.token, version: 2, code }
    const again = await bench.visitor().post(`${base}/resubmit`, answer)
    expect(seenAtField({ ...again, total: 0 })).toEqual([409, 'DUPLICATE', 'code'])
    expect((await own(open.token)).body.data).toMatchObject({ code: open.code, version: 2 })
  })

  it('writes to the contact with the link at each step, and to the staff who may decide', async () => {
    const staff = await bench.world.person({
      memberOf: [{ tenant: 'operator', permissions: ['customer:audit'] }],
    })
    const other = await bench.world.person({
      memberOf: [{ tenant: 'operator', permissions: ['customer:list'] }],
    })
    const titles = async ({ memberOf }: typeof staff) =>
      (
        await bench.world.sql<{ title: string }>`
          select title from letters where member_id = ${memberOf.operator?.memberId ?? ''}
          order by id`
      ).map(({ title }) => title)
    const one = await apply()
    const note = '请补充'
    await decide('requestApplicationInformation', one.id, { version: 1, note })
    const answer = { token: one.token, version: 2, reason: '已补充' }
    await bench.visitor().post(`${base}/resubmit`, answer)
    await decide('rejectApplication', one.id, { version: 3, note })
    const mails = await letters(one.contactEmail)
    expect(mails.map(({ kind }) => kind)).toEqual(['mail', 'mail', 'mail'])
    for (const { text } of mails) expect(text).toContain(`/customer-apply#${one.token}`)
    expect(await titles(staff)).toEqual([
      `“${one.name}”提交了开通申请，等待审核`,
      `“${one.name}”补充了开通申请的资料，等待审核`,
    ])
    expect(await titles(other)).toEqual([])
  })

  it('takes five a day with one address, whatever its case', async () => {
    const contactEmail = `${bench.world.unique('many')}@example.cn`
    const statuses = []
    for (let time = 0; time < 6; time += 1) {
      const email = time % 2 === 0 ? contactEmail : contactEmail.toUpperCase()
      statuses.push((await bench.visitor().post(base, await asked({ contactEmail: email }))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('the audit', () => {
  it('asks, gets an answer, and sees what is alike', async () => {
    const one = await apply()
    const two = await apply({ name: one.name })
    const detail = await operator.get<Schemas['ApplicationDetail']>('getApplication', {
      path: { id: two.id },
    })
    expect(detail.duplicates).toEqual([
      { field: 'name', kind: 'application', id: one.id, name: one.name },
    ])
    expect(detail.application.contactMobile).toBe(two.contactMobile)
    const listed = await operator.get<Application[]>('listApplications', {
      query: { keyword: two.code, status: 'submitted' },
    })
    expect(listed.map(({ id }) => id)).toEqual([two.id])
    expect(JSON.stringify(listed)).not.toContain(two.contactMobile)

    const note = '请补充营业执照'
    await decide('requestApplicationInformation', two.id, { version: 1, note })
    expect((await letters(two.contactEmail)).map(({ text }) => text).join()).toContain(note)
    expect((await own(two.token)).body.data).toMatchObject({ status: 'needs_information', note })
    const early = await decide('approveApplication', two.id, { version: 2 })
    expect([early.status, early.body.allowed]).toEqual([409, ['submitted']])
    const answer = { token: two.token, version: 2, reason: '已补充' }
    const stale = await bench.visitor().post(`${base}/resubmit`, { ...answer, version: 1 })
    expect(stale.status).toBe(412)
    const sent = await bench.visitor().post<Schemas['OwnApplication']>(`${base}/resubmit`, answer)
    expect(sent.body.data).toMatchObject({ status: 'submitted', reason: '已补充', version: 3 })
    const twice = await bench.visitor().post(`${base}/resubmit`, { ...answer, version: 3 })
    expect([twice.status, twice.body.code]).toEqual([409, 'ILLEGAL_STATE'])
  })

  it('finds what was submitted within two moments', async () => {
    const { id, code } = await apply()
    const [row] = await bench.world.sql<{ at: Date }>`
      select submitted_at as at from customer_applications where id = ${id}`
    const at = row?.at.getTime() ?? 0
    const later = new Date(at + 1000).toISOString()
    const found = async (moments: object) =>
      (
        await operator.get<Application[]>('listApplications', {
          query: { keyword: code, ...moments },
        })
      ).map((one) => one.id)
    expect(await found({ from: new Date(at).toISOString(), to: later })).toEqual([id])
    expect(await found({ from: later })).toEqual([])
    expect(await found({ to: new Date(at).toISOString() })).toEqual([])
  })

  it('rejects with a reason, for good', async () => {
    const { id, token, contactEmail } = await apply()
    const blank = await decide('rejectApplication', id, { version: 1, note: '  ' })
    expect(blank.status).toBe(400)
    const { body } = await decide('rejectApplication', id, { version: 1, note: '重复申请' })
    expect(body.data).toMatchObject({ status: 'rejected', note: '重复申请' })
    expect(body.data?.decidedAt).not.toBeNull()
    expect(await letters(contactEmail)).toHaveLength(2) // at the submission, and now
    for (const operation of ['approveApplication', 'requestApplicationInformation'] as const) {
      const more = operation === 'approveApplication' ? {} : { note: '再看' }
      const reply = await decide(operation, id, { version: 2, ...more })
      expect([reply.status, reply.body.allowed]).toEqual([409, []])
    }
    expect((await own(token)).body.data.note).toBe('重复申请')
  })
})

describe('approving', () => {
  it('makes what the preview says and sends the credentials to the contact alone', async () => {
    const application = await apply({ shortName: '云山' })
    const preview = await operator.get<Schemas['ApprovalPreview']>('previewApplicationApproval', {
      path: { id: application.id },
    })
    expect(preview).toMatchObject({ code: application.code, conflicts: [] })
    const { status, body } = await decide('approveApplication', application.id, {
      version: 1,
      expiresAt: '2089-01-01T00:00:00Z',
    })
    expect([status, body.data?.status]).toEqual([200, 'approved'])
    const tenantId = body.data?.customerId ?? ''
    const departments = await bench.world.sql<{ name: string }>`
      select name from departments where tenant_id = ${tenantId} order by depth, sort`
    expect(departments.map(({ name }) => name)).toEqual(preview.departments)
    const roles = await bench.world.sql<{ name: string }>`
      select name from roles where tenant_id = ${tenantId}`
    expect(roles.map(({ name }) => name).sort()).toEqual([...preview.roles].sort())
    const mail = (await letters(application.contactEmail)).at(-1)
    expect(mail?.text).toContain(preview.administratorLoginName)
    const [sms] = await letters(application.contactMobile)
    const password = sms?.code ?? ''
    expect(password).toHaveLength(12)
    expect(JSON.stringify(body) + bench.logged.join('')).not.toContain(password)
    const signedIn = await bench.visitor().signIn(preview.administratorLoginName, password)
    expect(signedIn.body.data).toMatchObject({ tenantId, first: true })
    const again = await decide('approveApplication', application.id, { version: 2 })
    expect(again.status).toBe(409)
  })

  it('writes nothing and sends nothing where something is in use, which the preview tells', async () => {
    const first = await apply()
    const second = await apply({ code: first.code, contactMobile: first.contactMobile })
    await decide('approveApplication', first.id, { version: 1 })
    const preview = await operator.get<Schemas['ApprovalPreview']>('previewApplicationApproval', {
      path: { id: second.id },
    })
    expect(preview.conflicts).toEqual(['code', 'loginName', 'contactMobile'])
    const before = await rowsDigest(bench.engine)
    const other = bench.world.unique('other').toLowerCase()
    for (const [body, field] of [
      [{ version: 1 }, 'code'],
      [{ version: 1, code: other }, 'contactMobile'],
    ] as const) {
      const reply = await decide('approveApplication', second.id, body)
      expect([reply.status, reply.body.code]).toEqual([409, 'DUPLICATE'])
      expect(reply.body.fields?.map(({ path }) => path)).toEqual([field])
    }
    expect(await rowsDigest(bench.engine)).toEqual(before)
  })

  it('shows the code that the customer got, to applicant and list, and where it signs in', async () => {
    const taken = await apply()
    const { id, token, code: asked, ...contact } = await apply({ code: taken.code })
    await decide('approveApplication', taken.id, { version: 1 })
    const code = bench.world.unique('final').toLowerCase()
    const { body } = await decide('approveApplication', id, { version: 1, code })
    expect(body.data).toMatchObject({ status: 'approved', code })
    expect((await own(token)).body.data).toMatchObject({ status: 'approved', code })
    const listed = await operator.get<Application[]>('listApplications', {
      query: { keyword: code },
    })
    expect(listed.map((one) => [one.id, one.code])).toEqual([[id, code]])
    const mail = (await letters(contact.contactEmail)).at(-1)?.text
    expect(mail).toContain(`/login?tenant=${code} `)
    expect(mail).not.toContain(asked)
    const [sms] = await letters(contact.contactMobile)
    expect(sms?.text).toContain(`/login?tenant=${code}`)
    expect(sms?.text).toContain(contact.name)
  })

  it('gives the plan that was chosen, and previews what it leaves', async () => {
    const { id } = await apply()
    const path = { id }
    const app = 'spruce-web-enterprise-console'
    const plan = (more: object) =>
      operator.get<Schemas['Plan']>('addPlan', {
        body: { code: bench.world.unique('plan').toLowerCase(), name: '标准版', ...more },
      })
    const small = await plan({ apps: [app], maxMembers: 5 })
    const preview = (query: Record<string, string>) =>
      operator.get<Schemas['ApprovalPreview']>('previewApplicationApproval', { path, query })
    const whole = await preview({})
    const part = await preview({ planId: small.id, code: 'yunshan' })
    expect(part.apps).toHaveLength(1)
    expect(whole.apps.length).toBeGreaterThan(1)
    expect(part.menus.length).toBeGreaterThan(0)
    expect(part.menus.every((name) => name.startsWith(`${part.apps[0] ?? ''} / `))).toBe(true)
    expect(part).toMatchObject({ code: 'yunshan', administratorLoginName: 'admin_yunshan' })
    const off = await plan({})
    await operator.get('setPlanStatus', {
      path: { id: off.id },
      body: { version: off.version, status: 'disabled' },
    })
    const refused = await decide('approveApplication', id, { version: 1, planId: off.id })
    expect(seenAtField(refused)).toEqual([422, 'PLAN_DISABLED', 'planId'])
    const ghost = '01930f3c-0000-7000-8000-00000000dead'
    const unknown = await decide('approveApplication', id, { version: 1, planId: ghost })
    expect(seenAtField(unknown)).toEqual([422, 'INVALID_REFERENCE', 'planId'])
    expect(await operator.get('getApplication', { path })).toMatchObject({
      application: { status: 'submitted' },
    })
    const { body } = await decide('approveApplication', id, { version: 1, planId: small.id })
    const [tenant] = await bench.world.sql<{ plan_id: string }>`
      select plan_id from tenants where id = ${body.data?.customerId ?? ''}`
    expect(tenant?.plan_id).toBe(small.id)
  })

  it('S-18: makes one customer for ten approvals at once', async () => {
    const { id, code } = await apply()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => decide('approveApplication', id, { version: 1 })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await bench.world.sql`select id from tenants where code = ${code}`).toHaveLength(1)
  })
})
