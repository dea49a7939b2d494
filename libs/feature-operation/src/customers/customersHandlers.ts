import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { maskEmail, maskMobile } from '@spruce/validators'
import type { Administrator, Customer, Duplicate, Entitlements } from './customerQueries.js'

/** Rows for stories and tests; the second one is switched off, the third has expired. */
export function makeCustomers(count: number): Customer[] {
  const states = ['enabled', 'disabled', 'expired', 'enabled', 'enabled'] as const
  return Array.from({ length: count }, (_, index) => ({
    id: customerId(index + 1),
    code: `customer-${index + 1}`,
    name: `客户 ${index + 1} 有限公司`,
    shortName: `客户 ${index + 1}`,
    hosts: index % 2 === 0 ? [`c${index + 1}.example.cn`] : [],
    industry: index % 2 === 0 ? '制造业' : null,
    region: '浙江杭州',
    contactName: '李娜',
    contactMobile: `138123450${String(index % 100).padStart(2, '0')}`,
    contactEmail: `lina${index + 1}@example.cn`,
    status: states[index % states.length] ?? 'enabled',
    expiresAt: index % 4 === 3 ? null : '2089-11-20T15:59:59.000Z',
    memberCount: index * 3 + 1,
    plan: index % 2 === 0 ? { id: planId, name: '标准版' } : null,
    createdAt: '2026-11-20T08:00:00.000Z',
    version: 1,
  }))
}

/** The id of the row with this number. */
export function customerId(number: number): string {
  return `01930f3c-0000-7000-8000-${String(number).padStart(12, '0')}`
}

export const planId = '01930f3c-0000-7000-8000-00000000f001'

export const administrators: Administrator[] = [
  { memberId: '01930f3c-0000-7000-8000-00000000a001', nickName: '李娜', loginName: 'admin_one' },
  { memberId: '01930f3c-0000-7000-8000-00000000a002', nickName: '王强', loginName: 'admin_two' },
]

const plan = {
  id: planId,
  code: 'standard',
  name: '标准版',
  description: null,
  apps: null,
  menus: null,
  permissions: null,
  components: null,
  maxMembers: 200,
  maxStorageBytes: null,
  status: 'enabled' as const,
  customerCount: 12,
  createdAt: '2026-11-20T08:00:00.000Z',
  version: 1,
}

/** What a customer with a plan and an exception may use. */
export function entitlementsOf(customer: Customer): Entitlements {
  return {
    customerId: customer.id,
    customerVersion: customer.version,
    plan: customer.plan ? { ...customer.plan, code: 'standard' } : null,
    overrides: {
      grantedApps: ['spruce-web-messages-center'],
      revokedApps: [],
      grantedMenus: [],
      revokedMenus: [],
      grantedPermissions: [],
      revokedPermissions: ['device:export'],
      grantedComponents: [],
      revokedComponents: [],
      limits: { maxMembers: 500 },
      lockedParts: ['menus'],
      expiresAt: null,
      note: '合同附件二',
      version: 1,
    },
    apps: [
      {
        code: 'spruce-web-enterprise-console',
        name: '企业控制台',
        allowed: true,
        source: 'plan',
      },
      { code: 'spruce-web-messages-center', name: '消息中心', allowed: true, source: 'override' },
    ],
    menus: [],
    permissions: [
      {
        code: 'device:export',
        name: '导出设备',
        appCode: 'spruce-web-enterprise-console',
        allowed: false,
        source: 'override',
      },
      {
        code: 'device:list',
        name: '查看设备',
        appCode: 'spruce-web-enterprise-console',
        allowed: true,
        source: 'plan',
      },
    ],
    components: [
      { code: 'acme.trend', name: '趋势图', category: '图表', allowed: true, source: 'plan' },
      { code: 'acme.share', name: '占比图', category: '图表', allowed: false, source: 'plan' },
    ],
    limits: {
      maxMembers: { value: 500, source: 'override' },
      maxStorageBytes: { value: 10_737_418_240, source: 'plan' },
    },
    usage: { members: customer.memberCount, storageBytes: 1_048_576 },
  }
}

/** The phone of somebody who has an account. */
export const knownMobile = '13900000001'

