import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { BrowserStorage } from '@spruce/session'
import { ShellProvider } from '@spruce/shell-ui'
import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TestWorkbench } from '../testing/TestWorkbench.js'
import { workDocument } from '../testing/workbenches.js'
import { createWorkbenchDrafts } from './workbenchDrafts.js'
import { createWorkbenchPort } from './workbenchPort.js'
import { createWorkbenchViewers } from './workbenchViewers.js'
import { WorkbenchStudio } from './WorkbenchStudio.js'

const workbench: Schemas['Workbench'] = {
  ...{ id: 'w', scope: 'global', name: '企业工作台', description: null, priority: 0 },
  ...{ roleIds: [], departmentIds: [], status: 'published', hasChanges: false, revision: 2 },
  ...{ publishedRevision: 2, publishedAt: '2026-11-20T08:00:00.000Z', version: 3 },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
}
const get = 'GET /spruce/api/v1/workbenches/{id}'
const save = 'PUT /spruce/api/v1/workbenches/{id}/draft'
const info = { workbench, document: workDocument as Record<string, unknown> }

function portWith(handlers: TestHandlers, canPublish = true) {
  const onChange = vi.fn()
  const api = createTestApi({ [get]: info, ...handlers })
  return { onChange, port: createWorkbenchPort(api, 'w', { canPublish }, onChange) }
}

describe('createWorkbenchPort', () => {
  it('saves the draft with the version that it went on from', async () => {
    const handle = vi.fn(() => ({ ...workbench, version: 4, hasChanges: true }))
    const { port, onChange } = portWith({ [save]: handle })
    const answer = await port.save({ nodes: {} }, 3)
    expect(answer).toEqual({ ok: true, version: 4, hasChanges: true })
    expect(handle).toHaveBeenCalledWith(
      expect.objectContaining({ body: { version: 3, document: { nodes: {} } } }),
    )
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('finds the endpoints that are in use, and reads the one that a query asks', async () => {
    const endpoint = {
      ...{
        id: 'e',
        name: '订单系统',
        baseUrl: 'https://erp.example.cn/api',
        auth: 'none' as const,
      },
      ...{ headerName: null, userName: null, hasSecret: false, enabled: true, version: 1 },
      ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
    }
    const list = vi.fn(() => [endpoint])
    const { endpoints } = portWith({
      'GET /spruce/api/v1/data-endpoints': list,
      'GET /spruce/api/v1/data-endpoints/{id}': endpoint,
    }).port
    const option = { value: 'e', label: '订单系统', description: 'https://erp.example.cn/api' }
    expect(await endpoints?.find('订单', new AbortController().signal)).toEqual([option])
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ enabled: 'true' }) as object }),
    )
    expect(await endpoints?.read('e')).toEqual(option)
  })

  it('answers with the page of somebody else who saved in between', async () => {
    const { port } = portWith({
      [save]: () => {
        throw new ApiError({ kind: 'http', status: 412, code: 'STALE' })
      },
    })
    expect(await port.save({ nodes: {} }, 2)).toEqual({
      ok: false,
      theirs: { version: 3, hasChanges: false, document: workDocument },
    })
  })

  it('passes on what else is wrong', async () => {
    const { port } = portWith({
      [save]: () => {
        throw new ApiError({ kind: 'http', status: 422, code: 'PAGE_DATA' })
      },
    })
    await expect(port.save({ nodes: {} }, 3)).rejects.toMatchObject({ status: 422 })
  })

  it('publishes and rolls back only where that is permitted', () => {
    const { port } = portWith({}, false)
    expect([port.publish, port.history?.rollBack]).toEqual([undefined, undefined])
  })

  it('offers what a click can open, as far as it can be listed', () => {
    const targets = { page: () => Promise.resolve([]) }
    const api = createTestApi({})
    const rights = { canPublish: false, targets }
    expect(createWorkbenchPort(api, 'w', rights, vi.fn()).targets).toBe(targets)
    expect(portWith({}).port.targets).toBeUndefined()
  })
})

