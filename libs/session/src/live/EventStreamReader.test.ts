import { describe, expect, it } from 'vitest'
import { EventStreamReader } from './EventStreamReader.js'

const blank = { name: 'message', data: undefined, place: undefined, retry: undefined }

describe('EventStreamReader', () => {
  it('gives blocks when they are whole, wherever the text is cut', () => {
    const text = 'retry: 1500\n\n: beat\nid: 7-1:1:\n\nid: 8-1:2:\nevent: unread\ndata: {"a":1}\n\n'
    const wanted = [
      { ...blank, retry: 1500 },
      { ...blank, place: '7-1:1:' },
      { ...blank, name: 'unread', data: '{"a":1}', place: '8-1:2:' },
    ]
    for (let cut = 0; cut <= text.length; cut += 1) {
      const reader = new EventStreamReader()
      expect([...reader.read(text.slice(0, cut)), ...reader.read(text.slice(cut))]).toEqual(wanted)
    }
  })

  it('joins lines of data, and takes what is no number for no wait', () => {
    const [block] = new EventStreamReader().read('data: a\ndata:b\nretry: soon\nodd\n\n')
    expect(block).toEqual({ ...blank, data: 'a\nb' })
  })
})