/** A client whose server is this array: it filters, pages, adds and changes. */
export function createCustomersApi(rows: Customer[], more: TestHandlers = {}) {
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412 })
    }
    return row
  }
  const change = (id: string, version: number, values: Partial<Customer>) => {
    const row = { ...find(id, version), ...values, version: version + 1 }
    rows.splice(
      rows.findIndex((one) => one.id === id),
      1,
      row,
    )
    return row
  }
  return createTestApi({
    'GET /spruce/api/v1/customers': ({ query }) => {
      const { keyword = '', status, renewalAsked } = query
      const found = rows.filter(
        (row) =>
          row.name.includes(String(keyword)) &&
          (status === undefined || row.status === status) &&
          (renewalAsked === undefined || row.renewal),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size).map(maskContacts), total: found.length }
    },
    'GET /spruce/api/v1/customers/duplicates': ({ query }) =>
      (['name', 'code', 'mobile', 'email'] as const).flatMap((field): Duplicate[] => {
        const alike = rows.filter((row) => row[comparedFields[field]] === query[field])
        const account = query[field] === knownMobile
        return [
          ...alike.map(({ id, name }) => ({ field, kind: 'customer' as const, id, name })),
          ...(account ? [{ field, kind: 'account' as const, id: null, name: null }] : []),
        ]
      }),
    'POST /spruce/api/v1/customers': ({ body }) => {
      const { administrator, planId: chosen, ...fields } = body
      const [sample] = makeCustomers(1)
      const customer = {
        ...sample,
        ...fields,
        id: customerId(900 + rows.length),
        plan: chosen ? { id: chosen, name: plan.name } : null,
      } as Customer
      rows.unshift(customer)
      const { loginName } = administrator
      return { customer, administrator: { loginName, oneTimePassword: 'Qx7!mR2zKp4#' } }
    },
    'GET /spruce/api/v1/customers/{id}': ({ path }) => find(path.id),
    'PUT /spruce/api/v1/customers/{id}': ({ path, body: { version, ...values } }) =>
      change(path.id, version, values),
    'POST /spruce/api/v1/customers/{id}/status': ({ path, body: { version, status } }) =>
      change(path.id, version, { status }),
    'POST /spruce/api/v1/customers/{id}/renew': ({ path, body: { version, expiresAt } }) =>
      change(path.id, version, { expiresAt, renewal: null }),
    'POST /spruce/api/v1/customers/{id}/renewal/decline': ({ path }) =>
      change(path.id, find(path.id).version, { renewal: null }),
    'GET /spruce/api/v1/customers/{id}/entitlements': ({ path }) => entitlementsOf(find(path.id)),
    'GET /spruce/api/v1/customers/{id}/mock-login': () => administrators,
    'POST /spruce/api/v1/customers/{id}/administrator-password': ({ body }) => ({
      loginName:
        administrators.find(({ memberId }) => memberId === body.memberId)?.loginName ?? 'nobody',
      oneTimePassword: 'Kp7#mVz2Rt9q',
    }),
    'POST /spruce/api/v1/customers/{id}/mock-login': ({ path, body }) => ({
      access_token: 't',
      jti: 'b-1',
      tenantId: path.id,
      tenantCode: find(path.id).code,
      first: false as const,
      jump: null,
      datetime: '2026-11-20T08:00:00.000Z',
      isMockLogin: true as const,
      xSession: 'm1',
      mockLogin: {
        actingName: '沈运维',
        actingLoginName: 'operator',
        reason: body.reason,
        expiresAt: '2026-11-20T08:30:00.000Z',
      },
    }),
    'GET /spruce/api/v1/plans': () => ({ rows: [plan], total: 1 }),
    ...more,
  })
}

const comparedFields = {
  name: 'name',
  code: 'code',
  mobile: 'contactMobile',
  email: 'contactEmail',
} as const

/** Lists say contacts in part. */
function maskContacts(customer: Customer): Customer {
  const { contactMobile, contactEmail } = customer
  return {
    ...customer,
    contactMobile: contactMobile && maskMobile(contactMobile),
    contactEmail: contactEmail && maskEmail(contactEmail),
  }
}
