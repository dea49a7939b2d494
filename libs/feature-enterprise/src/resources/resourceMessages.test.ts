import { resourceUploadMessages } from '@spruce/console-kit/resources'
import { expect, it } from 'vitest'
import { resourceMessages } from './resourceMessages.js'

const t = { ...resourceMessages['en-US'], ...resourceUploadMessages['en-US'] }

it('counts resources in English once, and in their number', () => {
  expect([1, 3].map((count) => t.replaceText(count))).toEqual([
    'Its address stays; 1 place will show the new content.',
    'Its address stays; 3 places will show the new content.',
  ])
  const others = [t.moveTitle, t.moved, t.removeManyQuestion, t.removed, t.begin]
  expect(others.map((say) => say(1))).toEqual([
    'Move 1 resource',
    'Moved 1 resource',
    'Delete 1 resource?',
    'Deleted 1 resource',
    'Upload 1 file',
  ])
  expect(others.map((say) => say(3))).toEqual([
    'Move 3 resources',
    'Moved 3 resources',
    'Delete 3 resources?',
    'Deleted 3 resources',
    'Upload 3 files',
  ])
})
