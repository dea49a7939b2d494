import { RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShellFixture, makeStoryRouter } from './fixtures.js'
import { TabBar } from './TabBar.js'
import { TabOutlet } from './TabOutlet.js'
import type { Tab } from './TabsStore.js'

const confirmDiscard = vi.fn((_: readonly Tab[]) => false)
let stop: () => void = () => undefined

async function start(urls = ['/a', '/b', '/c']) {
  const made = makeStoryRouter({
    urls,
    bind: { confirmDiscard },
    tabs: { getFirstMenuTab: () => ({ name: 'a', url: '/a' }) },
    layout: (navigator) => (
      <>
        <TabBar navigator={navigator} getTitle={({ name }) => name.toUpperCase()} />
        <TabOutlet navigator={navigator} />
      </>
    ),
  })
  stop = made.navigator.dispose
  render(<RouterProvider router={made.router as never} />, { wrapper: ShellFixture })
  await screen.findByRole('tab', { selected: true })
  return { ...made, user: userEvent.setup() }
}

function tab(name: string) {
  return screen.getByRole('tab', { name })
}

function order() {
  return screen.getAllByRole('tab').map(({ textContent }) => textContent)
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  confirmDiscard.mockReset().mockReturnValue(false)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

it('is a tablist whose tabs name the panels they control', async () => {
  await start()
  expect(screen.getByRole('tablist', { name: '已打开的页面' })).toBeVisible()
  expect(order()).toEqual(['A', 'B', 'C'])
  const panel = screen.getByRole('tabpanel', { name: 'C' })
  expect(tab('C')).toHaveAttribute('aria-controls', panel.id)
  expect(tab('A')).not.toHaveAttribute('aria-controls')
  expect(tab('A')).toHaveAttribute('tabindex', '-1')
})

describe('keyboard', () => {
  it('moves with arrows, Home and End, opens with Enter', async () => {
    const { user, store } = await start()
    act(() => tab('C').focus())
    await user.keyboard('{ArrowRight}')
    expect(tab('A')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(tab('B')).toHaveFocus()
    expect(store.activeName).toBe('c')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(store.activeName).toBe('b'))
    expect(tab('B')).toHaveFocus()
    await user.keyboard('{End}')
    expect(tab('C')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(tab('A')).toHaveFocus()
  })

  it('closes with Delete and stays in the bar', async () => {
    const { user } = await start()
    act(() => tab('B').focus())
    await user.keyboard('{Delete}')
    await waitFor(() => expect(order()).toEqual(['A', 'C']))
    expect(tab('C')).toHaveFocus()
  })

  it('reorders with Alt and arrows and says so', async () => {
    const { user } = await start()
    act(() => tab('C').focus())
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(order()).toEqual(['A', 'C', 'B'])
    expect(tab('C')).toHaveFocus()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'C 已移到第 2 位，共 3 位',
    )
  })
})

describe('mouse', () => {
  it('opens on click and leaves the focus in the page', async () => {
    const { user, store } = await start()
    const input = screen.getByLabelText('备注')
    await user.click(input)
    await user.click(tab('A'))
    await waitFor(() => expect(store.activeName).toBe('a'))
    expect(tab('A')).not.toHaveFocus()
    await user.click(tab('C'))
    await waitFor(() => expect(input).toHaveFocus())
  })

  it('closes with the middle button', async () => {
    const { user } = await start()
    await user.pointer({ keys: '[MouseMiddle]', target: tab('B') })
    await waitFor(() => expect(order()).toEqual(['A', 'C']))
  })

  it('closes with the cross', async () => {
    const { user, store } = await start()
    await user.click(tab('C').parentElement!.querySelector('.shell-tab-close')!)
    await waitFor(() => expect(order()).toEqual(['A', 'B']))
    expect(store.activeName).toBe('b')
  })

  it('reorders by dragging, and a drag is no click', async () => {
    const { store } = await start()
    const boxes = ['A', 'B', 'C'].map((name) => tab(name).parentElement!)
    boxes.forEach((box, index) => {
      box.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 28)
      box.setPointerCapture = () => undefined
    })
    const [first] = boxes
    fireEvent.pointerDown(first!, { pointerId: 1, button: 0, clientX: 50, pointerType: 'mouse' })
    fireEvent.pointerMove(first!, { pointerId: 1, clientX: 260, pointerType: 'mouse' })
    fireEvent.pointerUp(first!, { pointerId: 1, clientX: 260, pointerType: 'mouse' })
    fireEvent.click(tab('A'))
    expect(order()).toEqual(['B', 'C', 'A'])
    expect(store.activeName).toBe('c')
  })

  it('lets a finger scroll instead', async () => {
    await start()
    const box = tab('A').parentElement!
    fireEvent.pointerDown(box, { pointerId: 1, button: 0, clientX: 50, pointerType: 'touch' })
    fireEvent.pointerMove(box, { pointerId: 1, clientX: 260, pointerType: 'touch' })
    fireEvent.pointerUp(box, { pointerId: 1, clientX: 260, pointerType: 'touch' })
    expect(order()).toEqual(['A', 'B', 'C'])
  })
})

