import type { Schemas } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'

type OperatorLog = Schemas['PlatformOperatorLog']

/** Lines of one customer's history, newest first; every fifth in a mock login. */
export function makeLines(count: number): OperatorLog[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `l${index + 1}`,
    at: `2026-11-20T08:${String(59 - (index % 60)).padStart(2, '0')}:00.000Z`,
    userId: 'u1',
    userName: index % 2 === 0 ? '张伟' : '李娜',
    actingUserId: index % 5 === 4 ? 'u9' : null,
    actingUserName: index % 5 === 4 ? '运营小李' : null,
    operation: 'editCustomer',
    operationName: '编辑客户',
    objectTable: 'customers',
    objectId: 'c1',
    objectName: '云山制造',
    before: { shortName: `云山 ${index}`, status: 'enabled', expiresAt: null },
    after: {
      shortName: `云山 ${index + 1}`,
      status: 'disabled',
      expiresAt: '2027-01-01T00:00:00.000Z',
    },
    address: '10.0.0.8',
    appCode: 'spruce-web-operation-management',
    terminal: 'Chrome / Windows',
    traceId: `trace-${index + 1}`,
    customerId: 'c1',
    customerName: '云山制造',
  }))
}

/** A client whose server is this array: it filters by customer and pages. */
export function createHistoryApi(lines: readonly OperatorLog[]) {
  return createTestApi({
    'GET /spruce/api/v1/customers/{id}/history': ({ path, query }) => {
      const found = lines.filter(({ objectId }) => objectId === path.id)
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
  })
}
