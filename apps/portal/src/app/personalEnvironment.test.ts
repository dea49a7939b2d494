import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryFixture } from '../testing/entryFixture.js'
import { personalEnvironment } from './personalEnvironment.js'

const done = () => Promise.resolve()

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

describe('the wait for the next code of the own account', () => {
  it('is kept by what the code is for, and for this person only', () => {
    const { entry, storage } = entryFixture()
    storage.setOwner({ userId: 'u1', tenantId: 't' })
    const personal = personalEnvironment({ entry, reload: done, leaveFor: done })
    personal.codeMemory('contact-mobile').write(Date.now() + 42_500)
    expect(personal.codeMemory('contact-mobile').read()).toBe(Date.now() + 42_500)
    expect(personal.codeMemory('contact-email').read()).toBeUndefined()
    storage.setOwner({ userId: 'u2', tenantId: 't' })
    expect(personal.codeMemory('contact-mobile').read()).toBeUndefined()
  })
})
