import { composeStories } from '@storybook/react-vite'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { samplePeople } from '../testing/samples.js'
import { DataTable } from './DataTable.js'
import * as stories from './DataTable.stories.js'

const { Default } = composeStories(stories)
const people = samplePeople(20)

/** The story, with the focus on a cell of a column in a row; the head is row 0. */
async function at(row: number, column: number) {
  const user = userEvent.setup()
  renderInShell(<Default />)
  const rows = await screen.findAllByRole('row')
  const cell = rows[row]!.querySelectorAll<HTMLElement>('td, th')[column]!
  const stop = cell.querySelector<HTMLElement>('button, input') ?? cell
  act(() => {
    stop.tabIndex = 0
    stop.focus()
  })
  expect(stop).toHaveFocus()
  return user
}

/** Chooses from the open menu by the keyboard. */
async function pick(user: UserEvent, name: string) {
  const item = await screen.findByRole('menuitem', { name })
  for (let step = 0; step < 10 && !item.hasAttribute('data-highlighted'); step += 1) {
    await user.keyboard('{ArrowDown}')
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
  }
  expect(item).toHaveAttribute('data-highlighted')
  await user.keyboard('{Enter}')
}

/** Row and column of the cell that has the focus. */
function place() {
  const cell = document.activeElement?.closest<HTMLTableCellElement>('td, th')
  const rows = screen.getAllByRole('row')
  return [rows.findIndex((row) => row.contains(cell ?? null)), cell?.cellIndex]
}

describe('WAI-ARIA grid practice, key by key', () => {
  it.each([
    ['{ArrowRight}', [3, 2], [3, 3]],
    ['{ArrowLeft}', [3, 2], [3, 1]],
    ['{ArrowDown}', [3, 2], [4, 2]],
    ['{ArrowUp}', [3, 2], [2, 2]],
    ['{Home}', [3, 2], [3, 0]],
    ['{End}', [3, 2], [3, 7]],
    ['{Control>}{Home}{/Control}', [3, 2], [1, 0]],
    ['{Control>}{End}{/Control}', [3, 2], [20, 7]],
    ['{PageDown}', [3, 2], [13, 2]],
    ['{PageUp}', [15, 2], [5, 2]],
  ] as const)('grid: %s moves from %j to %j', async (key, from, to) => {
    const user = await at(from[0], from[1])
    await user.keyboard(key)
    expect(place()).toEqual(to)
  })

  it.each([
    ['{ArrowLeft}', [3, 0]],
    ['{ArrowUp}', [0, 1]],
    ['{ArrowDown}', [20, 2]],
    ['{PageDown}', [20, 2]],
  ] as const)('grid: %s stays at the edge %j', async (key, from) => {
    const user = await at(from[0], from[1])
    await user.keyboard(key)
    expect(place()).toEqual(from)
  })

  it('grid: ArrowUp from the first row reaches the head, ArrowDown leaves it', async () => {
    const user = await at(1, 2)
    await user.keyboard('{ArrowUp}')
    expect(place()).toEqual([0, 2])
    await user.keyboard('{ArrowDown}')
    expect(place()).toEqual([1, 2])
  })

  it('grid: arrows go through the controls of a cell, one after another', async () => {
    const user = await at(1, 7)
    expect(document.activeElement).toHaveTextContent('编辑')
    await user.keyboard('{ArrowRight}')
    expect(place()).toEqual([1, 7])
    expect(document.activeElement).not.toHaveTextContent('编辑')
  })

  it('grid: arrows pass over controls that are inert, hidden or disabled', async () => {
    const user = userEvent.setup()
    renderInShell(
      <DataTable
        label="外观"
        rows={[{ id: '1', name: '秋季' }]}
        columns={[
          { id: 'name', header: '名称' },
          {
            id: 'preview',
            header: '预览',
            cell: () => (
              <div inert>
                <button type="button">登录</button>
              </div>
            ),
          },
          {
            id: 'more',
            header: '更多',
            cell: () => (
              <>
                <input type="hidden" />
                <button type="button" hidden>
                  下载
                </button>
                <button type="button" disabled>
                  删除
                </button>
                <button type="button">恢复</button>
              </>
            ),
          },
        ]}
      />,
    )
    const row = (await screen.findAllByRole('row'))[1]!
    const [name, preview] = row.querySelectorAll<HTMLElement>('td, th')
    act(() => name!.focus())
    await user.keyboard('{ArrowRight}')
    expect(preview).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: '恢复' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(preview).toHaveFocus()
  })

  it('grid: Space selects the row whose box has the focus', async () => {
    const user = await at(2, 0)
    await user.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: `选择“${people[1]!.name}”` })).toBeChecked()
  })

  it('grid: Shift+Space selects the row from any of its cells, and clears it again', async () => {
    const user = await at(2, 3)
    const row = screen.getAllByRole('row')[2]
    await user.keyboard('{Shift>} {/Shift}')
    expect(row).toHaveAttribute('aria-selected', 'true')
    expect(place()).toEqual([2, 3])
    await user.keyboard('{Shift>} {/Shift}')
    expect(row).toHaveAttribute('aria-selected', 'false')
  })

  it('grid: Ctrl+A selects every row of the page', async () => {
    const user = await at(2, 3)
    await user.keyboard('{Control>}a{/Control}')
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(20)
  })

  it('grid: is one by role, and several rows may be selected', () => {
    renderInShell(<Default />)
    const grid = screen.getByRole('grid', { name: '成员' })
    expect(grid).toHaveAttribute('aria-multiselectable', 'true')
    expect(grid).toHaveAttribute('aria-rowcount', '21')
  })

  it('grid: Enter on a head sorts by its column', async () => {
    const user = await at(0, 1)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('columnheader', { name: '姓名' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })

  it('grid: is one stop for Tab', async () => {
    const user = await at(3, 2)
    await user.tab()
    expect(document.activeElement?.closest('table')).toBeNull()
    await user.tab({ shift: true })
    expect(place()).toEqual([3, 2])
  })
})

