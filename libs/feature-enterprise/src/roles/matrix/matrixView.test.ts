import { describe, expect, it } from 'vitest'
import { makeMatrixRoles, sampleApps } from '../matrixHandlers.js'
import { matrixTable } from './exportMatrix.js'
import { emptyDraft, setCode } from './matrixDraft.js'
import { matrixGroups } from './matrixGroups.js'
import { matrixColumns, matrixLines } from './matrixView.js'
import { moveInGrid } from './moveInGrid.js'

type Node = (typeof sampleApps)[number]['nodes'][number]

const roles = makeMatrixRoles(4)
const groups = matrixGroups(sampleApps, '其他权限')
const matches = (text: string, keyword: string) => text.includes(keyword)
const columns = matrixColumns(roles, emptyDraft, undefined, matches)
const linesOf = (query: Parameters<typeof matrixLines>[0]['query'], closed: string[] = []) =>
  matrixLines({ groups, columns, query, closed: new Set(closed), matches }).map((line) =>
    line.kind === 'group' ? `# ${line.group.name}` : line.item.code,
  )

describe('the lines of the matrix', () => {
  it('have each permission once, by application and first menu', () => {
    expect(linesOf({})).toEqual([
      '# 企业控制台 / 组织管理',
      'department:list',
      'department:add',
      'user:remove',
      'role:list',
      'role:add',
      '# 企业控制台 / 其他权限',
      'view:publish',
    ])
  })

  it('stand indented below their menu, wherever else a permission stands', () => {
    const depths = groups.flatMap(({ items }) => items.map(({ code, depth }) => [code, depth]))
    expect(depths.slice(3, 5)).toEqual([
      ['role:list', 0],
      ['role:add', 1],
    ])
  })

  it('have all buttons of a menu below it that stands at several places', () => {
    const node = (type: 0 | 1, permCode: string, children: Node[] = []): Node => ({
      ...{ id: `${permCode}-${String(children.length)}`, name: permCode, type, permCode, children },
      granted: false,
      grantable: true,
    })
    const leaf = node(0, 'b:list')
    const first = node(0, 'a:list', [leaf, node(1, 'a:add'), node(1, 'b:list')])
    const second = node(0, 'b:list', [node(1, 'b:add')])
    const third = node(0, 'b:list', [node(1, 'b:add'), node(1, 'b:edit')])
    const [app] = sampleApps
    const nodes = [leaf, first, second, third]
    const many = matrixGroups(app ? [{ ...app, nodes, others: [] }] : [], '其他权限')
    expect(
      many.map(({ items }) => items.map(({ code, depth }) => `${code} ${String(depth)}`)),
    ).toEqual([
      ['a:list 0', 'a:add 1'],
      ['b:list 0', 'b:add 1', 'b:edit 1'],
    ])
  })

  it('are found by name and code, with their group', () => {
    expect(linesOf({ permission: '新增' })).toEqual([
      '# 企业控制台 / 组织管理',
      'department:add',
      'role:add',
    ])
    expect(linesOf({ permission: 'view:' })).toEqual(['# 企业控制台 / 其他权限', 'view:publish'])
    expect(linesOf({ permission: '组织管理' })).toHaveLength(6)
  })

  it('are those that roles differ in, or that none has, whatever the administrator has', () => {
    expect(linesOf({ show: 'unheld' })).toEqual([
      '# 企业控制台 / 组织管理',
      'user:remove',
      '# 企业控制台 / 其他权限',
      'view:publish',
    ])
    expect(linesOf({ show: 'differing' })).toHaveLength(5)
  })

  it('leave those of closed groups out, which an export still has', () => {
    const [group] = groups
    expect(linesOf({}, [group?.id ?? ''])).toHaveLength(3)
    const closed = new Set(groups.map(({ id }) => id))
    const lines = matrixLines({ groups, columns, query: {}, closed, matches })
    const table = matrixTable(lines, columns, { given: '有', notGiven: '' })
    expect(table).toHaveLength(6)
    expect(table[1]).toEqual([
      '企业控制台 / 组织管理',
      '新增部门',
      'department:add',
      '有',
      '有',
      '',
      '',
    ])
  })

  it('are those that are changed', () => {
    const [, clerk] = roles
    if (!clerk) throw new Error('a role')
    const changed = matrixColumns(
      roles,
      setCode(emptyDraft, clerk, 'view:publish', true),
      '人事',
      matches,
    )
    expect(changed.map(({ role, has }) => [role.name, has('view:publish')])).toEqual([
      ['人事专员', true],
    ])
    const lines = matrixLines({
      ...{ groups, columns: changed, query: { show: 'changed' }, closed: new Set<string>() },
      matches,
    })
    expect(lines).toHaveLength(2)
  })
})

describe('the keys of the grid', () => {
  const size = { rows: 8, columns: 4 }
  const press = (key: string, row: number, column: number, ctrlKey = false) => {
    const next = moveInGrid({ key, ctrlKey }, { row, column }, size)
    return next && [next.row, next.column]
  }

  it('stay within it, names and corners included', () => {
    expect(press('ArrowLeft', 0, -1)).toEqual([0, -1])
    expect(press('ArrowRight', 0, 3)).toEqual([0, 3])
    expect(press('ArrowUp', 0, 2)).toEqual([0, 2])
    expect(press('PageDown', 3, 2)).toEqual([7, 2])
    expect(press('Home', 3, 2)).toEqual([3, -1])
    expect(press('End', 3, 0)).toEqual([3, 3])
    expect(press('Home', 3, 2, true)).toEqual([0, -1])
    expect(press('End', 3, 0, true)).toEqual([7, 3])
    expect(press('a', 3, 0)).toBeUndefined()
  })
})
