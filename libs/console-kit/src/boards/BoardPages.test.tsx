import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import * as appStories from './AppBoardPage.stories.js'
import { createBoardsApi, makeAppBoard, makeLoginBoard, type SeenCalls } from './boardHandlers.js'
import { boardMessages } from './boardMessages.js'
import { readBoardQuery } from './boardQuery.js'
import { nameOfTime } from './chartTime.js'
import { linkToLog } from './linkToLog.js'
import * as loginStories from './LoginBoardPage.stories.js'

const login = composeStories(loginStories)
const app = composeStories(appStories)
const t = boardMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
})

describe('the login board', () => {
  it('shows the figures, and what the charts say as tables', async () => {
    const board = makeLoginBoard()
    show(<login.Default />)
    const tile = await screen.findByRole('article', { name: t.logins })
    expect(await within(tile).findByText(board.logins.toLocaleString('zh-CN'))).toBeVisible()
    expect(within(screen.getByRole('article', { name: t.onlineNow })).getByText('12')).toBeVisible()
    const reasons = screen.getByRole('table', { name: t.failureReasons })
    expect(within(reasons).getByRole('row', { name: '账号或密码不正确 27' })).toBeInTheDocument()
    expect(within(reasons).getByRole('row', { name: 'NEW_REASON 3' })).toBeInTheDocument()
    const terminals = screen.getByRole('table', { name: t.terminals })
    expect(within(terminals).getByRole('row', { name: '未知 33' })).toBeInTheDocument()
    expect(
      within(screen.getByRole('table', { name: t.loginsOverTime })).getAllByRole('row'),
    ).toHaveLength(31)
  })

  it('asks by the hour, with the person’s time zone, and no offset', async () => {
    const user = userEvent.setup()
    const seen: SeenCalls = {}
    show(<login.Default api={() => createBoardsApi({}, seen)} />)
    await waitFor(() => expect(seen.last).toMatchObject({ by: 'day' }))
    await user.selectOptions(screen.getByRole('combobox', { name: t.byDay }), 'hour')
    await waitFor(() => expect(seen.last).toMatchObject({ by: 'hour' }))
    expect(seen.last?.['zone']).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(seen.last).not.toHaveProperty('offset')
  })

  it('says that a range was cut', async () => {
    show(<login.Default query={{ from: '2020-01-01', to: '2026-11-20' }} />)
    expect(await screen.findByText(new RegExp(t.cutByDay))).toBeVisible()
  })

  it.each([
    ['nobody signed in', login.Empty, t.noLogins],
    ['it failed', login.Failed, t.failed],
    ['nobody may', login.NoPermission, /platformlog:list/],
    ['nobody came', app.Empty, t.noVisits],
    ['visits may not be seen', app.NoPermission, /platformlog:list/],
  ])('says its state when %s', async (_name, Story, text) => {
    show(<Story />)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the application board', () => {
  it('shows visits, visitors and the applications that are opened most', async () => {
    show(<app.Default />)
    const tile = await screen.findByRole('article', { name: t.visits })
    const { visits } = makeAppBoard()
    expect(await within(tile).findByText(visits.toLocaleString('zh-CN'))).toBeVisible()
    const apps = screen.getByRole('table', { name: t.topApps })
    expect(within(apps).getByRole('row', { name: '企业控制台 900 120' })).toBeInTheDocument()
  })
})

describe('the address of a board', () => {
  it('leaves out what is malformed, and leads to the log of the same time', () => {
    expect(readBoardQuery({ by: 'hour', customerId: 'c1', from: '2026-11-01' })).toEqual({
      by: 'hour',
      customerId: 'c1',
      from: '2026-11-01',
    })
    expect(readBoardQuery({ by: 'week', customerId: '', from: 'x' })).toEqual({})
    const path = '/yunbu-app/spruce-web-operation-management/base/log/login'
    expect(linkToLog(path, { by: 'hour', from: '2026-11-01', success: 'no' })).toBe(
      `${path}?from=2026-11-01&success=no`,
    )
    expect(linkToLog(path, {})).toBe(path)
  })

  it('names days and hours in local time', () => {
    const at = new Date(2026, 10, 5, 8).toISOString()
    expect(nameOfTime(at, undefined)).toBe('11-05')
    expect(nameOfTime(at, 'hour')).toBe('11-05 08:00')
  })
})
