import { describe, expect, it } from 'vitest'
import { isVisible, readVisibility, type VisibilityContext } from './visibility.js'

const context: VisibilityContext = {
  values: { shift: 'day', limit: 3 },
  permCodes: new Set(['device:list']),
  breakpoint: 'narrow',
  frameOf: (id) =>
    id === 'lost'
      ? undefined
      : { columns: [{ name: 'a', type: 'number', values: id === 'none' ? [] : [1] }] },
}

describe('visibility', () => {
  it.each([
    [{ kind: 'variable', variable: 'shift' }, true],
    [{ kind: 'variable', variable: 'other' }, false],
    [{ kind: 'variable', variable: 'other', isNot: true }, true],
    [{ kind: 'variable', variable: 'shift', values: ['night'] }, false],
    [{ kind: 'variable', variable: 'limit', values: [3] }, true],
    [{ kind: 'variable', variable: 'limit', values: ['3'] }, true],
    [{ kind: 'variable', variable: 'limit', values: ['4'] }, false],
    [{ kind: 'permission', code: 'device:list' }, true],
    [{ kind: 'permission', code: 'device:edit' }, false],
    [{ kind: 'empty', query: 'none' }, true],
    [{ kind: 'empty', query: 'some', isNot: true }, true],
    [{ kind: 'empty', query: 'lost' }, false],
    [{ kind: 'empty', query: 'lost', isNot: true }, false],
    [{ kind: 'breakpoint', breakpoints: ['narrow'] }, true],
    [{ kind: 'breakpoint', breakpoints: ['wide'] }, false],
  ])('%j: %s', (rule, expected) => {
    expect(isVisible(readVisibility([rule]), context)).toBe(expected)
  })

  it('needs all rules, and leaves out what is none', () => {
    const rules = readVisibility([{ kind: 'script' }, { kind: 'permission', code: 'x' }, 3])
    expect(rules).toHaveLength(1)
    expect(isVisible(rules, context)).toBe(false)
    expect(readVisibility('always')).toEqual([])
  })
})