describe('createWorkbenchViewers', () => {
  const role = { roleId: 'r', version: 1, grantsAll: false, codes: ['alarm:list'], apps: [] }
  const member = { memberId: 'm', isAdmin: false, codes: [], dataScopes: [] }
  const given: Schemas['MemberWorkbench'] = {
    ...{ source: 'business', isStale: false },
    given: [{ workbenchId: 'b', scope: 'business', name: '生产运行工作台', why: [] }],
  }
  const person: Schemas['Contact'] = {
    ...{ id: 'm', nickName: '李娜', photo: null, employeeCode: null, mobile: null, email: null },
    departments: [{ id: 'd', name: '市场部', main: true }],
  }
  const record: Schemas['RoleRecord'] = {
    ...{ id: 'r', name: '设备管理员', code: 'keeper', description: null, builtin: false },
    ...{ grantsAll: false, enabled: true, dataScope: 'all', departmentIds: [], memberCount: 1 },
    ...{ version: 1, createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
  }
  function viewersWith(handlers: TestHandlers = {}, canAskGiven = true) {
    const api = createTestApi({
      'GET /spruce/api/v1/roles': [record],
      'GET /spruce/api/v1/roles/{id}/permissions': role,
      'GET /spruce/api/v1/contact-book/people': [person],
      'GET /spruce/api/v1/members/{id}/permissions': member,
      'GET /spruce/api/v1/members/{id}/workbench': given,
      ...handlers,
    })
    return createWorkbenchViewers(api, new QueryClient(), {
      ...{ permCodes: ['device:list', 'alarm:list'], canAskGiven },
      sayGiven: (name) => `-> ${name ?? 'none'}`,
    })
  }
  const { signal } = new AbortController()

  it('finds roles and people', async () => {
    const viewers = viewersWith()
    expect(await viewers.find('role', '', signal)).toEqual([
      { value: 'r', label: '设备管理员', description: 'keeper' },
    ])
    expect(await viewers.find('person', '李', signal)).toEqual([
      { value: 'm', label: '李娜', description: '市场部' },
    ])
  })

  it('reads what a role may do; who grants everything may do what the designer may', async () => {
    expect(await viewersWith().read('role', 'r')).toEqual({ permCodes: ['alarm:list'] })
    const all = viewersWith({
      'GET /spruce/api/v1/roles/{id}/permissions': { ...role, grantsAll: true },
    })
    expect((await all.read('role', 'r')).permCodes).toEqual(['alarm:list', 'device:list'])
  })

  it('reads what a person may do, and which workbench they are given', async () => {
    expect(await viewersWith().read('person', 'm')).toEqual({
      ...{ permCodes: [], note: '-> 生产运行工作台' },
    })
    const none = { 'GET /spruce/api/v1/members/{id}/workbench': { ...given, given: [] } }
    expect((await viewersWith(none).read('person', 'm')).note).toBe('-> none')
    expect(await viewersWith({}, false).read('person', 'm')).toEqual({ permCodes: [] })
  })
})

describe('createWorkbenchDrafts', () => {
  it('keeps drafts of one person under the draft prefix and the id', () => {
    const kept = new Map<string, string>()
    const local = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
      key: () => null,
      length: 0,
    }
    const drafts = (userId: string) =>
      createWorkbenchDrafts({ userId, tenantId: 't' }, new BrowserStorage({ local }))
    const mine = drafts('u')
    const page = { ...workDocument, id: 'w' } as unknown as Parameters<typeof mine.save>[1]
    mine.save('w', page, 'base')
    expect(mine.flush()).toBe(true)
    expect([...kept.keys()].join()).toContain('workbench-draft-w')
    expect(drafts('u').read('w', 'base')).toMatchObject({ kind: 'draft', isStale: false })
    expect(drafts('other').read('w', 'base')).toEqual({ kind: 'none' })
    mine.clear('w')
    expect(kept.size).toBe(0)
  })
})

describe('WorkbenchStudio', () => {
  it('shows the draft, and only looks at it without the permission to edit', async () => {
    render(
      <TestWorkbench handlers={{ [get]: info }} change={{ permissions: [] }}>
        <WorkbenchStudio id="w" onBack={vi.fn()} />
      </TestWorkbench>,
      { wrapper: ShellProvider },
    )
    expect(await screen.findByRole('heading', { name: '企业工作台' })).toBeVisible()
    expect(screen.getByText('只读')).toBeVisible()
    expect(screen.queryByRole('button', { name: '发布' })).not.toBeInTheDocument()
  })
})
