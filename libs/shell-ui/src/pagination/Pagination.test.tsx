import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { Pagination } from './Pagination.js'
import { offeredSizes, pageCount, pageItems } from './pages.js'

describe('the rules of the specification, section 9', () => {
  it('offers page sizes 10, 20, 50 and 100', () => {
    expect(offeredSizes(20)).toEqual([10, 20, 50, 100])
  })

  it.each([
    [30, [10, 20, 30, 50, 100]],
    [5, [5, 10, 20, 50, 100]],
    [500, [10, 20, 50, 100, 500]],
  ])('adds the current size %d if missing, in ascending order', (size, offered) => {
    expect(offeredSizes(size)).toEqual(offered)
  })

  it('changing the size resets the page to 1', async () => {
    const onChange = vi.fn()
    renderInShell(<Pagination page={6} size={20} total={1248} onChange={onChange} />)
    await userEvent.selectOptions(screen.getByLabelText('每页条数'), '50 条/页')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 1, size: 50 })
  })

  it('is hidden when total is 0', () => {
    renderInShell(<Pagination page={1} size={20} total={0} onChange={vi.fn()} />)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it("shows '/ total pages' and a page-jump input in the compact variant", async () => {
    const onChange = vi.fn()
    renderInShell(<Pagination page={2} size={20} total={1248} isCompact onChange={onChange} />)
    expect(screen.getByText('/ 63 页')).toBeVisible()
    const jump = screen.getByLabelText('跳至页码')
    await userEvent.clear(jump)
    await userEvent.type(jump, '12{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 12, size: 20 })
  })
})

describe('Pagination', () => {
  it('keeps a jump inside the pages', () => {
    const onChange = vi.fn()
    renderInShell(<Pagination page={2} size={20} total={100} isCompact onChange={onChange} />)
    const jump = screen.getByLabelText('跳至页码')
    fireEvent.change(jump, { target: { value: '99' } })
    fireEvent.blur(jump)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 5, size: 20 })
  })

  it('goes forth and back, and not beyond the ends', async () => {
    const onChange = vi.fn()
    renderInShell(<Pagination page={1} size={20} total={45} onChange={onChange} />)
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }))
    expect(onChange.mock.calls).toEqual([[{ page: 2, size: 20 }], [{ page: 3, size: 20 }]])
    const current = within(screen.getByRole('navigation', { name: '分页' })).getByText('1')
    expect(current).toHaveAttribute('aria-current', 'page')
  })

  it('speaks English', () => {
    renderInShell(<Pagination page={1} size={20} total={1} onChange={vi.fn()} />, 'en-US')
    expect(screen.getByText('1 item')).toBeVisible()
  })
})

describe('pageItems', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap-end', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap-end', 20]],
    [5, 20, [1, 'gap-start', 4, 5, 6, 'gap-end', 20]],
    [17, 20, [1, 'gap-start', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap-start', 16, 17, 18, 19, 20]],
  ])('page %d of %d', (page, count, items) => {
    expect(pageItems(page, count)).toEqual(items)
  })

  it('always names the first, the last and the current page, each once', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const numbers = pageItems(page, count).filter((item) => typeof item === 'number')
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
        expect(numbers).toContain(1)
        expect(numbers).toContain(count)
        expect(numbers).toContain(page)
      }
    }
  })

  it.each([
    [0, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
  ])('%d rows by %d are %d pages', (total, size, count) => {
    expect(pageCount(total, size)).toBe(count)
  })
})
