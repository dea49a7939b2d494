import type { Schemas } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { makeRoles } from '../roles/rolesHandlers.js'
import { enterpriseSearch } from './enterpriseSearch.js'

const { signal } = new AbortController()
type Node = Schemas['DeptNode']

function node(id: string, name: string, matched: boolean, children: Node[] = []): Node {
  return {
    id,
    parentId: null,
    name,
    code: null,
    sort: 1,
    childCount: children.length,
    memberCount: 0,
    matched,
    version: 1,
    children,
  }
}

describe('enterpriseSearch', () => {
  it('finds departments with what stands above them, and leads to their people', async () => {
    const asked = vi.fn((_: { query: Record<string, unknown> }) => [
      node('d0', '总公司', false, [node('d1', '研发部', true)]),
    ])
    const api = createTestApi({ 'GET /aba-base/api/dept/dept-trees': asked })
    const context = { api, language: 'zh-CN', signal, limit: 6 } as const
    expect(await enterpriseSearch['departments']?.('y'.repeat(60), context)).toEqual([
      {
        id: 'd1',
        title: '研发部',
        subtitle: '总公司',
        icon: 'department',
        path: 'base/organization?deptId=d1',
      },
    ])
    expect(asked.mock.calls[0]?.[0].query).toMatchObject({ keyword: 'y'.repeat(50), limit: '6' })
  })

  it('finds roles, and leads to the list with the one alone', async () => {
    const api = createTestApi({ 'GET /spruce/api/v1/roles': makeRoles(1) })
    const context = { api, language: 'zh-CN', signal, limit: 6 } as const
    const found = await enterpriseSearch['roles']?.('角色', context)
    expect(found).toEqual([
      {
        id: 'r1',
        title: '角色 1',
        subtitle: 'role_1',
        path: `base/role?${new URLSearchParams({ keyword: '角色 1' }).toString()}`,
      },
    ])
  })
})
