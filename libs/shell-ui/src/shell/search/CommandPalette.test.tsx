import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDom } from '../../testing/stubDom.js'
import { ShellFixture } from '../fixtures.js'
import * as stories from './CommandPalette.stories.js'
import type { SearchEntry, SearchSource } from './searchTypes.js'

stubDom()

const { Default, Failed } = composeStories(stories)
const sources = Default.args.sources ?? []

beforeEach(() => vi.clearAllMocks())

const words = () => screen.findByRole('combobox', { name: '全局搜索' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const activeOption = async () =>
  document.getElementById((await words()).getAttribute('aria-activedescendant') ?? '')

async function type(text: string) {
  const user = userEvent.setup()
  const field = await words()
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard(text)
  return user
}

describe('CommandPalette', () => {
  it('combobox (WAI-ARIA): names its listbox, keeps the focus and says which option is active', async () => {
    render(<Default recent={[]} />, { wrapper: ShellFixture })
    const user = await type('gs')
    await waitFor(() => expect(options()).toHaveLength(3))
    const field = await words()
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveAttribute('aria-autocomplete', 'list')
    expect(await activeOption()).toBe(screen.getAllByRole('option', { selected: true })[0])
    for (const [key, nth] of [
      ['{ArrowDown}', 1],
      ['{End}', 2],
      ['{ArrowDown}', 0],
      ['{ArrowUp}', 2],
      ['{Home}', 0],
      ['{PageDown}', 2],
      ['{PageUp}', 0],
    ] as const) {
      await user.keyboard(key)
      expect(await activeOption(), key).toBe(screen.getAllByRole('option')[nth])
    }
    expect(field).toHaveFocus()
    expect(screen.getByRole('group', { name: '部门' })).toBeVisible()
  })

  it('finds by characters, full pinyin and initials, and marks what answers', async () => {
    render(<Default />, { wrapper: ShellFixture })
    const user = await type('zgs')
    await waitFor(() => expect(options()[0]).toBe('总公司'))
    expect(document.querySelector('mark')).toHaveTextContent('总公司')
    await user.clear(await words())
    await user.keyboard('jueseguanli')
    await waitFor(() => expect(options()).toEqual(['角色管理企业控制台 / 企业管理']))
    await user.clear(await words())
    await user.keyboard('公告')
    expect(options()).toEqual(['企业公告企业控制台 / 消息发布'])
    await user.clear(await words())
    await user.keyboard('yejian')
    await waitFor(() => expect(options()).toEqual(['切换到深色']))
  })

  it('opens by Enter and by a click, closes first, and remembers it as the last', async () => {
    render(<Default recent={['menu:role']} />, { wrapper: ShellFixture })
    const user = await type('zzjg')
    await waitFor(() => expect(options()).toHaveLength(1))
    await user.keyboard('{Enter}')
    expect(sources[0]?.onChoose).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'organization' }),
    )
    expect(Default.args.onRecentChange).toHaveBeenLastCalledWith(['menu:organization', 'menu:role'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '搜索' }))
    await words()
    expect(options().slice(0, 2)).toEqual([
      '组织架构企业控制台 / 企业管理',
      '角色管理企业控制台 / 企业管理',
    ])
    await user.click(screen.getByRole('option', { name: /个人中心/ }))
    expect(sources[2]?.onChoose).toHaveBeenCalledOnce()
  })

  it('leaves keys to the input method while it composes', async () => {
    render(<Default />, { wrapper: ShellFixture })
    await type('zgs')
    await waitFor(() => expect(options()[0]).toBe('总公司'))
    const field = await words()
    const before = await activeOption()
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(await activeOption()).toBe(before)
    expect(sources[1]?.onChoose).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(sources[1]?.onChoose).toHaveBeenCalledOnce()
  })

  it('says that nothing was found, and that a source failed while the others answer', async () => {
    render(<Failed />, { wrapper: ShellFixture })
    const user = await type('zzjg')
    expect(await screen.findByText('“人员”暂时无法搜索')).toBeVisible()
    expect(options()).toHaveLength(1)
    await user.clear(await words())
    await user.keyboard('qqq')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('没有找到“qqq”'))
    expect((await words()).getAttribute('aria-activedescendant')).toBeNull()
  })

  it('asks a server after the last key, once, and gives up on what was typed before', async () => {
    const asked: { keyword: string; signal: AbortSignal }[] = []
    const found: SearchEntry = { id: 'p', title: '张伟' }
    const people: SearchSource = {
      id: 'people',
      title: '人员',
      onChoose: vi.fn(),
      find: (keyword, signal) => {
        asked.push({ keyword, signal })
        return keyword === 'zw'
          ? new Promise(() => undefined) // slow
          : Promise.resolve([found])
      },
    }
    render(<Default sources={[people]} />, { wrapper: ShellFixture })
    const user = await type('zw')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.getByRole('status')).toHaveTextContent('正在搜索…')
    await user.keyboard('ei')
    await waitFor(() => expect(options()).toEqual(['张伟']))
    expect(asked.map(({ keyword }) => keyword)).toEqual(['zw', 'zwei'])
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('the shortcut opens and closes it, but not within rich text nor where it was answered', async () => {
    const user = userEvent.setup()
    render(<Default isOpen={false} />, { wrapper: ShellFixture })
    fireEvent.keyDown(screen.getByRole('textbox', { name: '富文本' }), { key: 'k', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true })
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, isComposing: true })
    const answer = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', answer)
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    document.body.removeEventListener('keydown', answer)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog', { name: '全局搜索' })).toBeVisible()
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('does not cover another dialog', () => {
    render(
      <>
        <Default isOpen={false} />
        <div role="dialog" aria-modal="true" aria-label="表单" />
      </>,
      { wrapper: ShellFixture },
    )
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(screen.queryByRole('dialog', { name: '全局搜索' })).toBeNull()
  })

  it('dialog (WAI-ARIA): Escape closes, and the focus returns to its button', async () => {
    const user = userEvent.setup()
    render(<Default isOpen={false} />, { wrapper: ShellFixture })
    const button = screen.getByRole('button', { name: '搜索' })
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
    await user.click(button)
    const field = await words()
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  })
})