describe('menu of a tab', () => {
  async function choose(name: string, entry: string) {
    fireEvent.contextMenu(tab(name))
    const menu = await screen.findByRole('menu', { name: '标签页操作' })
    fireEvent.click(within(menu).getByRole('menuitem', { name: entry }))
  }

  it('closes others', async () => {
    await start()
    await choose('B', '关闭其他')
    await waitFor(() => expect(order()).toEqual(['B']))
  })

  it('closes all, back to the first menu', async () => {
    const { store } = await start()
    await choose('B', '关闭全部')
    await waitFor(() => expect(order()).toEqual(['A']))
    expect(store.activeName).toBe('a')
  })

  it('pins: first in the bar, marked, without a cross', async () => {
    await start()
    await choose('C', '固定')
    await waitFor(() => expect(screen.getAllByRole('tab')[0]).toHaveTextContent('C'))
    const pinned = screen.getAllByRole('tab')[0]!
    expect(within(pinned).getByLabelText('已固定')).toBeInTheDocument()
    expect(pinned.parentElement!.querySelector('.shell-tab-close')).toBeNull()
  })

  it('gives the focus back to where it was', async () => {
    const { user } = await start()
    act(() => tab('C').focus())
    fireEvent.contextMenu(tab('C'))
    const menu = await screen.findByRole('menu', { name: '标签页操作' })
    await waitFor(() => expect(menu).toHaveFocus()) // keys go to it a frame after it is there
    await user.keyboard('{Escape}')
    await waitFor(() => expect(tab('C')).toHaveFocus())
  })

  it('refreshes', async () => {
    const { store } = await start()
    await choose('C', '刷新')
    await waitFor(() => expect(store.find('c')?.revision).toBe(1))
  })
})

it('marks unsaved input in words and asks before it is lost', async () => {
  const { user, store } = await start()
  await user.type(screen.getByLabelText('备注'), 'x')
  expect(within(tab('C未保存')).getByRole('img', { name: '未保存' })).toBeInTheDocument()
  act(() => tab('C未保存').focus())
  await user.keyboard('{Delete}')
  expect(confirmDiscard).toHaveBeenCalledOnce()
  expect(store.find('c')).toBeDefined()
})

it('lists every open page in the menu at its end', async () => {
  const { user, store } = await start()
  await user.click(screen.getByRole('button', { name: '标签页操作' }))
  const entry = await screen.findByRole('menuitemradio', { name: 'A' })
  expect(screen.getByRole('menuitemradio', { name: 'C' })).toBeChecked()
  fireEvent.click(entry)
  await waitFor(() => expect(store.activeName).toBe('a'))
})
