import { createTestApi } from '@spruce/api-client/testing'
import { systemDataFixture } from '@spruce/session/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noMedia, openShell } from '../testing/openShell.js'
import { SearchState } from './SearchState.js'
import type { Shell } from './Shell.js'
import { workbenchEnvironment } from './workbenchEnvironment.js'

describe('SearchState', () => {
  it('opens with a keyword once: by its keys it opens without', () => {
    const search = new SearchState()
    search.open('张伟')
    expect(search).toMatchObject({ isOpen: true, keyword: '张伟' })
    search.toggle()
    expect(search.isOpen).toBe(false)
    search.toggle()
    expect(search).toMatchObject({ isOpen: true, keyword: '' })
  })
})

describe('a workbench', () => {
  let shell: Shell
  beforeEach(() => {
    vi.stubGlobal('matchMedia', noMedia)
    shell = openShell(systemDataFixture(), createTestApi({}))
  })
  afterEach(() => {
    shell.dispose()
    vi.unstubAllGlobals()
  })

  it('opens the search of its shell', () => {
    workbenchEnvironment(shell).openSearch('张伟')
    expect(shell.search).toMatchObject({ isOpen: true, keyword: '张伟' })
    shell.dispose()
    expect(shell.search.isOpen).toBe(false)
  })
})
