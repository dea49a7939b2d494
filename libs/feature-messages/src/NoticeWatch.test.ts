import { createTestApi } from '@spruce/api-client/testing'
import { createTestSession } from '@spruce/session/testing'
import { LiveListeners, openDialogs } from '@spruce/shell-ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Inbox } from './Inbox.js'
import { NoticeWatch } from './NoticeWatch.js'

const noticeOf = (id: string) => ({
  id,
  title: `公告 ${id}`,
  level: 'important' as const,
  mustConfirm: true,
  read: false,
  confirmed: false,
  publishedAt: '2026-11-18T08:00:00.000Z',
  expireAt: null,
})

/** Somebody of the operator acts as the person. */
const mockLoginFixture = {
  actingName: '沈运维',
  actingLoginName: 'operator',
  reason: '协助排查',
  expiresAt: '2026-11-20T08:30:00.000Z',
}

const made: NoticeWatch[] = []
let isHidden = false

function make(ids: readonly string[], change: Parameters<typeof createTestSession>[0] = {}) {
  const list = vi.fn(() => ids.map(noticeOf))
  const api = createTestApi({ 'GET /spruce/api/v1/my-notices': list })
  const live = new LiveListeners()
  const shell = { api, session: createTestSession(change), inbox: new Inbox(), live }
  const watch = new NoticeWatch(shell)
  made.push(watch)
  return { shell, watch, list, live }
}

function setHidden(next: boolean) {
  isHidden = next
  document.dispatchEvent(new Event('visibilitychange'))
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})
afterEach(() => {
  for (const watch of made.splice(0)) watch.dispose()
  isHidden = false
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('opens what was published while the page stood open, and nothing older', async () => {
  const { shell, watch } = make(['new', 'old'])
  watch.tell('new')
  await vi.waitFor(() => expect(shell.inbox.message).toMatchObject({ id: 'new' }))
  expect(shell.inbox.goOn()).toBe(0)
})

it('waits until nothing lies over the page', async () => {
  const { shell, watch, list } = make(['new'])
  const id = openDialogs.add({ dismiss: () => undefined, close: () => undefined })
  watch.tell('new')
  await settle()
  expect(list).not.toHaveBeenCalled()
  openDialogs.remove(id)
  await vi.waitFor(() => expect(shell.inbox.isOpen).toBe(true))
})

it('leaves whoever reads messages with them, and opens after', async () => {
  const { shell, watch } = make(['new'])
  shell.inbox.open()
  watch.tell('new')
  await settle()
  expect(shell.inbox.message).toBeNull()
  shell.inbox.close()
  await vi.waitFor(() => expect(shell.inbox.message).toMatchObject({ id: 'new' }))
})

it('asks again when a tab comes into sight, as it may be confirmed elsewhere by then', async () => {
  isHidden = true
  const { shell, watch, list } = make([])
  watch.tell('new')
  await settle()
  expect(list).not.toHaveBeenCalled()
  setHidden(false)
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce())
  await settle()
  expect(shell.inbox.isOpen).toBe(false)
})

it('opens whatever waits after a gap in what the server told', async () => {
  const { shell, watch } = make(['a', 'b'])
  watch.tell()
  await vi.waitFor(() => expect(shell.inbox.message).toMatchObject({ id: 'a' }))
  expect(shell.inbox.goOn()).toBe(1)
})

it('asks for nothing in a mock login', async () => {
  const { watch, list } = make(['new'], { mockLogin: mockLoginFixture })
  watch.tell('new')
  await settle()
  expect(list).not.toHaveBeenCalled()
})

it('follows live events: a notice by its id, a gap by what waits, other messages not at all', async () => {
  const { shell, live, list } = make(['new', 'old'])
  live.tell('message', { letterId: 'l1' })
  await settle()
  expect(list).not.toHaveBeenCalled()
  live.tell('message', { noticeId: 'old' })
  await vi.waitFor(() => expect(shell.inbox.message).toMatchObject({ id: 'old' }))
  shell.inbox.close()
  live.tellGap()
  await vi.waitFor(() => expect(shell.inbox.message).toMatchObject({ id: 'new' }))
})

it('hears nothing more once it is disposed of', async () => {
  const { watch, live, list } = make(['new'])
  watch.dispose()
  live.tell('message', { noticeId: 'new' })
  await settle()
  expect(list).not.toHaveBeenCalled()
})
