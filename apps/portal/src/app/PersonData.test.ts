import { createTestApi } from '@spruce/api-client/testing'
import type { SystemData } from '@spruce/session'
import { systemDataFixture } from '@spruce/session/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noMedia, openShell } from '../testing/openShell.js'

vi.mock('@spruce/session/live', () => ({ openLiveStream: () => ({ close: () => undefined }) }))

const data = systemDataFixture()
const named = (nickName: string): SystemData => ({
  ...data,
  userInfo: { ...data.userInfo, nickName },
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', noMedia)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps the newest of two answers, in whichever order they come', async () => {
  const answers: ((data: SystemData) => void)[] = []
  const answer = () => new Promise<SystemData>((resolve) => answers.push(resolve))
  const shell = openShell(data, createTestApi({ 'GET /spruce/api/v1/system-data': answer }))
  const both = [shell.person.reload(), shell.person.reload()]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(named('后来'))
  await both[1]
  answers[0]?.(named('先前'))
  await both[0]
  expect(shell.session.userInfo?.nickName).toBe('后来')
  shell.dispose()
})
