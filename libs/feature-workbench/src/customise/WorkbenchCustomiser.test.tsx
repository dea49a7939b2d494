import { ApiError, type Schemas } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { DialogViewport, ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HomePage } from '../home/HomePage.js'
import { TestWorkbench } from '../testing/TestWorkbench.js'
import { customisedWorkbench, myWorkbench, saveMyWorkbench } from '../testing/workbenches.js'

stubDom()
vi.stubGlobal('IntersectionObserver', undefined)
Element.prototype.hasPointerCapture = () => false // jsdom has none
beforeEach(() => {
  localStorage.clear()
  showIn(1440)
})

/** A window of this width, in px. */
function showIn(width: number) {
  const least = (query: string) => Number(/min-width: (\d+)/.exec(query)?.[1] ?? 0)
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: width >= least(query), media: query },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
}

const mockLogin = {
  ...{ actingName: '运营小王', actingLoginName: 'operator' },
  ...{ reason: '协助排查', expiresAt: '2026-11-20T08:30:00.000Z' },
}

type Body = Schemas['SaveMyWorkbenchRequest']

async function begin(handlers: TestHandlers = {}) {
  const user = userEvent.setup()
  render(
    <TestWorkbench handlers={{ [myWorkbench]: customisedWorkbench, ...handlers }}>
      <HomePage />
      <DialogViewport />
    </TestWorkbench>,
    { wrapper: ShellProvider },
  )
  await user.click(await screen.findByRole('button', { name: '自定义' }))
  await screen.findByRole('heading', { name: '自定义“企业工作台”' })
  const item = (name: RegExp) => screen.getByRole('group', { name })
  return { user, item }
}

describe('WorkbenchCustomiser', () => {
  it('moves by keys, hides, brings back, adds, and saves', async () => {
    const save = vi.fn(({ body }: { body: unknown }) => ({
      ...customisedWorkbench,
      ...{ source: 'personal' as const, version: 2, changes: (body as Body).changes },
    }))
    const { user, item } = await begin({ [saveMyWorkbench]: save })
    item(/^待处理/).focus()
    await user.keyboard(' {ArrowDown} ')
    await user.keyboard('{Delete}')
    expect(screen.queryByRole('group', { name: /^待处理/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '添加组件' }))
    await user.click(screen.getByRole('button', { name: '恢复显示“待处理”' }))
    expect(item(/^待处理/)).toBeInTheDocument()
    await user.click(within(screen.getByRole('region', { name: '工作' })).getByText('日程'))
    expect(item(/^日程/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('button', { name: '自定义' })).toHaveFocus()
    expect(screen.getByRole('button', { name: '恢复默认' })).toBeVisible()
    const { body } = save.mock.calls[0]?.[0] ?? {}
    expect((body as Body).changes).toContainEqual(
      expect.objectContaining({ kind: 'added', type: 'spruce.calendar' }),
    )
  })

  it('says what is fixed, and neither moves nor hides it', async () => {
    const { user, item } = await begin()
    expect(item(/^未读消息/)).toHaveTextContent('固定')
    item(/^未读消息/).focus()
    await user.keyboard('{Delete}')
    expect(screen.getByText('此组件由企业固定，不可更改')).toBeInTheDocument()
    await user.keyboard(' ') // it is selected, and not picked up
    expect(item(/^未读消息/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '隐藏“未读消息”' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('undoes by keys and buttons', async () => {
    const { user, item } = await begin()
    item(/^待处理/).focus()
    await user.keyboard('{Delete}')
    await user.keyboard('{Control>}z{/Control}')
    expect(item(/^待处理/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '重做' }))
    expect(screen.queryByRole('group', { name: /^待处理/ })).not.toBeInTheDocument()
  })

  it('asks before changes are given up', async () => {
    const { user, item } = await begin()
    item(/^待处理/).focus()
    await user.keyboard('{Delete}')
    await user.click(screen.getByRole('button', { name: '放弃' }))
    const question = await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' })
    await user.click(within(question).getByRole('button', { name: '放弃修改' }))
    expect(await screen.findByRole('button', { name: '自定义' })).toBeVisible()
  })

  it('keeps the changes when saving fails, and names what the server refused', async () => {
    const message = '企业不允许修改：未读消息'
    const { user, item } = await begin({
      [saveMyWorkbench]: () => {
        throw new ApiError({
          ...{ kind: 'http', status: 422, code: 'WORKBENCH_ZONE', message },
          ...{ isServerMessage: true, language: 'zh-CN' },
        })
      },
    })
    item(/^待处理/).focus()
    await user.keyboard('{Delete}')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('group', { name: /^待处理/ })).not.toBeInTheDocument()
  })

  it('offers both ways when the workbench was published meanwhile', async () => {
    let revision = 3
    const { user, item } = await begin({
      [myWorkbench]: () => ({ ...customisedWorkbench, revision }),
      [saveMyWorkbench]: () => {
        revision = 4
        throw new ApiError({ kind: 'http', status: 412, code: 'STALE' })
      },
    })
    item(/^待处理/).focus()
    await user.keyboard('{Delete}')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('“企业工作台”已发布新版本')
    await user.click(screen.getByRole('button', { name: '继续我的修改' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(screen.queryByRole('group', { name: /^待处理/ })).not.toBeInTheDocument()
  })

  it('changes the order, hides and adds on a narrow screen', async () => {
    showIn(320)
    const { user } = await begin()
    const list = screen.getByRole('list', { name: '工作台上的组件' })
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent)
    expect(names()[0]).toBe('我的应用')
    await user.click(screen.getByRole('button', { name: '下移“我的应用”' }))
    expect(names().indexOf('我的应用')).toBeGreaterThan(0)
    expect(screen.getByText(/^“我的应用”，第 [2-5] 个，共 5 个/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '隐藏“待处理”' }))
    expect(names()).not.toContain('待处理')
    expect(screen.getByRole('button', { name: '隐藏“未读消息”' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('is not offered to who looks at the product as somebody else', async () => {
    render(
      <TestWorkbench handlers={{ [myWorkbench]: customisedWorkbench }} change={{ mockLogin }}>
        <HomePage />
      </TestWorkbench>,
      { wrapper: ShellProvider },
    )
    await screen.findByRole('button', { name: '为什么显示这些内容' })
    expect(screen.queryByRole('button', { name: '自定义' })).not.toBeInTheDocument()
  })
})
