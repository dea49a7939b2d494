import { describe, expect, it } from 'vitest'
import { LiveStream } from './LiveStream.js'

const text = 'x'.repeat(1_000)

describe('LiveStream', () => {
  it('writes events, places and waits as the event stream format has them', () => {
    const stream = new LiveStream('s', 'u', () => 7)
    stream.retryAfter(12.4)
    stream.send({ name: 'hello', data: { a: '一\n二' } })
    stream.send({ name: 'unread', id: 'p1', data: {} })
    stream.beat('p2')
    expect(String(stream.body.read())).toBe(
      'retry: 12\n\nevent: hello\ndata: {"a":"一\\n二"}\n\n' +
        'id: p1\nevent: unread\ndata: {}\n\n: beat\nid: p2\n\n',
    )
    expect(stream.sentAt).toBe(7)
  })

  it('cuts off who does not read, at a bounded price', () => {
    const stream = new LiveStream('s', 'u', Date.now)
    let sent = 0
    for (; stream.isOpen && sent < 1_000; sent += 1) stream.send({ name: 'x', data: { text } })
    expect(sent).toBeLessThan(80)
    expect(stream.wasCut).toBe(true)
    stream.send({ name: 'x', data: {} }) // nothing happens
  })

  it('does not cut off who reads', () => {
    const stream = new LiveStream('s', 'u', Date.now)
    for (let sent = 0; sent < 1_000; sent += 1) {
      stream.send({ name: 'x', data: { text } })
      stream.body.read()
    }
    expect(stream.wasCut).toBe(false)
  })
})
