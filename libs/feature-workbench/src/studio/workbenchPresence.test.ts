import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { LiveListeners } from '@spruce/shell-ui'
import { expect, it, vi } from 'vitest'
import { workbenchPresence } from './workbenchPresence.js'

const path = 'POST /spruce/api/v1/workbenches/{id}/presence'
const editor = {
  ...{ memberId: 'm2', nickName: '李娜', photo: null, isSelf: false },
  ...{ since: '2026-11-20T08:00:00.000Z', savedAt: null },
}

function follow(handler: TestHandlers[typeof path]) {
  const onChange = vi.fn()
  const api = createTestApi({ [path]: handler })
  const stop = workbenchPresence(api, 'w', new LiveListeners()).follow(onChange)
  return { onChange, stop }
}

it('reports one tab by its own name, and tells who else is there', async () => {
  const handle = vi.fn(() => ({ editors: [editor] }))
  const { onChange, stop } = follow(handle)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  const { memberId: id, nickName: name, ...rest } = editor
  expect(onChange).toHaveBeenCalledWith([{ ...rest, id, name }])
  stop()
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2))
  const bodies = handle.mock.calls.map(
    ([call]: unknown[]) => (call as { body: { tab: string; left?: boolean } }).body,
  )
  expect(bodies[0]?.tab).toMatch(/^[\da-f-]{36}$/)
  expect(bodies[1]).toEqual({ tab: bodies[0]?.tab, left: true })
})

it('shows nobody where one may not edit any more', async () => {
  const { onChange, stop } = follow(() => {
    throw new ApiError({ kind: 'http', status: 403, code: 'DENIED' })
  })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith([]))
  stop()
})
