import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createTestApi } from '@spruce/api-client/testing'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { createDevicesApi, deviceHandlers, makeDevices, types } from '../testing/devicesApi.js'
import { deviceMessages } from './deviceMessages.js'
import { readDeviceQuery } from './deviceQuery.js'
import * as stories from './DevicesPage.stories.js'

const { Default, Empty, NoPermission, ReadOnly } = composeStories(stories)
const t = deviceMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

it('shows the devices of an area with those below it, and counts them up the tree', async () => {
  const user = userEvent.setup()
  show(<Default />)
  await screen.findByText('设备 1')
  const plant = await screen.findByRole('treeitem', { name: /杭州工厂/ })
  expect(plant).toHaveTextContent('15/22 在线')
  await user.click(within(plant).getByText('杭州工厂'))
  await waitFor(() => expect(screen.queryByText('设备 2')).toBeNull())
  expect(await screen.findByText('设备 3')).toBeVisible()
})

it('adds a device in the area on show, and says what is missing', async () => {
  const user = userEvent.setup()
  const rows = makeDevices(2)
  show(<Default api={() => createDevicesApi(rows)} query={{ area: 'a3' }} />)
  await user.click((await screen.findAllByRole('button', { name: t.add }))[0]!)
  await user.type(await screen.findByLabelText(t.name), '水泵')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(t.codeRequired)).toBeVisible()
  await user.type(screen.getByLabelText(t.code), '泵')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(t.codeFormat)).toBeVisible()
  await user.clear(screen.getByLabelText(t.code))
  await user.type(screen.getByLabelText(t.code), 'PUMP-9')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(rows[0]).toMatchObject({ code: 'PUMP-9', areaId: 'a3', typeId: null }))
})

it('shows who changed how long data is kept', async () => {
  const user = userEvent.setup()
  let isAsked = false
  const api = createTestApi({
    ...deviceHandlers(makeDevices(2)),
    'GET /spruce/api/v1/device-settings/history': () => {
      isAsked = true
      return { rows: [], total: 0 }
    },
  })
  show(<ReadOnly api={() => api} />)
  await user.click(await screen.findByRole('button', { name: '数据保留历史' }))
  expect(await screen.findByRole('dialog', { name: /数据保留/ })).toBeVisible()
  await waitFor(() => expect(isAsked).toBe(true))
  expect(screen.queryByRole('button', { name: '数据保留' })).toBeNull()
})

it('asks for an area first where there is none', async () => {
  show(<Empty />)
  expect(await screen.findByText(t.noAreasYet)).toBeVisible()
  expect(screen.queryByRole('button', { name: t.add })).toBeNull()
})

it('finds a type by typing where there are more than one answer has', async () => {
  const user = userEvent.setup()
  const find = ({ keyword }: { keyword?: unknown }) =>
    types.filter(({ name }) => typeof keyword !== 'string' || name.includes(keyword))
  const api = createTestApi({
    ...deviceHandlers(makeDevices(1)),
    'GET /spruce/api/v1/device-types': ({ query }) => ({ rows: find(query), total: 130 }),
  })
  show(<Default api={() => api} />)
  await user.click((await screen.findAllByRole('button', { name: t.add }))[0]!)
  const form = await screen.findByRole('dialog', { name: t.add })
  await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.type}`) }))
  await user.type(await screen.findByRole('combobox', { name: '搜索选项' }), '水')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.click(screen.getByRole('option', { name: '水泵' }))
  expect(within(form).getByRole('button', { name: new RegExp(`^${t.type}`) })).toHaveTextContent(
    '水泵',
  )
})

it('moves the selected devices to another area', async () => {
  const user = userEvent.setup()
  const rows = makeDevices(3)
  show(<Default api={() => createDevicesApi(rows)} />)
  for (const name of ['设备 1', '设备 3']) {
    const line = (await screen.findByRole('button', { name })).closest<HTMLElement>(
      '[role=row], tr',
    )!
    await user.click(within(line).getByRole('checkbox'))
  }
  await user.click(
    within(screen.getByRole('region', { name: '批量操作' })).getByRole('button', { name: t.move }),
  )
  const form = await screen.findByRole('dialog', { name: t.moveTitle(2) })
  await user.click(within(form).getByRole('button', { name: t.move }))
  expect(await within(form).findByText(t.areaRequired)).toBeVisible()
  await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.area}`) }))
  await user.click((await screen.findAllByRole('treeitem', { name: /涂装车间/ })).at(-1)!)
  await user.click(within(form).getByRole('button', { name: t.move }))
  expect(await screen.findByText(t.moved(2))).toBeVisible()
  expect(rows.map(({ areaId }) => areaId)).toEqual(['a4', 'a2', 'a4'])
})

it('removes the whole result, a hundred at a time', async () => {
  const user = userEvent.setup()
  const rows = makeDevices(230)
  const sent: number[] = []
  const api = createTestApi({
    ...deviceHandlers(rows),
    'POST /spruce/api/v1/devices/remove': ({ body: { ids } }) => {
      sent.push(ids.length)
      rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.includes(id)))
      return { removed: ids.length }
    },
  })
  show(<Default api={() => api} />)
  await screen.findByText('设备 1')
  await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
  await user.click(screen.getByRole('button', { name: /230/ }))
  await user.click(
    within(screen.getByRole('region', { name: '批量操作' })).getByRole('button', {
      name: t.remove,
    }),
  )
  const question = await screen.findByRole('alertdialog', { name: t.removeManyQuestion(230) })
  await user.type(within(question).getByRole('textbox'), 'DELETE')
  await user.click(within(question).getByRole('button', { name: t.remove }))
  expect(await screen.findByText(t.removed(230))).toBeVisible()
  expect(sent).toEqual([100, 100, 30])
  expect(rows).toEqual([])
})

it('exports devices and their points for whoever may', async () => {
  const may = show(<Default permissions={['device:list', 'device:export']} />)
  expect(await screen.findByRole('button', { name: '导出' })).toBeVisible()
  expect(screen.getByRole('button', { name: t.exportPoints })).toBeVisible()
  may.unmount()
  show(<ReadOnly />)
  await screen.findByText('设备 1')
  expect(screen.queryByRole('button', { name: /^导出/ })).toBeNull()
})

it('shows nothing without the permission, and no changes without theirs', async () => {
  const { unmount } = show(<NoPermission />)
  expect(screen.queryByRole('tree')).toBeNull()
  unmount()
  show(<ReadOnly />)
  await screen.findByText('设备 1')
  expect(screen.queryByRole('button', { name: t.add })).toBeNull()
  expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
})

const ids = {
  area: '01930f3c-0000-7000-8000-000000000e01',
  type: '01930f3c-0000-7000-8000-000000000e21',
}

it.each([
  [
    { ...ids, state: 'offline', sort: '-seenAt' },
    { ...ids, state: 'offline', sort: '-seenAt' },
  ],
  [{ state: 'asleep', sort: 'secret', page: 1 }, {}],
])('reads the address %j', (search, query) => {
  expect(readDeviceQuery(search)).toEqual(query)
})
