import '../testing/domStubs.js'
import { listCustomerHistory } from '@spruce/api-client/operations'
import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ResourcePage, ShellProvider, useDialogList } from '@spruce/shell-ui'
import { TestPortal } from '../testing/TestPortal.js'
import { historyAction } from './historyAction.js'
import { createHistoryApi, makeLines } from './historyHandlers.js'
import { historyMessages } from './historyMessages.js'
import { recordHistory } from './recordHistory.js'
import * as stories from './HistoryDialog.stories.js'

const { Default, Empty, Failed, NoPermission } = composeStories(stories)
const t = historyMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
})

describe('HistoryDialog', () => {
  it('shows who did what, when, with each field before and after, in pages', async () => {
    const user = userEvent.setup()
    show(<Default />)
    const list = await screen.findByRole('list', { name: t.lines })
    const [first] = within(list).getAllByRole('listitem')
    expect(first).toHaveTextContent('编辑客户张伟')
    const row = within(first!).getByRole('row', { name: /简称/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['云山 0', '云山 1'])
    expect(within(first!).getByRole('row', { name: /状态 启用 停用/ })).toBeVisible()
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    expect(within(list).getAllByText(t.mock)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('云山 10')).toBeVisible()
    expect(screen.queryByText('云山 0')).toBeNull()
  })

  it('says that nothing happened yet', async () => {
    show(<Empty />)
    expect(await screen.findByText(t.empty)).toBeVisible()
  })

  it('says what failed and tries again', async () => {
    show(<Failed />)
    expect(await screen.findByText('网络开小差了，请稍后重试')).toBeVisible()
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  })

  it('asks for the permission, and then asks the server nothing', async () => {
    show(<NoPermission />)
    expect(await screen.findByText(/customer:list/)).toBeVisible()
    expect(screen.queryByRole('list', { name: t.lines })).toBeNull()
  })
})

describe('the row action', () => {
  const actions = [
    historyAction<{ id: string; name: string }>({
      source: recordHistory(listCustomerHistory, 'customer:list'),
      nameOf: ({ name }) => name,
    }),
  ]
  const columns = [{ id: 'name', header: '名称' }]
  const list = () => ({
    queryKey: ['customers'],
    queryFn: () => Promise.resolve({ rows: [{ id: 'c1', name: '云山制造' }], total: 1 }),
  })

  function Customers() {
    const state = useDialogList({ list })
    return (
      <ResourcePage state={state} title="客户">
        <ResourcePage.Table columns={columns} actions={actions} />
      </ResourcePage>
    )
  }
  const page = (permissions: readonly string[]) => (
    <TestPortal api={() => createHistoryApi(makeLines(1))} permissions={permissions}>
      <Customers />
    </TestPortal>
  )

  it('opens the history of its row', async () => {
    const user = userEvent.setup()
    show(page(['customer:list']))
    await user.click(await screen.findByRole('button', { name: t.history }))
    const dialog = await screen.findByRole('dialog', { name: t.title('云山制造') })
    expect(await within(dialog).findByText('编辑客户')).toBeVisible()
  })

  it('is only there for who may list such records', async () => {
    show(page([]))
    expect(await screen.findByText('云山制造')).toBeVisible()
    expect(screen.queryByRole('button', { name: t.history })).toBeNull()
  })
})
