import { beforeEach, describe, expect, it } from 'vitest'
import { entryFixture, withShell } from '../testing/entryFixture.js'
import { moveTo } from './moveTo.js'

beforeEach(() => sessionStorage.clear())

describe('moving a tab to another tenant', () => {
  it.each([
    ['the named one', 't-b', 't-b'],
    ['the main one', undefined, undefined],
  ])('leads to %s, and nothing of the old one is left', async (_, tenantId, pinned) => {
    const { entry, went } = entryFixture()
    entry.pin.set('t-a')
    const shell = withShell(entry)
    await moveTo(entry, tenantId)
    expect(shell.dispose).toHaveBeenCalledOnce()
    expect(entry.state.shell).toBeUndefined()
    expect(entry.pin.current).toBe(pinned)
    expect(went()).toEqual(['/'])
  })
})
