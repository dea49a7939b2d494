import { expect, it } from 'vitest'
import { sayConflicts } from './sayConflicts.js'
import { studioMessages } from './studioMessages.js'

it('says each part once, and layouts by their width', () => {
  const conflicts = [
    { node: 'a', part: 'place' },
    { node: 'a', part: 'layouts.narrow' },
    { node: 'a', part: 'layouts.narrow' },
    { node: 'a', part: 'title' },
    { node: undefined, part: 'config' },
  ]
  expect(sayConflicts(conflicts, studioMessages['zh-CN'], () => '甲')).toEqual([
    '甲：位置和大小',
    '甲：手机布局的位置和大小',
    '甲：title',
    '页面设置：config',
  ])
})
