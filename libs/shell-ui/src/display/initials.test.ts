import { afterEach, describe, expect, it, vi } from 'vitest'
import { initialOf, initialsOf } from './initials.js'

describe('the initials of a person', () => {
  it.each([
    ['王伟', 2, '王伟'],
    ['王伟', 1, '伟'],
    ['欧阳雨桐', 2, '雨桐'],
    ['欧阳雨桐', 1, '桐'],
    ['王伟（外协）', 2, '王伟'],
    ['王伟🎉', 2, '王伟'],
    ['David 王', 2, '王'],
    ['𠮷田', 1, '田'],
    ['Ada Lovelace', 2, 'AL'],
    ['Ada King Lovelace', 2, 'AL'],
    ['grace.hopper', 1, 'G'],
    ['grace', 2, 'G'],
    ['élodie', 1, 'É'],
    ['7号操作员', 1, '员'],
    ['user_42', 2, 'U4'],
    ['👩‍🔧', 2, '👩‍🔧'],
    ['🎉 Ada', 2, 'A'],
    ['（外协）', 1, '协'],
    ['  ', 2, '?'],
    ['', 1, '?'],
  ])('%s in %d: %s', (name, length, initials) => {
    expect(initialsOf(name, length)).toBe(initials)
  })
})

describe('names of letters and Chinese alone', () => {
  afterEach(() => vi.restoreAllMocks())

  it('need no segmenter, whose first takes longer than a frame', () => {
    const segmenter = vi.spyOn(Intl, 'Segmenter')
    for (const name of ['王伟（外协）', 'Ada Lovelace', 'élodie', 'user_42', '7号操作员']) {
      initialsOf(name)
      initialOf(name)
    }
    expect(segmenter).not.toHaveBeenCalled()
  })
})

describe('the initial of a company, an application or a menu', () => {
  it.each([
    ['云杉制造集团', '云'],
    [' Lin', 'L'],
    ['spruce', 'S'],
    ['𠮷田', '𠮷'],
    ['【测试】云杉', '测'],
    ['👩‍🔧维修', '维'],
    ['👩‍🔧', '👩‍🔧'],
    ['', '?'],
  ])('%s: %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})
