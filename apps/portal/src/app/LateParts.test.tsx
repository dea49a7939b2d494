import { systemDataFixture } from '@spruce/session/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noMedia, openShell } from '../testing/openShell.js'
import { LateSearch } from './LateParts.js'
import type { Shell } from './Shell.js'

let isThere = false
vi.mock('../lazy/PortalSearch.js', () => ({
  get PortalSearch() {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>搜索在此</p>
  },
}))

let shell: Shell
beforeEach(() => {
  vi.stubGlobal('matchMedia', noMedia)
  shell = openShell(systemDataFixture())
})
afterEach(() => {
  shell.dispose()
  vi.unstubAllGlobals()
})

describe('LateSearch', () => {
  it('that does not come is told and closes; the next opening tries again', async () => {
    const reportError = vi.spyOn(shell.errors, 'report').mockReturnValue()
    const onClose = vi.fn()
    const at = (isOpen: boolean) => <LateSearch shell={shell} isOpen={isOpen} onClose={onClose} />
    const { rerender } = render(at(false))
    rerender(at(true))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(reportError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'network' }),
    )
    rerender(at(false))
    isThere = true
    rerender(at(true))
    expect(await screen.findByText('搜索在此')).toBeVisible()
    rerender(at(false))
    expect(screen.getByText('搜索在此')).toBeVisible() // it stays, and knows itself whether it shows
  })
})
