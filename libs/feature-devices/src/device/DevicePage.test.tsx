import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { afterEach, expect, it } from 'vitest'
import { createTestApi } from '@spruce/api-client/testing'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import { formatTime } from '@spruce/validators'
import { deviceMessages } from '../devices/deviceMessages.js'
import { deviceHandlers, makeDevices } from '../testing/devicesApi.js'
import { pickInMenu } from '../testing/pickInMenu.js'
import { createPointsApi, makePoints, pointHandlers } from '../testing/pointsApi.js'
import { alarmMessages } from '../alarms/alarmMessages.js'
import { devicePageMessages } from './devicePageMessages.js'
import * as stories from './DevicePage.stories.js'

const { Default, Empty, Gone, NoPermission, ReadOnly } = composeStories(stories)
const t = devicePageMessages['zh-CN']
const alarms = alarmMessages['zh-CN']
const words = deviceMessages['zh-CN']

const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

const row = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr')!

it('says the last value of each point with its unit, and which is out of its range', async () => {
  show(<Default />)
  expect(await row('油温')).toHaveTextContent(/71\.2 ℃ 越限5\.0 ~ 65\.0/)
  expect(await row('轴承温度')).toHaveTextContent(/48\.0 ℃ ≤ 75\.0/)
  expect(await row('运行')).toHaveTextContent(t.on)
  expect(await row('液压')).toHaveTextContent(t.overridden)
  expect(within(await row('程序')).queryByRole('checkbox')).toBeNull()
})

it('asks again when its device reports, and not for others', async () => {
  const port = new FakeShellPort()
  const points = makePoints()
  let calls = 0
  const handlers = pointHandlers(makeDevices(1), points)
  const api = createTestApi({
    ...handlers,
    'GET /spruce/api/v1/devices/{id}/data-points': () => {
      calls += 1
      return points.map((point) => ({
        ...point,
        value: point.id === 'p2' ? 48 + calls : point.value,
      }))
    },
  })
  show(<Default api={() => api} port={port} />)
  expect(await row('轴承温度')).toHaveTextContent('49.0')
  act(() => port.live.tell('deviceValues', { deviceIds: ['another'] }))
  act(() => port.live.tell('deviceValues', { deviceIds: ['d1'] }))
  await waitFor(async () => expect(await row('轴承温度')).toHaveTextContent('50.0'))
  expect(calls).toBe(2)
})

it('draws a chart for each unit, and keeps the window in the address', async () => {
  const user = userEvent.setup()
  const onQueryChange = fn()
  show(<Default onQueryChange={onQueryChange} />)
  expect(await screen.findByRole('figure', { name: '油温、轴承温度 (℃)' })).toBeVisible()
  await user.click(within(await row('液压')).getByRole('checkbox'))
  expect(onQueryChange).toHaveBeenLastCalledWith({ points: 'temperature,bearing,pressure' })
  expect(await screen.findByRole('figure', { name: '液压 (MPa)' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: t.zoomIn }))
  expect(onQueryChange).toHaveBeenLastCalledWith({
    ...{ from: '2026-11-20T03:00:00.000Z', to: '2026-11-20T09:00:00.000Z', last: undefined },
  })
  await user.click(screen.getByRole('checkbox', { name: t.compare }))
  expect((await screen.findAllByText(t.previous('油温')))[0]).toBeInTheDocument()
})

it('shows the window between two moments, which end after they begin', async () => {
  const user = userEvent.setup()
  const onQueryChange = fn()
  show(<Default onQueryChange={onQueryChange} />)
  await user.click(await screen.findByRole('button', { name: t.chooseWindow }))
  const form = await screen.findByRole('dialog', { name: t.chooseWindow })
  const end = within(form).getByRole('textbox', { name: t.windowTo })
  const say = async (moment: string) => {
    await user.clear(end)
    await user.type(end, moment)
    await user.click(within(form).getByRole('button', { name: t.showWindow }))
  }
  const local = (at: string) => formatTime(at).slice(0, 16)
  await say(local('2026-11-19T23:00:00.000Z'))
  expect(await within(form).findByText(t.windowOrder)).toBeVisible()
  await say(local('2026-11-20T08:30:00.000Z'))
  await waitFor(() =>
    expect(onQueryChange).toHaveBeenLastCalledWith({
      ...{ from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T08:30:00.000Z', last: undefined },
    }),
  )
})

it('lists the open alarms of the device, and marks them in the charts', async () => {
  const user = userEvent.setup()
  const shown = show(<Default />)
  const list = await screen.findByRole('list', { name: alarms.openAlarms })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(list).toHaveTextContent(/严重.*油温过高.*高于 65 ℃.*已触发/)
  const figure = await screen.findByRole('figure', { name: '油温、轴承温度 (℃)' })
  expect(await within(figure).findAllByText('油温过高 (严重)')).not.toHaveLength(0)
  await user.click(within(list).getByRole('button', { name: alarms.acknowledge }))
  expect(await within(list).findByText(alarms.acknowledged)).toBeVisible()
  shown.unmount()
  show(<ReadOnly />)
  await row('油温')
  expect(screen.queryByRole('region', { name: alarms.openAlarms })).toBeNull()
})

it('overrides a field of a point, and sends nothing else', async () => {
  const user = userEvent.setup()
  const points = makePoints()
  show(<Default api={() => createPointsApi(points)} />)
  await user.click(within(await row('油温')).getByRole('button', { name: t.actionsOf('油温') }))
  await pickInMenu(t.editPoint)
  const max = await screen.findByLabelText(t.max)
  await user.clear(max)
  await user.type(max, '2')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(t.rangeOrder)).toBeVisible()
  await user.type(max, '00')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(points[0]).toMatchObject({ max: 200, min: 5, version: 2 }))
})

it('moves its device to the bin after a question', async () => {
  const user = userEvent.setup()
  const devices = makeDevices(1)
  const name = devices[0]?.name ?? ''
  const api = createTestApi({ ...deviceHandlers(devices), ...pointHandlers(devices, makePoints()) })
  show(<Default api={() => api} />)
  await user.click(await screen.findByRole('button', { name: words.remove }))
  const question = await screen.findByRole('alertdialog', { name: words.removeQuestion(name) })
  await user.click(within(question).getByRole('button', { name: words.remove }))
  expect(await screen.findByText(words.removed(1))).toBeVisible()
  expect(devices).toEqual([])
})

it('says what is not there', async () => {
  const { unmount } = show(<Gone />)
  expect(await screen.findByText(t.gone)).toBeVisible()
  unmount()
  show(<Empty />)
  expect(await screen.findByText(t.noPoints)).toBeVisible()
  expect(screen.getByText(t.choosePoints)).toBeVisible()
})

it('shows nothing without the permission, and no changes without theirs', async () => {
  const { unmount } = show(<NoPermission />)
  expect(screen.queryByRole('table')).toBeNull()
  unmount()
  show(<ReadOnly />)
  await userEvent.click(
    within(await row('油温')).getByRole('button', { name: t.actionsOf('油温') }),
  )
  expect(screen.queryByRole('button', { name: t.addPoint })).toBeNull()
  expect(await screen.findByRole('menuitem')).toHaveTextContent('历史')
})
