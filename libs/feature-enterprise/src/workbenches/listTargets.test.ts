import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { makeOwn } from '../applications/applicationsHandlers.js'
import { makeMenu } from '../menus/menusHandlers.js'
import { listAppTargets, listMenuTargets, listPageTargets } from './listTargets.js'

const source = (handlers: TestHandlers) => ({
  ...{ api: createTestApi(handlers), client: new QueryClient() },
  language: 'zh-CN' as const,
})

const page = (id: string, name: string): Schemas['Page'] => ({
  ...{ id, name, appCode: 'RCAPPN0001', parentId: null, description: null, sort: 0, version: 1 },
  ...{ status: 'published', hasChanges: false, revision: 1, publishedRevision: 1 },
  ...{ publishedAt: '2026-11-20T08:00:00.000Z', createdAt: '2026-11-20T08:00:00.000Z' },
  updatedAt: '2026-11-20T08:00:00.000Z',
})

it('lists the published pages with their applications', async () => {
  const list = vi.fn(() => [page('p1', '产线总览')])
  const found = await listPageTargets(source({ 'GET /spruce/api/v1/pages': list }))
  expect(found).toEqual([{ value: 'p1', label: '产线总览 · RCAPPN0001' }])
  expect(list).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ query: expect.objectContaining({ status: 'published' }) as object }),
  )
})

it('lists the menus that lead somewhere, of the applications that are open', async () => {
  const app = { icon: null, origin: 'platform' as const }
  const apps: Schemas['MenuApp'][] = [
    { ...app, appCode: 'a', name: '企业控制台', state: 'open' },
    { ...app, appCode: 'b', name: '已停用的应用', state: 'off' },
  ]
  const tree = vi.fn(() => [
    makeMenu('group', '组织', 'Organization', {
      children: [
        makeMenu('m1', '部门', 'Departments', {
          path: '/departments',
          children: [makeMenu('add', '新增', 'Add', { type: 1, path: '/x' })],
        }),
      ],
    }),
  ])
  const found = await listMenuTargets(
    source({
      'GET /spruce/api/v1/menus/options': { apps, permissions: [], roles: [] },
      'GET /spruce/api/v1/menus': tree,
    }),
  )
  expect(found).toEqual([{ value: 'm1', label: '企业控制台 / 组织 / 部门' }])
  expect(tree).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ query: { appCode: 'a' } }))
})

it('lists the applications that are on, in the language of the page', async () => {
  const app = (appCode: string, enable: 0 | 1, status: 0 | 1) => {
    return { ...makeOwn(1), appCode, enable, status, name: { 'zh-CN': '应用', 'en-US': appCode } }
  }
  const rows = [app('on', 1, 0), app('off', 0, 0), app('disabled', 1, 1)]
  const found = await listAppTargets(source({ 'GET /spruce/api/v1/apps': rows }))
  expect(found).toEqual([{ value: 'on', label: '应用' }])
})

it('passes on that it is refused', async () => {
  const refuse = () => {
    throw new ApiError({ kind: 'http', status: 403, code: 403 })
  }
  await expect(
    listPageTargets(source({ 'GET /spruce/api/v1/pages': refuse })),
  ).rejects.toMatchObject({ status: 403 })
})
