import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Company, CompanyPlan } from './companyQueries.js'

/** A company for stories and tests. */
export function makeCompany(more: Partial<Company> = {}): Company {
  return {
    id: 't1',
    code: 'yunshan',
    name: '云山制造集团有限公司',
    shortName: '云山制造',
    industry: '制造业',
    region: '浙江杭州',
    address: '浙江省杭州市滨江区网商路 699 号',
    licence: '91330000MA27XL0K4W',
    contactName: '李娜',
    contactMobile: '13812345678',
    contactEmail: 'lina@yunshan.example',
    status: 'enabled',
    expiresAt: '2099-12-31T15:59:59.000Z',
    memberCount: 95,
    renewal: null,
    version: 1,
    ...more,
  }
}

/** Its plan: almost as many members as it allows. */
export function makePlan(more: Partial<CompanyPlan> = {}): CompanyPlan {
  return {
    plan: { code: 'standard', name: '标准版' },
    expiresAt: '2099-12-31T15:59:59.000Z',
    apps: [
      { code: 'spruce-web-enterprise-console', name: '企业控制台' },
      { code: 'MT0001', name: '工作台' },
    ],
    components: [{ code: 'acme.trend', name: '趋势图' }],
    limits: { maxMembers: 100, maxStorageBytes: 10 * 1024 ** 3 },
    usage: { members: 95, storageBytes: 1.5 * 1024 ** 3 },
    ...more,
  }
}

/** A client whose server is this company: it changes and asks for a renewal. */
export function createCompanyApi(
  company: Company,
  plan: CompanyPlan = makePlan(),
  handlers: TestHandlers = {},
) {
  return createTestApi({
    'GET /spruce/api/v1/enterprise': () => company,
    'GET /spruce/api/v1/enterprise/plan': () => plan,
    'PUT /spruce/api/v1/enterprise': ({ body: { version, ...changes } }) => {
      if (version !== company.version) {
        throw new ApiError({ kind: 'http', status: 412, code: 412 })
      }
      return Object.assign(company, changes, { version: version + 1 })
    },
    'POST /spruce/api/v1/enterprise/renewal': ({ body: { note } }) =>
      Object.assign(company, {
        renewal: { askedAt: '2026-11-20T08:00:00.000Z', askedBy: '林建业', note },
      }),
    'POST /spruce/api/v1/enterprise/renewal/withdraw': () =>
      Object.assign(company, { renewal: null }),
    ...handlers,
  })
}
