import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Alarm, AlarmDetail } from '../alarms/alarmQueries.js'
import { deviceHandlers, makeDevices } from './devicesApi.js'

const at = '2026-11-20T08:00:00.000Z'

function alarm(id: string, rest: Partial<AlarmDetail>): AlarmDetail {
  return {
    ...{ id, ruleId: 'r1', ruleName: '油温过高', condition: 'above', severity: 'critical' },
    ...{ state: 'raised', deviceId: 'd1', deviceCode: 'DEV-01', deviceName: '设备 1' },
    ...{ areaId: 'a1', areaName: '杭州工厂', typeId: 't1', typeName: '冲压机', pointId: 'p1' },
    ...{ pointName: '油温', unit: '℃', value: 71.5, low: null, high: 65, equals: null },
    ...{ raisedAt: at, acknowledgedAt: null, acknowledgedBy: null, clearedAt: null },
    ...{ clearedBy: null, assigneeId: null, assigneeName: null, silencedUntil: null },
    ...{ commentCount: 0, clearable: false, version: 1, comments: [] },
    ...rest,
  }
}

/** One in each state, one that nothing watches any more. */
export function makeAlarms(): AlarmDetail[] {
  return [
    alarm('al1', {}),
    alarm('al2', {
      ...{ deviceId: 'd2', deviceCode: 'DEV-02', deviceName: '设备 2', typeName: '水泵' },
      ...{ ruleId: 'r2', ruleName: '流量过低', condition: 'below', low: 20, high: null },
      ...{ pointName: '流量', unit: 'm³/h', value: 12.25, severity: 'warning' },
      ...{ state: 'acknowledged', acknowledgedAt: '2026-11-20T08:10:00.000Z' },
      ...{ acknowledgedBy: '张伟', assigneeId: 'm2', assigneeName: '李娜', commentCount: 2 },
      silencedUntil: '2026-11-21T08:00:00.000Z',
      comments: [
        { id: 'c1', memberName: '张伟', text: '已派人检查\n两人', createdAt: at },
        { id: 'c2', memberName: null, text: '滤网已清洗', createdAt: at },
      ],
    }),
    alarm('al3', {
      ...{ deviceId: 'd3', deviceCode: 'DEV-03', deviceName: '设备 3', severity: 'info' },
      ...{ ruleId: 'r3', ruleName: '停止上报', condition: 'absent', value: null, unit: null },
      ...{ pointId: null, pointName: null, high: null, state: 'cleared' },
      clearedAt: '2026-11-20T10:30:00.000Z',
    }),
    alarm('al4', {
      ...{ deviceId: 'gone', deviceCode: 'OLD-01', deviceName: '旧设备', clearable: true },
      ...{ areaId: null, areaName: null, typeId: null, typeName: null },
    }),
  ]
}

/** People of the company. */
const people = [
  { id: 'm1', nickName: '张伟', employeeCode: 'E001' },
  { id: 'm2', nickName: '李娜', employeeCode: 'E002' },
].map((person) => ({ ...person, photo: null, mobile: null, email: null, departments: [] }))

/** The calls of the contact book. */
export function contactHandlers(): TestHandlers {
  return {
    'GET /spruce/api/v1/contact-book/people': ({ query }) => {
      const found = people.filter(({ nickName }) => nickName.includes(String(query.keyword ?? '')))
      return { rows: found, total: found.length }
    },
    'GET /spruce/api/v1/contact-book/people/{id}': ({ path }) => {
      const person = people.find(({ id }) => id === path.id)
      if (!person) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      return { ...person, employeeCode: person.employeeCode, title: null } as never
    },
  }
}

/** The calls of alarms on these rows: it filters, and does what people do with them. */
export function alarmHandlers(rows: AlarmDetail[]): TestHandlers {
  const known = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    return row
  }
  const change = (id: string, patch: Partial<AlarmDetail>) => {
    const row = known(id)
    const changed = { ...row, ...patch, version: row.version + 1 }
    rows.splice(rows.indexOf(row), 1, changed)
    return changed
  }
  const open = (ids: readonly string[]) => ids.filter((id) => known(id).state !== 'cleared')
  return {
    ...deviceHandlers(makeDevices(4)),
    ...contactHandlers(),
    'GET /spruce/api/v1/alarms': ({ query }) => {
      const { state, open: isOpen, severity, deviceId, assigneeId, keyword = '' } = query
      const found = rows.filter(
        (row) =>
          (state === undefined || row.state === state) &&
          (isOpen === undefined || String(row.state !== 'cleared') === String(isOpen)) &&
          (severity === undefined || row.severity === severity) &&
          (deviceId === undefined || row.deviceId === deviceId) &&
          (assigneeId === undefined || row.assigneeId === assigneeId) &&
          `${row.ruleName} ${row.deviceName} ${row.deviceCode}`.includes(String(keyword)),
      )
      return { rows: found.map(withoutComments), total: found.length }
    },
    'GET /spruce/api/v1/alarms/{id}': ({ path }) => known(path.id),
    'POST /spruce/api/v1/alarms/acknowledge': ({ body: { ids } }) => {
      const raised = ids.filter((id) => known(id).state === 'raised')
      for (const id of raised) {
        change(id, { state: 'acknowledged', acknowledgedAt: at, acknowledgedBy: '张伟' })
      }
      return { changed: raised.length }
    },
    'POST /spruce/api/v1/alarms/assign': ({ body: { ids, assigneeId } }) => {
      const name = people.find(({ id }) => id === assigneeId)?.nickName ?? null
      for (const id of open(ids)) change(id, { assigneeId, assigneeName: name })
      return { changed: open(ids).length }
    },
    'POST /spruce/api/v1/alarms/silence': ({ body: { ids, until } }) => {
      for (const id of open(ids)) change(id, { silencedUntil: until })
      return { changed: open(ids).length }
    },
    'POST /spruce/api/v1/alarms/{id}/comments': ({ path, body: { text } }) => {
      const { comments } = known(path.id)
      const comment = {
        id: `c-${String(comments.length)}`,
        memberName: '张伟',
        text,
        createdAt: at,
      }
      const made = [...comments, comment]
      return change(path.id, { comments: made, commentCount: made.length })
    },
    'POST /spruce/api/v1/alarms/{id}/end': ({ path }) =>
      change(path.id, { state: 'cleared', clearedAt: at, clearedBy: '张伟', clearable: false }),
  }
}

function withoutComments({ comments: _comments, ...row }: AlarmDetail): Alarm {
  return row
}

/** A client whose server is these alarms. */
export function createAlarmsApi(rows: AlarmDetail[] = makeAlarms()) {
  return createTestApi(alarmHandlers(rows))
}
