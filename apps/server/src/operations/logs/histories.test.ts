import { operationTable, type Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../http/contractTypes.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { validCall } from '../../testing/validCalls.js'
import { readWhoMay } from '../../testing/whoMay.js'

/** A write by which a record of the kind changes; its call names the record. */
const writes: Record<string, OperationId> = {
  listDepartmentHistory: 'editDept',
  listMemberHistory: 'editMember',
  listInvitationHistory: 'resendInvitation',
  listRoleHistory: 'editRole',
  listMenuHistory: 'overrideMenu',
  listAppHistory: 'editApp',
  listProductAppHistory: 'editProductApp',
  listResourceHistory: 'editResource',
  listFolderHistory: 'editFolder',
  listPageHistory: 'editPage',
  listShareLinkHistory: 'editShareLink',
  listWorkbenchHistory: 'editWorkbench',
  listNoticeHistory: 'editNotice',
  listTenantComponentHistory: 'editTenantComponent',
  listOfferedComponentHistory: 'switchComponent',
  listDeviceAreaHistory: 'editDeviceArea',
  listDeviceHistory: 'editDevice',
  listDeviceTypeHistory: 'editDeviceType',
  listDeviceTokenHistory: 'rotateDeviceToken',
  listAlarmHistory: 'endAlarm',
  listAlarmRuleHistory: 'editAlarmRule',
  listDataPointHistory: 'editDataPoint',
  listDataEndpointHistory: 'editDataEndpoint',
  listIdentityProviderHistory: 'editIdentityProvider',
  listBusinessIdentifierHistory: 'editBusinessIdentifier',
  listCalendarEventHistory: 'editCalendarEvent',
  listTodoHistory: 'editTodo',
  listCustomerHistory: 'editCustomer',
  listApplicationHistory: 'rejectApplication',
  listPlanHistory: 'editPlan',
  listComponentHistory: 'editComponent',
  listSystemNoticeHistory: 'editSystemNotice',
  listPersonalisationHistory: 'savePersonalisationDraft',
  listEnterpriseHistory: 'editEnterprise',
  listDeviceSettingsHistory: 'editDeviceSettings',
}

const kinds = operationTable.filter(({ history }) => history !== undefined)

let bench: Bench
let operator: Organisation
let a: Organisation

beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
})
afterAll(() => bench.close())

describe('the history of a record', () => {
  it.each(kinds)('$operationId shows what was written', async (entry) => {
    const { operationId, path, authz } = entry
    const write = writes[operationId]
    const line = readWhoMay().find(({ operation }) => operation === write)
    if (!line) throw new Error(`Say by what a record of ${operationId} changes`)
    const org = authz.scope === 'platform' ? operator : a
    const call = await validCall(bench, org.admin, line)
    const reply = await bench.wire.send(call)
    expect(reply.status, reply.text).toBe(200)
    const { path: template = '' } = operationTable.find((one) => one.operationId === write) ?? {}
    const place = template.split('/').indexOf('{id}')
    const inBody = (JSON.parse(String(call.body)) as { id?: string }).id
    const part = call.path.split('?')[0]?.split('/')[place] ?? ''
    const id = place > 0 ? decodeURIComponent(part) : inBody
    const parts = path.includes('{id}') ? { path: { id: encodeURIComponent(id ?? '') } } : {}
    const lines = await org.get<Schemas['OperatorLog'][]>(operationId, parts)
    expect(lines[0]).toMatchObject({ operation: write, userId: org.admin.userId })
    // In the name of the contract, and of this record alone.
    for (const one of lines) expect(one.objectTable).toBe(entry.history)
    if (id !== undefined) for (const one of lines) expect(one.objectId).toBe(id)
  })
})
