import type { StudioEditor } from '@spruce/page-builder/studio'
import { LiveListeners } from '@spruce/shell-ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awayAfter, beatEvery, PresenceBeat, type SendPresence } from './PresenceBeat.js'

const editor: StudioEditor = {
  ...{ id: 'm2', name: '李娜', photo: null, isSelf: false },
  ...{ since: '2026-11-20T08:00:00.000Z', savedAt: null },
}
const live = new LiveListeners()
const send = vi.fn<SendPresence>()
const onChange = vi.fn()
let isHidden = false

beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isHidden ? 'hidden' : 'visible',
  )
  send.mockReset().mockResolvedValue([editor])
  onChange.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function begin() {
  const beat = new PresenceBeat('w', send, live, onChange)
  beat.start()
  await vi.advanceTimersByTimeAsync(0)
  return beat
}

function hide(is: boolean) {
  isHidden = is
  document.dispatchEvent(new Event('visibilitychange'))
}

const sent = () => send.mock.calls.map(([{ hasLeft }]) => (hasLeft ? 'left' : 'here'))

it('says at once that it is there, again and again, and that it leaves', async () => {
  const beat = await begin()
  expect(onChange).toHaveBeenCalledWith([editor])
  await vi.advanceTimersByTimeAsync(2 * beatEvery)
  beat.stop()
  await vi.advanceTimersByTimeAsync(2 * beatEvery)
  expect(sent()).toEqual(['here', 'here', 'here', 'left'])
})

it('asks anew when somebody came or went, and when events were missed', async () => {
  const beat = await begin()
  live.tell('presence', { designId: 'other' })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual(['here'])
  live.tell('presence', { designId: 'w' })
  live.tell('presence', { designId: 'w' })
  live.tell('presence', { designId: 'w' })
  await vi.advanceTimersByTimeAsync(0)
  // Those that came meanwhile are one.
  expect(sent()).toEqual(['here', 'here', 'here'])
  live.tellGap()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toHaveLength(4)
  beat.stop()
})

it('leaves when nobody sees it for minutes, and is back when it is seen', async () => {
  const beat = await begin()
  hide(true)
  await vi.advanceTimersByTimeAsync(awayAfter + 2 * beatEvery)
  expect(sent().at(-1)).toBe('left')
  const before = sent().length
  await vi.advanceTimersByTimeAsync(5 * beatEvery)
  live.tell('presence', { designId: 'w' })
  expect(sent()).toHaveLength(before)
  hide(false)
  expect(sent().at(-1)).toBe('here')
  beat.stop()
})

it('leaves with the page, and is back when the browser brings it back', async () => {
  const beat = await begin()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual(['here', 'left'])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(sent()).toEqual(['here', 'left', 'here'])
  beat.stop()
})

it('goes on after a call that failed, and ends with one that was refused', async () => {
  await begin()
  send.mockRejectedValueOnce(new Error('no network'))
  await vi.advanceTimersByTimeAsync(beatEvery)
  await vi.advanceTimersByTimeAsync(beatEvery)
  expect(onChange).toHaveBeenCalledTimes(2)
  send.mockResolvedValueOnce(undefined)
  await vi.advanceTimersByTimeAsync(beatEvery)
  expect(onChange).toHaveBeenLastCalledWith([])
  await vi.advanceTimersByTimeAsync(5 * beatEvery)
  expect(sent()).toHaveLength(4)
})
