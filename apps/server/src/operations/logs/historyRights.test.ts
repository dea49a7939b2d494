import { operationTable } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../http/contractTypes.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { validCall } from '../../testing/validCalls.js'
import { readWhoMay } from '../../testing/whoMay.js'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

/** The call that lists the records of each kind; null: they are the person's own, and ask for no right. */
const lists: Readonly<Record<string, OperationId | null>> = {
  listDepartmentHistory: 'listDeptTrees',
  listMemberHistory: 'listMembers',
  listInvitationHistory: 'listInvitations',
  listRoleHistory: 'listRoleRecords',
  listMenuHistory: 'listMenuTree',
  listAppHistory: 'listApps',
  listProductAppHistory: 'listApps',
  listResourceHistory: 'listResources',
  listFolderHistory: 'listFolders',
  listPageHistory: 'listPages',
  listShareLinkHistory: 'listShareLinks',
  listWorkbenchHistory: 'listWorkbenches',
  listNoticeHistory: 'listNotices',
  listTenantComponentHistory: 'listTenantComponents',
  listOfferedComponentHistory: 'listTenantComponents',
  listDeviceAreaHistory: 'listDeviceAreas',
  listAlarmHistory: 'listAlarms',
  listAlarmRuleHistory: 'listAlarmRules',
  listDeviceHistory: 'listDevices',
  listDeviceTypeHistory: 'listDeviceTypes',
  listDeviceTokenHistory: 'listDeviceTokens',
  listDataPointHistory: 'listDataPoints',
  listDataEndpointHistory: 'listDataEndpoints',
  listIdentityProviderHistory: 'listIdentityProviders',
  listBusinessIdentifierHistory: 'listBusinessIdentifiers',
  listPersonalisationHistory: 'listPersonalisationReleases',
  listEnterpriseHistory: 'getEnterprise',
  listDeviceSettingsHistory: 'getDeviceSettings',
  listCustomerHistory: 'listCustomers',
  listApplicationHistory: 'listApplications',
  listPlanHistory: 'listPlans',
  listComponentHistory: 'listComponents',
  listSystemNoticeHistory: 'listSystemNotices',
  listCalendarEventHistory: null,
  listTodoHistory: null,
}

const lines = readWhoMay()
const histories = lines.filter(({ operation }) => /^list\w+History$/u.test(operation))
const rightsOf = (operation: OperationId) =>
  lines.find((line) => line.operation === operation)?.permissions

describe('the history of one record', () => {
  it('is known of every kind', () => {
    expect(histories.map(({ operation }) => operation).sort()).toEqual(Object.keys(lists).sort())
    expect(operationTable.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(Object.keys(lists)),
    )
  })

  it.each(histories)('$operation asks for the right that lists such records', (line) => {
    const list = lists[line.operation]
    if (!list) expect(line.permissions).toEqual([])
    else expect(rightsOf(list)).toEqual(expect.arrayContaining([...line.permissions]))
    expect(line.permissions).toHaveLength(list ? 1 : 0)
  })

  it.each(histories.filter(({ operation, who }) => who === 'member' && lists[operation] !== null))(
    '$operation opens for that right alone, and not for the log’s',
    async (line) => {
      const answer = async (permissions: readonly string[]) => {
        const person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions }] })
        return (await bench.wire.send(await validCall(bench, person, line))).status
      }
      expect([await answer(['log:list', 'log:export']), await answer(line.permissions)]).toEqual([
        403, 200,
      ])
    },
  )
})
