import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { ImportRow, ListedImport, UserImport } from './importQueries.js'

const at = '2026-11-20T08:00:00.000Z'
const undoUntil = '2026-12-20T08:00:00.000Z'

/** Rows of the list for stories and tests; the second is of somebody else. */
export function makeImports(count: number): ListedImport[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `i${index + 1}`,
    kind: (['people', 'people', 'departments', 'devices'] as const)[index] ?? 'people',
    fileName: `名单 ${index + 1}.xlsx`,
    memberId: index === 1 ? 'm2' : 'm1',
    memberName: index === 1 ? '李娜' : '张伟',
    isOwn: index !== 1,
    status: 'done',
    phase: 'commit',
    result: { rows: 120, created: 118 - index, ...(index > 0 && { failed: 2 }) },
    createdAt: at,
    finishedAt: at,
    undoUntil,
  }))
}

const columns: UserImport['columns'] = [
  { index: 0, letter: 'A', name: '姓名', field: 'nickName', samples: ['张伟', '李娜'] },
  { index: 1, letter: 'B', name: '手机号', field: 'mobile', samples: ['13812345678'] },
  { index: 2, letter: 'C', name: '部门', field: 'departments', samples: ['研发中心', '研法中心'] },
]

const unknown = (text: string): ImportRow['reasons'] => [
  { column: 'C列“部门”', index: 2, message: `部门不存在：${text}` },
]

/** Two rows with the same mistake, one that changes somebody, one new. */
export function makeRows(): ImportRow[] {
  const row = { reasons: [], changes: [], memberId: null }
  return [
    { ...row, number: 2, cells: ['张伟', '13812345678', '研发中心'], outcome: 'new' },
    {
      ...row,
      number: 3,
      cells: ['李娜', '13812345679', '研法中心'],
      outcome: 'failed',
      reasons: unknown('研法中心'),
    },
    {
      ...row,
      number: 4,
      cells: ['王强', '13812345680', '研法中心'],
      outcome: 'failed',
      reasons: unknown('研法中心'),
    },
    {
      ...row,
      number: 5,
      cells: ['赵敏', '13812345681', ''],
      outcome: 'change',
      changes: [{ field: 'mobile', from: '13900000000', to: '13812345681' }],
    },
  ]
}

const departmentColumns: UserImport['columns'] = [
  { index: 0, letter: 'A', name: '名称', field: 'name', samples: ['研发中心'] },
  { index: 1, letter: 'B', name: '编码', field: 'code', samples: ['RD'] },
  { index: 2, letter: 'C', name: '上级部门', field: 'parent', samples: ['总公司'] },
]

/** Rows of departments: one to be made, one that moves. */
export function makeDepartmentRows(): ImportRow[] {
  const row = { reasons: [], changes: [], memberId: null }
  return [
    { ...row, number: 2, cells: ['研发中心', 'RD', '总公司'], outcome: 'new' },
    {
      ...row,
      number: 3,
      cells: ['销售部', 'SALES', '总公司'],
      outcome: 'change',
      changes: [{ field: 'parent', from: '华东区', to: '总公司' }],
    },
  ]
}

const deviceColumns: UserImport['columns'] = [
  { index: 0, letter: 'A', name: '编码', field: 'code', samples: ['PRESS-01'] },
  { index: 1, letter: 'B', name: '名称', field: 'name', samples: ['冲压机 1'] },
  { index: 2, letter: 'C', name: '区域', field: 'area', samples: ['苏州工厂/冲压车间'] },
]

/** Rows of devices: one to be made, one that moves, one in an area that is not there. */
export function makeDeviceRows(): ImportRow[] {
  const row = { reasons: [], changes: [], memberId: null }
  return [
    { ...row, number: 2, cells: ['PRESS-01', '冲压机 1', '苏州工厂/冲压车间'], outcome: 'new' },
    {
      ...row,
      number: 3,
      cells: ['PUMP-01', '', '苏州工厂'],
      outcome: 'change',
      changes: [{ field: 'area', from: '杭州工厂', to: '苏州工厂' }],
    },
    {
      ...row,
      number: 4,
      cells: ['PUMP-02', '水泵 2', '宁波工厂'],
      outcome: 'failed',
      reasons: [{ column: 'C列“区域”', index: 2, message: '区域不存在：宁波工厂' }],
    },
  ]
}

/** An import of devices whose rows are checked. */
export function makeDeviceImport(): UserImport {
  const one = makeImport({
    kind: 'devices',
    fileName: '设备.xlsx',
    sheet: '设备',
    otherSheets: [],
    columns: deviceColumns,
  })
  const result = { rows: 3, new: 1, change: 1, failed: 1 }
  Object.assign(one.job, { title: one.fileName, result })
  return one
}

/** An import of departments whose rows are checked. */
export function makeDepartmentImport(): UserImport {
  const one = makeImport({
    kind: 'departments',
    fileName: '部门.xlsx',
    sheet: '部门',
    otherSheets: [],
    columns: departmentColumns,
  })
  Object.assign(one.job, { title: one.fileName, result: { rows: 2, new: 1, change: 1 } })
  return one
}

