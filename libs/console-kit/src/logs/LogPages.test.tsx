import { Blob as NodeBlob } from 'node:buffer'
import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { historyMessages } from '../history/historyMessages.js'
import * as accessStories from './AccessLogPage.stories.js'
import * as loginStories from './LoginLogPage.stories.js'
import {
  createLogsApi,
  makeLogins,
  makeOperatorLines,
  makeVisits,
  type SeenCalls,
} from './logHandlers.js'
import { customerFilterMessages } from '../customers/customerFilterMessages.js'
import { logMessages } from './logMessages.js'
import { readAccessLogQuery, readLoginLogQuery, readOperatorLogQuery } from './logQuery.js'
import * as operatorStories from './OperatorLogPage.stories.js'

const access = composeStories(accessStories)
const login = composeStories(loginStories)
const operator = composeStories(operatorStories)
const t = logMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Files that were handed to the browser, as bytes. */
function catchFiles() {
  const files: Blob[] = []
  const names: string[] = []
  // What an answer holds is Node's; jsdom's own would take it for a text, as no browser does.
  vi.stubGlobal('Blob', NodeBlob)
  URL.createObjectURL = (content) => {
    files.push(content as Blob)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { files, names }
}

describe('the login log', () => {
  it('shows the result, the reason and the way in words', async () => {
    show(<login.Default />)
    const row = (await screen.findAllByText('x***'))[0]!.closest<HTMLElement>('[role=row], tr')!
    expect(row).toHaveTextContent(t.failed)
    expect(row).toHaveTextContent('账号或密码不正确')
    expect(row).toHaveTextContent(t.platform)
    expect(screen.getAllByText('验证码').length).toBeGreaterThan(0)
  })

  it('asks for failures, for one customer and for days', async () => {
    const user = userEvent.setup()
    const seen: SeenCalls = {}
    show(<login.Default api={() => createLogsApi({ logins: makeLogins(9) }, seen)} />)
    await screen.findByText('user_1')
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyResult }), 'no')
    await waitFor(() => expect(screen.queryByText('user_1')).toBeNull())
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyResult }), '')
    await user.click(screen.getByRole('button', { name: /^客户/ }))
    await user.click(await screen.findByRole('option', { name: /海川物流/ }))
    expect(await screen.findByText('user_2')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('user_1')).toBeNull())
    await user.click(screen.getByRole('button', { name: /^客户/ }))
    await user.click(
      await screen.findByRole('option', { name: customerFilterMessages['zh-CN'].anyCustomer }),
    )
    expect(await screen.findByText('user_1')).toBeVisible()
    const [from, to] = screen.getAllByPlaceholderText('YYYY-MM-DD')
    await user.type(from!, '2026-11-20')
    await user.type(to!, '2026-11-20')
    expect(seen.last).not.toHaveProperty('to')
    await user.tab()
    await waitFor(() =>
      expect(seen.last).toMatchObject({
        from: new Date(2026, 10, 20).toISOString(),
        to: new Date(2026, 10, 21).toISOString(),
      }),
    )
  })

  it('keeps a wrong day in its field, says so, and does not ask for it', async () => {
    const user = userEvent.setup()
    const seen: SeenCalls = {}
    show(<login.Default api={() => createLogsApi({ logins: makeLogins(9) }, seen)} />)
    await screen.findByText('user_1')
    const [from] = screen.getAllByPlaceholderText('YYYY-MM-DD')
    await user.type(from!, '2026-02-30')
    await user.click(screen.getByRole('searchbox', { name: t.searchLogin }))
    await waitFor(() => expect(from).toBeInvalid())
    expect(seen.last).not.toHaveProperty('from')
  })

  it('shows one person only, and everybody again', async () => {
    const user = userEvent.setup()
    show(<login.Default api={() => createLogsApi({ logins: makeLogins(3) })} />)
    await screen.findByText('user_2')
    const row = screen.getByText('user_1').closest<HTMLElement>('[role=row], tr')!
    await user.click(within(row).getByRole('button', { name: t.onlyPerson }))
    await waitFor(() => expect(screen.queryByText('user_2')).toBeNull())
    await user.click(screen.getByRole('button', { name: t.clearFilter(t.clearPerson('用户 0')) }))
    expect(await screen.findByText('user_2')).toBeVisible()
  })

  it('saves the file of the server as it is, with the filters on show', async () => {
    const user = userEvent.setup()
    const { files, names } = catchFiles()
    const seen: SeenCalls = {}
    show(
      <login.Default
        api={() => createLogsApi({ logins: makeLogins(9) }, seen)}
        query={{ success: 'no' }}
      />,
    )
    await screen.findAllByText('x***')
    await user.click(screen.getByRole('button', { name: t.export }))
    const question = await screen.findByRole('alertdialog', { name: '导出 2 条' })
    expect(question).toHaveAccessibleDescription(t.exportAll)
    await user.click(within(question).getByRole('button', { name: '导出为 CSV' }))
    await waitFor(() => expect(names).toEqual(['登录日志.csv']))
    expect(seen.last).toEqual({
      success: 'false',
      format: 'csv',
      columns: 'loginName,at,success,reason,userName,customerName,via,terminal,address',
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    const bytes = new Uint8Array(await files[0]!.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('账号\r\nx***\r\nx***\r\n')
  })

  it('says before it begins that a long log fills more than one sheet', async () => {
    const user = userEvent.setup()
    const { names } = catchFiles()
    const seen: SeenCalls = {}
    const many = { logins: makeLogins(3), most: 100_000 }
    show(<login.Default api={() => createLogsApi(many, seen)} />)
    await screen.findByText('user_1')
    await user.click(screen.getByRole('button', { name: t.export }))
    const question = await screen.findByRole('alertdialog', { name: '导出 100,000 条以上' })
    expect(question).toHaveAccessibleDescription(t.exportMany(1_048_575))
    await user.click(within(question).getByRole('button', { name: '导出为 Excel' }))
    await waitFor(() => expect(names).toEqual(['登录日志.xlsx']))
    expect(seen.last).toMatchObject({ format: 'xlsx' })
    await waitFor(() => expect(screen.getByRole('button', { name: t.export })).toHaveFocus())
  })

  it('offers neither files nor customers to who may only look', async () => {
    show(<login.ReadOnly />)
    await screen.findByText('user_1')
    expect(screen.queryByRole('button', { name: t.export })).toBeNull()
    expect(screen.queryByRole('button', { name: /^客户/ })).toBeNull()
  })

  it.each([
    ['login', login.NoPermission, /platformlog:list/],
    ['login', login.Failed, '网络开小差了，请稍后重试'],
    ['login', login.Empty, '暂无数据'],
    ['access', access.NoPermission, /platformlog:list/],
    ['operator', operator.NoPermission, /platformlog:list/],
  ])('%s: says its state', async (_name, Story, text) => {
    show(<Story />)
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('the access log', () => {
  it('filters by an application that is on show', async () => {
    const user = userEvent.setup()
    const seen: SeenCalls = {}
    show(<access.Default api={() => createLogsApi({ visits: makeVisits(6) }, seen)} />)
    await screen.findAllByText('企业控制台')
    await user.selectOptions(
      screen.getByRole('combobox', { name: t.anyApp }),
      'spruce-web-personal-center',
    )
    await waitFor(() => expect(seen.last).toMatchObject({ appCode: 'spruce-web-personal-center' }))
    const grid = screen.getByRole('grid')
    await waitFor(() => expect(within(grid).queryByText('企业控制台')).toBeNull())
  })
})

describe('the operator log', () => {
  it('opens a line with before and after, and closes it', async () => {
    const user = userEvent.setup()
    show(<operator.Default api={() => createLogsApi({ lines: makeOperatorLines(3) })} />)
    await user.click((await screen.findAllByRole('button', { name: '编辑客户' }))[0]!)
    const panel = await screen.findByRole('dialog', { name: t.detailTitle('编辑客户') })
    expect(within(panel).getByRole('row', { name: '简称 云山 1 云山 2' })).toBeVisible()
    expect(within(panel).getByText('trace-2')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: t.detailTitle('编辑客户') })).toBeNull(),
    )
  })

  it('finds operations by their words', async () => {
    const user = userEvent.setup()
    const seen: SeenCalls = {}
    show(<operator.Default api={() => createLogsApi({ lines: makeOperatorLines(3) }, seen)} />)
    await screen.findByText('新增部门')
    await user.click(screen.getByRole('button', { name: /^操作/ }))
    await user.type(await screen.findByRole('combobox', { name: '搜索选项' }), '新增部门')
    await user.click(await screen.findByRole('option', { name: '新增部门' }))
    await waitFor(() => expect(screen.queryByText('编辑客户')).toBeNull())
    expect(seen.last).toMatchObject({ operation: 'addDept' })
  })

  it('leads to the history of the object', async () => {
    const user = userEvent.setup()
    show(<operator.Default api={() => createLogsApi({ lines: makeOperatorLines(1) })} />)
    const row = (await screen.findByText('新增部门')).closest<HTMLElement>('[role=row], tr')!
    await user.click(within(row).getByRole('button', { name: /更多/ }))
    const item = await screen.findByRole('menuitem', { name: t.objectHistory })
    // Moved: a menu takes no notice of a pointer that stands where it stood.
    await user.pointer([{ target: item, coords: { clientX: 1 } }, '[MouseLeft]'])
    expect(
      await screen.findByRole('dialog', { name: historyMessages['zh-CN'].title('研发部') }),
    ).toBeVisible()
  })
})

describe('the addresses', () => {
  it('leave out what is malformed', () => {
    expect(
      readLoginLogQuery({ keyword: 138, success: 'no', customerId: 'c1', page: 2, size: 50 }),
    ).toEqual({ keyword: '138', success: 'no', customerId: 'c1', page: 2, size: 50 })
    expect(readLoginLogQuery({ success: true, customerId: '../x', page: 0, size: 20 })).toEqual({})
    expect(readAccessLogQuery({ appCode: 'spruce-web', userId: 'u 1' })).toEqual({
      appCode: 'spruce-web',
    })
    expect(readAccessLogQuery({ appCode: 'a b' })).toEqual({})
    expect(
      readOperatorLogQuery({ operation: 'editDept', objectTable: 'tenantComponents', sort: 'at' }),
    ).toEqual({ operation: 'editDept', objectTable: 'tenantComponents' })
    expect(readOperatorLogQuery({ operation: 'a-b', objectTable: '1' })).toEqual({})
  })
})
