import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TypedText } from './TypedText.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

describe('letters typed one after another', () => {
  it('are one word, in small letters', () => {
    const typed = new TypedText()
    expect(['B', 'r', 'a'].map((letter) => typed.add(letter))).toEqual(['b', 'br', 'bra'])
  })

  it('stay one letter when it is the same again and again', () => {
    const typed = new TypedText()
    expect(['b', 'b', 'b'].map((letter) => typed.add(letter))).toEqual(['b', 'b', 'b'])
    expect(typed.add('r')).toBe('bbbr')
  })

  it('begin anew after a pause, and after another key', () => {
    const typed = new TypedText()
    typed.add('b')
    vi.advanceTimersByTime(501)
    expect(typed.add('r')).toBe('r')
    typed.clear()
    expect(typed.add('a')).toBe('a')
  })
})