/** An import whose rows are checked. */
export function makeImport(rest: Partial<UserImport> = {}): UserImport {
  return {
    id: 'i1',
    version: 3,
    kind: 'people',
    fileName: '成员名单.xlsx',
    until: 'check',
    createDepartments: false,
    sheet: '名单',
    otherSheets: ['说明'],
    headLine: 1,
    firstLines: [
      { number: 1, cells: ['姓名', '手机号', '部门'] },
      { number: 2, cells: ['张伟', '13812345678', '研发中心'] },
      { number: 3, cells: ['李娜', '13812345679', '研法中心'] },
    ],
    canChoose: true,
    columns,
    ...rest,
    job: {
      id: 'i1',
      kind: 'user-import',
      title: '成员名单.xlsx',
      status: 'waiting',
      phase: 'check',
      progress: { done: 4, total: 4 },
      result: { rows: 4, new: 1, change: 1, failed: 2 },
      problem: null,
      actions: ['map', 'edit', 'check', 'commit', 'cancel'],
      createdAt: at,
      startedAt: at,
      finishedAt: null,
      expiresAt: undoUntil,
      version: 3,
      ...rest.job,
    },
  }
}

/** Answers the calls of both pages from what it is given: it checks, corrects, imports and undoes. */
export function importHandlers(
  imports: ListedImport[] = makeImports(3),
  one: UserImport = makeImport(),
  rows: ImportRow[] = makeRows(),
): TestHandlers {
  const said = (patch: Partial<UserImport['job']>): UserImport => {
    const result: Record<string, number> = { rows: rows.length }
    for (const { outcome } of rows) result[outcome] = (result[outcome] ?? 0) + 1
    one.version += 1
    one.job = { ...one.job, result, ...patch, version: one.version }
    return one
  }
  const expect = (version: number) => {
    if (version !== one.version) throw new ApiError({ kind: 'http', status: 412, code: 412 })
  }
  const setCell = (row: ImportRow, index: number, text: string) =>
    Object.assign(row, { outcome: 'pending', reasons: [], cells: row.cells.with(index, text) })
  return {
    'GET /spruce/api/v1/user-imports': ({ query }) => {
      const found = imports.filter(({ status }) =>
        [undefined, status].some((one) => one === query.status),
      )
      return { rows: found, total: found.length }
    },
    'GET /spruce/api/v1/user-imports/{id}': ({ path }) => {
      if (path.id !== one.id) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      return one
    },
    'GET /spruce/api/v1/user-imports/{id}/rows': ({ query }) => {
      const counts: Record<string, number> = {}
      for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1
      const found = rows.filter(({ outcome }) =>
        [undefined, outcome].some((one) => one === query.outcome),
      )
      return { rows: found.map((row) => ({ ...row })), total: found.length, counts }
    },
    'PUT /spruce/api/v1/user-imports/{id}/mapping': ({ body }) => {
      expect(body.version)
      one.columns = one.columns.map((column) => ({
        ...column,
        field: body.mapping[column.index] ?? null,
      }))
      return said({ phase: 'read' })
    },
    'PUT /spruce/api/v1/user-imports/{id}/sheet': ({ body }) => {
      expect(body.version)
      const sheets = [one.sheet, ...one.otherSheets].filter((sheet) => sheet !== null)
      one.otherSheets = sheets.filter((sheet) => sheet !== body.sheet)
      one.sheet = body.sheet
      one.headLine = body.headLine === 0 ? null : (body.headLine ?? 1)
      return said({ phase: 'read', status: 'waiting', problem: null })
    },
    'POST /spruce/api/v1/user-imports/{id}/check': ({ body }) => {
      expect(body.version)
      for (const row of rows) {
        if (row.outcome === 'pending') {
          const isWrong = row.cells[2] === '研法中心'
          row.outcome = isWrong ? 'failed' : 'new'
          row.reasons = isWrong ? unknown('研法中心') : []
        }
      }
      return said({ phase: 'check' })
    },
    'POST /spruce/api/v1/user-imports/{id}/rows': ({ body }) => {
      expect(body.version)
      for (const { number, cells } of body.rows) {
        for (const { index, text } of cells) {
          const row = rows.find((known) => known.number === number)
          if (row) setCell(row, index, text)
        }
      }
      return said({ phase: 'read' })
    },
    'POST /spruce/api/v1/user-imports/{id}/replace': ({ body }) => {
      expect(body.version)
      const equal = rows.filter(({ cells }) => cells[body.index] === body.from)
      for (const row of equal) setCell(row, body.index, body.to)
      return { replaced: equal.length, import: said({ phase: 'read' }) }
    },
    'POST /spruce/api/v1/user-imports/{id}/commit': ({ body }) => {
      expect(body.version)
      for (const row of rows) {
        if (row.outcome === 'new') row.outcome = 'created'
        if (row.outcome === 'change') row.outcome = 'changed'
      }
      one.canChoose = false
      return said({
        phase: 'commit',
        status: 'done',
        actions: ['map', 'edit', 'check', 'commit', 'undo'],
      })
    },
    'POST /spruce/api/v1/user-imports/{id}/undo': ({ body }) => {
      expect(body.version)
      for (const row of rows) {
        if (row.outcome === 'created' || row.outcome === 'changed') row.outcome = 'undone'
      }
      return said({ phase: 'undo', status: 'done', actions: [] })
    },
    'POST /aba-base/api/v3/user/import': () => one,
  }
}

/** A client whose server is in memory. */
export function createImportsApi(...given: Parameters<typeof importHandlers>) {
  return createTestApi(importHandlers(...given))
}
