import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { WorkStage } from '../testing/WorkStage.js'
import { appLauncherWidget } from '../widgets/app-launcher/definition.js'
import { favoritesWidget } from '../widgets/favorites/definition.js'
import { messagesWidget } from '../widgets/messages/definition.js'
import { noticesWidget } from '../widgets/notices/definition.js'
import { recentWidget } from '../widgets/recent/definition.js'
import { todosWidget } from '../widgets/todos/definition.js'

const lists = [favoritesWidget, recentWidget, todosWidget, noticesWidget, messagesWidget]

describe.each([...lists, appLauncherWidget].map((one) => [one.type, one] as const))(
  '%s',
  (_, definition) => {
    it('opens by its port, a link and a button alike', async () => {
      const onOpen = vi.fn()
      render(<WorkStage {...{ definition, onOpen }} list="filled" />)
      await userEvent.click(await screen.findByRole('button', { name: /设备台账/ }))
      await userEvent.click(screen.getByRole('link', { name: /巡检计划/ }))
      expect(onOpen.mock.calls).toEqual([['a'], ['b']])
    })

    it('shows as many as it may, says how many there are, and shows the rest', async () => {
      render(<WorkStage {...{ definition }} props={{ limit: 1 }} list="filled" />)
      expect(await screen.findAllByRole('listitem')).toHaveLength(1)
      expect(screen.getByText('已显示 1 条，共 2 条')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: '显示全部 2 条' }))
      expect(screen.getAllByRole('listitem')).toHaveLength(2)
    })

    it('leads to all of the list where the product shows it', async () => {
      const onOpen = vi.fn()
      render(<WorkStage {...{ definition, onOpen }} list="part" />)
      expect(await screen.findByText('已显示 2 条，共 1,200 条')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: '查看全部 1,200 条' }))
      expect(onOpen.mock.calls).toEqual([['']])
    })

    it.each([
      ['empty', '暂无数据'],
      ['failed', '数据加载失败'],
      ['loading', '加载中…'],
      ['none', '当前页面未提供此内容。'],
    ] as const)('is %s: %s', async (list, text) => {
      render(<WorkStage {...{ definition, list }} />)
      expect(await screen.findByText(text)).toBeVisible()
    })
  },
)

it('says what is unread in words, too', async () => {
  render(<WorkStage definition={messagesWidget} list="filled" />)
  expect(await screen.findByText('未读')).toBeInTheDocument()
})
