import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createTestApi } from '@spruce/api-client/testing'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { alarmHandlers, createAlarmsApi, makeAlarms } from '../testing/alarmsApi.js'
import { alarmMessages } from './alarmMessages.js'
import { alarmFilter, alarmListOptions } from './alarmQueries.js'
import { readAlarmQuery } from './alarmQuery.js'
import * as stories from './AlarmsPage.stories.js'
import { sayCondition, sayLength } from './sayAlarm.js'

const { Default, Empty, NoMatch, NoPermission, ReadOnly } = composeStories(stories)
const t = alarmMessages['zh-CN']

const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

const row = async (name: string) =>
  (await screen.findAllByRole('row')).find((one) => one.textContent.includes(name))!
const rowOf = async (name: string) => {
  await screen.findAllByText(new RegExp(name))
  return row(name)
}

it('lists alarms with their severity, state and value', async () => {
  show(<Default />)
  expect(await rowOf('流量过低')).toHaveTextContent(/警告.*已确认.*设备 2.*12\.25 m³\/h/)
  expect(await rowOf('停止上报')).toHaveTextContent(t.cleared)
})

it('acknowledges those of the selected that are raised', async () => {
  const user = userEvent.setup()
  const rows = makeAlarms()
  show(<Default api={() => createAlarmsApi(rows)} />)
  for (const name of ['油温过高', '流量过低', '停止上报']) {
    await user.click(within(await rowOf(name)).getByRole('checkbox'))
  }
  const bar = screen.getByRole('toolbar')
  await user.click(within(bar).getByRole('button', { name: t.acknowledge }))
  await waitFor(() =>
    expect(rows.map(({ state }) => state).slice(0, 3)).toEqual([
      ...['acknowledged', 'acknowledged', 'cleared'],
    ]),
  )
  expect(await screen.findByText(t.acknowledgedDone(1))).toBeVisible()
})

it('opens an alarm with its condition and comments, and takes another comment', async () => {
  const user = userEvent.setup()
  const rows = makeAlarms()
  show(<Default api={() => createAlarmsApi(rows)} />)
  await user.click(within(await rowOf('流量过低')).getByRole('button', { name: '流量过低' }))
  const panel = await screen.findByRole('region', { name: t.detail })
  expect(await within(panel).findByText('低于 20 m³/h')).toBeVisible()
  expect(within(panel).getByText(/已派人检查/)).toBeVisible()
  expect(within(panel).getByText(t.formerMember)).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: t.comment }))
  await user.type(await screen.findByLabelText(t.commentText), '已更换滤网')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await within(panel).findByText('已更换滤网')).toBeVisible()
})

it('assigns to a person of the contact book, and takes it back', async () => {
  const user = userEvent.setup()
  const rows = makeAlarms()
  const calls: unknown[] = []
  const handlers = alarmHandlers(rows)
  const api = createTestApi({
    ...handlers,
    'POST /spruce/api/v1/alarms/assign': ({ body }) => {
      calls.push(body)
      return { changed: 1 }
    },
  })
  show(<Default api={() => api} permissions={['alarm:list', 'alarm:edit']} />)
  await user.click(within(await rowOf('流量过低')).getByRole('button', { name: '流量过低' }))
  const panel = await screen.findByRole('region', { name: t.detail })
  await user.click(await within(panel).findByRole('button', { name: t.assign }))
  const form = await screen.findByRole('dialog', { name: t.assignTitle('设备 2 流量过低') })
  await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.assignee}`) }))
  await user.click(await screen.findByRole('option', { name: /张伟/ }))
  await user.click(within(form).getByRole('button', { name: t.assign }))
  await waitFor(() => expect(calls).toEqual([{ ids: ['al2'], assigneeId: 'm1' }]))
})

it('ends by hand only what nothing watches', async () => {
  const user = userEvent.setup()
  const rows = makeAlarms()
  show(<Default api={() => createAlarmsApi(rows)} />)
  await user.click(within(await rowOf('旧设备')).getByRole('button', { name: '油温过高' }))
  const panel = await screen.findByRole('region', { name: t.detail })
  await user.click(await within(panel).findByRole('button', { name: t.end }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: t.end }))
  await waitFor(() => expect(rows[3]).toMatchObject({ state: 'cleared' }))
  expect(await within(panel).findByText(t.cleared)).toBeVisible()
  expect(within(panel).queryByRole('button', { name: t.end })).toBeNull()
})

it('says what is not there, and keeps changes to who may make them', async () => {
  const shown = show(<Empty />)
  expect(await screen.findByText(t.empty)).toBeVisible()
  shown.unmount()
  const none = show(<NoMatch />)
  expect(await screen.findByText(t.noMatch)).toBeVisible()
  none.unmount()
  const nobody = show(<NoPermission />)
  expect(screen.queryByRole('grid')).toBeNull()
  nobody.unmount()
  show(<ReadOnly />)
  await rowOf('流量过低')
  expect(screen.queryByRole('button', { name: t.acknowledge })).toBeNull()
  expect(screen.queryByRole('button', { name: t.exportAlarms })).toBeNull()
})

it('asks again when alarms change, for what the address says', () => {
  expect(alarmListOptions(createAlarmsApi(), {}).meta).toEqual({ live: ['alarms'] })
  expect(alarmFilter({ state: 'open', severity: 'critical', device: 'd1' })).toEqual({
    ...{ open: true, severity: 'critical', deviceId: 'd1' },
  })
  expect(alarmFilter({ rule: 'r1' })).toEqual({ ruleId: 'r1' })
  expect(readAlarmQuery({ state: 'asleep', from: '2026-11-20', to: '2026-11-01' })).toEqual({})
  const right = { state: 'raised', from: '2026-11-01', to: '2026-11-20', sort: '-severity' }
  expect(readAlarmQuery(right)).toEqual(right)
})

it.each([
  [{ condition: 'above' as const, high: 65, unit: '℃' }, '高于 65 ℃'],
  [{ condition: 'outside' as const, low: 5, high: 65, unit: null }, '低于 5 或高于 65'],
  [{ condition: 'equals' as const, equals: false, unit: null }, '等于 关'],
  [{ condition: 'absent' as const, unit: null }, '设备不再上报'],
])('says %j in words', (rule, said) => {
  const none = { low: null, high: null, equals: null }
  expect(sayCondition({ ...none, ...rule }, t, 'zh-CN')).toBe(said)
})

it.each([
  [9_000, '9 秒'],
  [90_000, '2 分钟'],
  [2 * 3_600_000, '2 小时'],
  [80 * 3_600_000, '3 天'],
])('says the length %i', (length, said) => {
  expect(sayLength(length, t)).toBe(said)
})
