import { describe, expect, it } from 'vitest'
import { endOf, readCursor, writeCursor } from './cursor.js'

describe('a cursor', () => {
  it.each(['10:10:', '10:14:10,12', '1:9007199254740993:5'])('reads what it wrote: %s', (text) => {
    const cursor = { readAt: new Date(1_763_798_400_000), snapshot: text }
    expect(readCursor(writeCursor(cursor))).toEqual(cursor)
  })

  it.each([
    '',
    'x',
    '1763798400000',
    '1763798400000-',
    '1763798400000-10:9:',
    '1763798400000-0:9:',
    '1763798400000-10:14:12,10',
    '1763798400000-10:14:10,10',
    '1763798400000-10:14:9',
    '1763798400000-10:14:14',
    "1763798400000-10:14:'); drop table users; --",
    `1763798400000-10:14:${'1,'.repeat(400)}1`,
    '1763798400000-99999999999999999999:99999999999999999999:',
  ])('is nothing that the database would refuse: %j', (text) => {
    expect(readCursor(text)).toBeUndefined()
  })

  it('knows where its snapshot ends', () => {
    expect(endOf('10:14:10,12')).toBe(14n)
  })
})
