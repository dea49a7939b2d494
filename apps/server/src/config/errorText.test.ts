import { describe, expect, it } from 'vitest'
import { errorText } from './errorText.js'

describe('the text of what was thrown', () => {
  it.each([
    [new Error('broken'), 'broken'],
    [Object.assign(new Error(''), { code: 'ENOSPC' }), 'Error'],
    [{ name: 'ErrnoError', errno: 51 }, 'ErrnoError 51'],
    [{ message: 'from a worker' }, 'from a worker'],
    [{ errno: 28 }, 'Unknown failure 28'],
    [{}, 'Unknown failure'],
    ['text', 'text'],
    [undefined, 'undefined'],
  ])('%o is %j', (thrown, text) => {
    expect(errorText(thrown)).toBe(text)
  })
})