describe('WAI-ARIA menu practice, on a column head', () => {
  function heads() {
    return screen.getAllByRole('columnheader').map((head) => head.textContent)
  }

  async function choose(command: string, column = 2) {
    const user = await at(0, column)
    await user.keyboard('{Shift>}{F10}{/Shift}')
    await pick(user, command)
    return user
  }

  it('menu: Shift+F10 opens it, Escape gives the focus back', async () => {
    const user = await at(0, 2)
    await user.keyboard('{Shift>}{F10}{/Shift}')
    expect(await screen.findByRole('menu')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(place()).toEqual([0, 2]))
  })

  it('menu: sorts downwards', async () => {
    await choose('降序排列')
    expect(screen.getByRole('columnheader', { name: '账号' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })

  it('menu: hides the column', async () => {
    await choose('隐藏此列')
    await waitFor(() => expect(heads()).not.toContain('账号'))
  })

  it('menu: moves the column, never before the one that names the row', async () => {
    await choose('右移')
    await waitFor(() => expect(heads().slice(1, 4)).toEqual(['姓名', '部门', '账号']))
  })

  it('menu: offers the naming column no hiding and no moving', async () => {
    const user = await at(0, 1)
    await user.keyboard('{Shift>}{F10}{/Shift}')
    const menu = within(await screen.findByRole('menu'))
    expect(menu.queryByRole('menuitem', { name: '隐藏此列' })).not.toBeInTheDocument()
    expect(menu.queryByRole('menuitem', { name: '右移' })).not.toBeInTheDocument()
  })
})

describe('WAI-ARIA window splitter practice, on a column edge', () => {
  async function edge() {
    const user = await at(0, 1)
    await user.keyboard('{Shift>}{F10}{/Shift}')
    await pick(user, '调整列宽')
    const separator = await screen.findByRole('separator', { name: '调整“姓名”的列宽' })
    await waitFor(() => expect(separator).toHaveFocus())
    return { user, separator }
  }

  it.each([
    ['{ArrowLeft}', '64'],
    ['{Home}', '64'],
    ['{End}', '2000'],
  ])('separator: %s sets the width to %s', async (key, width) => {
    const { user, separator } = await edge() // without layout every head is 0 px wide
    expect(separator).toHaveAttribute('aria-valuenow', '160')
    await user.keyboard(key)
    expect(separator).toHaveAttribute('aria-valuenow', width)
  })

  it.each(['{Enter}', '{Escape}'])(
    'separator: %s gives the focus back to the head',
    async (key) => {
      const { user } = await edge()
      await user.keyboard(key)
      expect(screen.getByRole('button', { name: '姓名' })).toHaveFocus()
    },
  )
})

describe('density', () => {
  it.each([
    ['紧凑', '36px'],
    ['宽松', '56px'],
  ])('%s makes rows %s high (spec section 9)', async (name, height) => {
    const user = userEvent.setup()
    const { container } = renderInShell(<Default />)
    await user.click(await screen.findByRole('button', { name: '列设置' }))
    await user.click(await screen.findByRole('radio', { name }))
    const box = container.querySelector<HTMLElement>('.sp-table-box')
    expect(box?.style.getPropertyValue('--sp-sizes-row')).toBe(height)
    await user.click(screen.getByRole('radio', { name: '标准' }))
    expect(box?.style.getPropertyValue('--sp-sizes-row')).toBe('')
  })
})
