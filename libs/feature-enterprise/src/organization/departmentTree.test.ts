import { idsWithChildren, type GetBranch } from '@spruce/shell-ui'
import { describe, expect, it } from 'vitest'
import { TestOrganization } from '../testing/TestOrganization.js'
import type { DeptNode } from './departmentQueries.js'
import { branchesToLoad, departmentItem, searchBranches } from './departmentTree.js'

const organization = new TestOrganization()
const loaded: GetBranch<DeptNode> = (parentId) => ({
  status: 'ready',
  items: organization.listChildren(parentId).map(departmentItem),
})
const labels = (branch: ReturnType<GetBranch<DeptNode>>) => branch?.items.map(({ label }) => label)

describe('the answer of a search as branches', () => {
  const { rows } = organization.search('车间')
  const branches = searchBranches(rows, loaded)

  it('shows the ways to the matches and nothing beside them', () => {
    expect(labels(branches(null))).toEqual(['云杉制造集团'])
    expect(labels(branches('group'))).toEqual(['生产中心'])
    expect(labels(branches('making'))).toEqual(['第一车间', '第二车间'])
  })

  it('marks the matches and not the way to them', () => {
    expect(branches('making')?.items.map(({ isMatched }) => isMatched)).toEqual([true, true])
    expect(branches('group')?.items.map(({ isMatched }) => isMatched)).toEqual([false])
  })

  it('opens every way, and loads nothing for it', () => {
    const opened = idsWithChildren(rows)
    expect([...opened]).toEqual(['group', 'making'])
    expect(branchesToLoad(rows, opened).size).toBe(0)
  })

  it('loads what is below a match only when it is opened', () => {
    const { rows: found } = organization.search('研发中心')
    expect([...branchesToLoad(found, new Set(['group', 'rd']))]).toEqual(['rd'])
    expect(labels(searchBranches(found, loaded)('rd'))).toContain('平台研发部')
  })
})
