import type { Schemas } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import type { TestOrganization } from './TestOrganization.js'

type Change = Schemas['BulkChange']
type Person = Schemas['BulkPerson']

/** Administrators stand for the person who asks, whom no change takes. */
const isSelf = ({ roles }: Schemas['Member']) => roles.some(({ id }) => id === 'role-admin')

/** A change as the server has it when it is done. @public */
export function makeBulkChange(more: Partial<Change> = {}): Change {
  return {
    id: 'bulk-1',
    action: 'disable',
    target: null,
    status: 'done',
    phase: 'change',
    progress: { done: 1248, total: 1248 },
    result: { changed: 1240, left: 8 },
    problem: null,
    actions: ['undo'],
    createdAt: '2026-11-20T08:00:00.000Z',
    finishedAt: '2026-11-20T08:01:00.000Z',
    undoUntil: '2026-12-20T08:00:00.000Z',
    version: 3,
    ...more,
  }
}

/** What became of three people. @public */
export const bulkPeople: readonly Person[] = [
  person(1, '陈静', 'changed'),
  person(2, '刘洋', 'left', 'SELF', '不能对自己操作'),
  person(3, '杨帆', 'left', 'SAME', '已经是更改后的样子'),
]

function person(
  number: number,
  name: string,
  outcome: Person['outcome'],
  reason: Person['reason'] = null,
  message: string | null = null,
): Person {
  return { number, memberId: `m${String(number)}`, name, outcome, reason, message }
}

/** Bulk changes over an organisation in memory: one that is started is done at once. @public */
export function bulkHandlers(
  organization: TestOrganization,
  changes: readonly Change[] = [],
  people: readonly Person[] = bulkPeople,
): TestHandlers {
  let known = [...changes]
  const preview = (filter: Schemas['BulkFilter'], action: Schemas['BulkAction']) => {
    const found = find(organization, filter)
    const isSame = ({ status }: Schemas['Member']) =>
      (action === 'disable' && status === 'disabled') ||
      (action === 'enable' && status === 'active')
    const changing = found.filter((one) => !isSame(one) && !isSelf(one))
    const left = [
      ...leftFor('SELF', '不能对自己操作', found.filter(isSelf)),
      ...leftFor(
        'SAME',
        '已经是更改后的样子',
        found.filter((one) => isSame(one) && !isSelf(one)),
      ),
    ]
    const fingerprint = '0'.repeat(64)
    return {
      changing,
      preview: { total: found.length, changing: changing.length, left, fingerprint },
    }
  }
  const start = (body: Schemas['BulkChangeRequest'] | Schemas['BulkRemovalRequest']) => {
    const action = 'action' in body ? body.action : ('remove' as const)
    const { changing, preview: said } = preview(body.filter, action)
    const ids = changing.map(({ id }) => id)
    if (action === 'enable' || action === 'disable') {
      organization.setStatus({ ids, status: action === 'enable' ? 'active' : 'disabled' })
    } else if (action === 'move' && 'departmentId' in body) {
      organization.moveMembers({ ids, toDeptId: body.departmentId ?? '' })
    } else if (action === 'remove') organization.removeMembers(ids)
    const change = makeBulkChange({
      id: `bulk-${String(known.length + 1)}`,
      action,
      progress: { done: said.total, total: said.total },
      result: { changed: said.changing, left: said.total - said.changing },
    })
    known = [change, ...known]
    return change
  }
  const one = (id: string) => known.find((change) => change.id === id) ?? makeBulkChange({ id })
  return {
    'POST /spruce/api/v1/bulk-changes/preview': ({ body }) =>
      preview(body.filter, body.action).preview,
    'POST /spruce/api/v1/bulk-changes': ({ body }) => start(body),
    'POST /spruce/api/v1/bulk-removals/preview': ({ body }) =>
      preview(body.filter, 'remove').preview,
    'POST /spruce/api/v1/bulk-removals': ({ body }) => start(body),
    'GET /spruce/api/v1/bulk-changes': () => ({ rows: known, total: known.length }),
    'GET /spruce/api/v1/bulk-changes/{id}': ({ path }) => one(path.id),
    'GET /spruce/api/v1/bulk-changes/{id}/people': ({ query }) => {
      const rows = people.filter(({ outcome }) =>
        [undefined, outcome].includes(query.outcome as never),
      )
      return { rows, total: rows.length }
    },
    'POST /spruce/api/v1/bulk-changes/{id}/undo': ({ path }) => {
      const { result, ...change } = one(path.id)
      const undone = { undone: result['changed'] ?? 0, left: result['left'] ?? 0 }
      const back = {
        ...change,
        phase: 'undo' as const,
        actions: [],
        result: undone,
        undoUntil: null,
      }
      known = known.map((change) => (change.id === back.id ? back : change))
      return back
    },
  }
}

function leftFor(
  reason: Schemas['BulkReason'],
  message: string,
  people: readonly Schemas['Member'][],
): Schemas['BulkLeft'][] {
  const names = people.slice(0, 5).map(({ nickName }) => nickName)
  return people.length > 0 ? [{ reason, message, count: people.length, names }] : []
}

function find(organization: TestOrganization, filter: Schemas['BulkFilter']) {
  const { exceptIds = [], ids, ...query } = filter
  return organization
    .listMembers({ ...query, size: 100_000 })
    .rows.filter(({ id }) => !exceptIds.includes(id) && (ids?.includes(id) ?? true))
}
