import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { SearchField } from './SearchField.js'

/** Lets fake time pass. */
function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function type(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
}

describe('SearchField', () => {
  it('waits 500 ms after the last letter (spec section 9)', () => {
    const onChange = vi.fn()
    renderInShell(<SearchField value={undefined} onChange={onChange} />)
    type('研')
    advance(400)
    type('研发')
    advance(499)
    expect(onChange).not.toHaveBeenCalled()
    advance(1)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('研发')
  })

  it('searches at once on Enter, and once', () => {
    const onChange = vi.fn()
    renderInShell(<SearchField value="" onChange={onChange} />)
    type('rd')
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
    advance(2000)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('rd')
  })

  it('does not search half-typed pinyin', () => {
    const onChange = vi.fn()
    renderInShell(<SearchField value="" onChange={onChange} />)
    const input = screen.getByRole('searchbox')
    fireEvent.compositionStart(input)
    type('yan fa')
    advance(2000)
    expect(onChange).not.toHaveBeenCalled()
    type('研发')
    fireEvent.compositionEnd(input)
    advance(500)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('研发')
  })

  it('clears at once, with the button and with Escape', () => {
    const onChange = vi.fn()
    const { rerender } = renderInShell(<SearchField value="研发" onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: '清空' }))
    expect(onChange).toHaveBeenLastCalledWith(undefined)
    rerender(<SearchField value="市场" onChange={onChange} />)
    expect(screen.getByRole('searchbox')).toHaveValue('市场')
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('takes a value from outside, but never undoes what is being typed', () => {
    const onChange = vi.fn()
    const { rerender } = renderInShell(<SearchField value="" onChange={onChange} />)
    type('ab')
    advance(500)
    type('abc')
    rerender(<SearchField value="ab" onChange={onChange} />)
    expect(screen.getByRole('searchbox')).toHaveValue('abc')
    rerender(<SearchField value="other" onChange={onChange} />)
    expect(screen.getByRole('searchbox')).toHaveValue('other')
  })
})
