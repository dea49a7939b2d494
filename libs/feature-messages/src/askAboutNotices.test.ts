import { createTestApi } from '@spruce/api-client/testing'
import { BrowserStorage } from '@spruce/session'
import { createTestSession } from '@spruce/session/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askAboutNotices } from './askAboutNotices.js'
import { Inbox } from './Inbox.js'

const notices = 'GET /spruce/api/v1/my-notices'
const notice = {
  id: 'n1',
  title: '国庆放假安排',
  level: 'important',
  mustConfirm: true,
  read: false,
  confirmed: false,
  publishedAt: '2026-11-18T08:00:00.000Z',
  expireAt: null,
} as const

/** Somebody of the operator acts as the person. */
const mockLoginFixture = {
  actingName: '沈运维',
  actingLoginName: 'operator',
  reason: '协助排查',
  expiresAt: '2026-11-20T08:30:00.000Z',
}

function make(answer: () => unknown, change: Parameters<typeof createTestSession>[0] = {}) {
  const list = vi.fn((_: { query: Record<string, unknown> }) => answer() as [typeof notice])
  const session = createTestSession(change)
  const storage = new BrowserStorage()
  storage.setOwner({ userId: 'u', tenantId: 't' })
  const shell = { api: createTestApi({ [notices]: list }), session, inbox: new Inbox(), storage }
  return { shell, list }
}

beforeEach(() => {
  localStorage.clear()
})

describe('askAboutNotices', () => {
  it('opens the messages at what waits for a confirmation, once in a session', async () => {
    const { shell, list } = make(() => [notice])
    await askAboutNotices(shell)
    expect(list.mock.calls[0]?.[0].query).toMatchObject({ state: 'unconfirmed' })
    expect(shell.inbox.isOpen).toBe(true)
    expect(shell.inbox.message).toMatchObject({ id: 'n1', kind: 'notice' })
    shell.inbox.close()
    await askAboutNotices(shell)
    expect(list).toHaveBeenCalledOnce()
    expect(shell.inbox.isOpen).toBe(false)
  })

  it('is silent where nothing waits', async () => {
    const { shell } = make(() => [])
    await askAboutNotices(shell)
    expect(shell.inbox.isOpen).toBe(false)
  })

  it('asks for nothing in a mock login: a confirmation is the person’s', async () => {
    const { shell, list } = make(() => [notice], { mockLogin: mockLoginFixture })
    await askAboutNotices(shell)
    expect(list).not.toHaveBeenCalled()
  })

  it('is silent about a refusal, and asks again at the next load', async () => {
    const { shell, list } = make(() => Response.json({ code: 403, message: 'x' }, { status: 403 }))
    await askAboutNotices(shell)
    await askAboutNotices(shell)
    expect(list).toHaveBeenCalledTimes(2)
    expect(shell.inbox.isOpen).toBe(false)
  })

  it('leaves whoever reads messages already with what they read', async () => {
    const { shell } = make(() => [notice])
    shell.inbox.open()
    await askAboutNotices(shell)
    expect(shell.inbox.message).toBeNull()
  })
})
