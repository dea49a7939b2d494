import { expect, it, vi } from 'vitest'
import { Emitter } from './Emitter.js'

interface Events {
  one: [value: number]
  other: []
}

it('T-7: everybody hears one event after another, in one order', () => {
  const emitter = new Emitter<Events>(vi.fn())
  const heard: string[] = []
  emitter.on('one', (value) => {
    heard.push(`first ${value}`)
    if (value === 1) emitter.emit('one', 2)
  })
  emitter.on('one', (value) => heard.push(`second ${value}`))
  emitter.on('other', () => heard.push('other'))
  emitter.emit('one', 1)
  expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2'])
})

it('T-7: a listener that was added twice hears twice, and is taken away once', () => {
  const emitter = new Emitter<Events>(vi.fn())
  const listener = vi.fn()
  const off = emitter.on('one', listener)
  emitter.on('one', listener)
  emitter.emit('one', 1)
  expect(listener.mock.calls).toEqual([[1], [1]])
  off()
  off()
  emitter.emit('one', 2)
  expect(listener).toHaveBeenCalledTimes(3)
})

it('T-7: who is added while an event is told hears the next one', () => {
  const emitter = new Emitter<Events>(vi.fn())
  const late = vi.fn()
  emitter.on('other', () => void emitter.on('other', late))
  emitter.emit('other')
  expect(late).not.toHaveBeenCalled()
  emitter.emit('other')
  expect(late).toHaveBeenCalledTimes(1)
})

it('T-7: what a listener throws goes to onError, and stops nobody', () => {
  const onError = vi.fn()
  const emitter = new Emitter<Events>(onError)
  const heard = vi.fn()
  emitter.on('one', () => {
    throw new TypeError('stop')
  })
  emitter.on('one', heard)
  emitter.emit('one', 1)
  emitter.emit('one', 2)
  expect(onError.mock.calls).toEqual([[new TypeError('stop')], [new TypeError('stop')]])
  expect(heard.mock.calls).toEqual([[1], [2]])
})

it('T-7: an onError that throws ends one event, and no later one', () => {
  const emitter = new Emitter<Events>((error) => {
    throw error
  })
  const heard = vi.fn()
  let isBroken = true
  emitter.on('one', (value) => {
    if (!isBroken) return
    emitter.emit('one', value + 1)
    isBroken = false
    throw new TypeError('stop')
  })
  emitter.on('one', heard)
  expect(() => emitter.emit('one', 1)).toThrow(new TypeError('stop'))
  expect(heard).not.toHaveBeenCalled()
  emitter.emit('one', 3)
  // What was caused before comes first.
  expect(heard.mock.calls).toEqual([[2], [3]])
})

it('T-7: after 1,000 answers in a row the rest is dropped, with an error, and it goes on', () => {
  const onError = vi.fn()
  const emitter = new Emitter<Events>(onError)
  let heard = 0
  let most = Infinity
  emitter.on('one', (value) => {
    heard += 1
    if (heard < most) emitter.emit('one', value)
  })
  emitter.emit('one', 1)
  expect(heard).toBe(1000)
  expect(onError.mock.calls).toEqual([[new RangeError('Listeners cause events without end')]])
  heard = 0
  most = 1000
  emitter.emit('one', 1)
  expect([heard, onError.mock.calls.length]).toEqual([1000, 1])
})
