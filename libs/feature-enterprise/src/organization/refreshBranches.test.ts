import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createTestApi } from '@spruce/api-client/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import {
  addDepartmentOptions,
  departmentChildrenOptions,
  departmentKeys,
  departmentOptions,
  editDepartmentOptions,
  moveDepartmentOptions,
  removeDepartmentOptions,
} from './departmentQueries.js'
import { addMemberOptions, memberListOptions, moveMembersOptions } from './memberQueries.js'

const opened = [null, 'group', 'rd', 'making', 'sales']
let calls: string[]
let client: QueryClient
let stop: (() => void)[]
let api: ReturnType<typeof createTestApi>

beforeEach(async () => {
  calls = []
  const handlers = organizationHandlers(new TestOrganization())
  api = createTestApi({
    ...handlers,
    'GET /aba-base/api/dept/child-depts/1': (call) => {
      calls.push(`children of ${String(call.query.parentId ?? 'the top')}`)
      return (handlers['GET /aba-base/api/dept/child-depts/1'] as (c: typeof call) => never)(call)
    },
    'GET /aba-base/api/dept/{id}': (call) => {
      calls.push(`detail of ${call.path.id}`)
      return (handlers['GET /aba-base/api/dept/{id}'] as (c: typeof call) => never)(call)
    },
  })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stop = [
    ...opened.map((id) =>
      new QueryObserver(client, departmentChildrenOptions(api, id)).subscribe(() => undefined),
    ),
    new QueryObserver(client, departmentOptions(api, 'rd-platform')).subscribe(() => undefined),
  ]
  await client.query(memberListOptions(api, { deptId: 'making-1' }))
  await settled()
  calls = []
})

afterEach(() => stop.forEach((unsubscribe) => unsubscribe()))

async function settled() {
  await expect.poll(() => client.isFetching()).toBe(0)
}

async function run<Variables>(options: object, variables: Variables) {
  await client.getMutationCache().build(client, options).execute(variables)
  await settled()
  return calls.toSorted()
}

it('keeps a branch that was loaded when the top brings it, too', async () => {
  const { queryKey } = departmentChildrenOptions(api, 'group')
  const [newer] = client.getQueryData(queryKey)!
  client.setQueryData(queryKey, [newer!])
  await client.refetchQueries(departmentChildrenOptions(api, null))
  expect(calls).toEqual(['children of the top'])
  expect(client.getQueryData(queryKey)).toEqual([newer])
})

it('leaves a stale branch stale when the top brings it, too', async () => {
  const { queryKey } = departmentChildrenOptions(api, 'group')
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  await client.refetchQueries(departmentChildrenOptions(api, null))
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

describe('what a change loads again', () => {
  it('adding: the list it went into, and the row of its parent', async () => {
    expect(await run(addDepartmentOptions(api), { name: '新部门', parentId: 'making' })).toEqual([
      'children of group',
      'children of making',
    ])
  })

  it('renaming: its list, and the paths below it', async () => {
    const changed = { id: 'rd', version: 1, name: '研发总院' }
    expect(await run(editDepartmentOptions(api), changed)).toEqual([
      'children of group',
      'detail of rd-platform',
    ])
    expect(client.getQueryData(departmentOptions(api, 'rd-platform').queryKey)?.path[1]?.name).toBe(
      '研发总院',
    )
  })

  it('moving: the list it left, the one it joined, and every row above them', async () => {
    const move = { id: 'rd-device', version: 1, fromParentId: 'rd', toParentId: 'making' }
    expect(await run(moveDepartmentOptions(api), move)).toEqual([
      'children of group',
      'children of making',
      'children of rd',
      'children of the top',
    ])
  })

  it('deleting: its list and the row of its parent', async () => {
    const draft = { name: '空部门', parentId: 'sales' }
    await run(addDepartmentOptions(api), draft)
    const rows = client.getQueryData(departmentChildrenOptions(api, 'sales').queryKey)
    const added = rows!.find(({ name }) => name === '空部门')!
    calls = []
    const removal = { id: added.id, parentId: 'sales', version: 1, withBranch: false }
    expect(await run(removeDepartmentOptions(api), removal)).toEqual([
      'children of group',
      'children of sales',
    ])
  })

  it('moving people: both departments and every row above them', async () => {
    expect(await run(moveMembersOptions(api), { ids: ['p11'], toDeptId: 'sales-east' })).toEqual([
      'children of group',
      'children of making',
      'children of sales',
      'children of the top',
    ])
  })

  it('adding a person to a department that nothing tells of: every opened branch', async () => {
    await client.resetQueries({ queryKey: departmentKeys.children('sales') })
    stop.splice(4, 1)[0]!()
    client.removeQueries({ queryKey: departmentKeys.children('sales') })
    calls = []
    const draft = { nickName: '新人', loginName: 'new_one', departmentIds: ['sales-east'] }
    expect(await run(addMemberOptions(api), draft)).toEqual([
      'children of group',
      'children of making',
      'children of rd',
      'children of the top',
      'detail of rd-platform',
    ])
  })
})
