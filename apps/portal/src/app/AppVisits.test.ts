import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { systemDataFixture } from '@spruce/session/testing'
import { TabsStore } from '@spruce/shell-ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockLoginFixture, noMedia, openShell } from '../testing/openShell.js'
import { AppVisits } from './AppVisits.js'

vi.mock('@spruce/session/live', () => ({
  openLiveStream: () => ({ where: () => undefined, close: () => undefined }),
}))

const enterprise = 'spruce-web-enterprise-console'
const operation = 'spruce-web-operation-management'
const page = (app: string, name: string) => ({ name, url: `/yunbu-app/${app}/base/${name}?page=2` })

const told = vi.fn((_call: { body: { appCode: string } }) => null)
const codes = () => told.mock.calls.map(([{ body }]) => body.appCode)
const api = createTestApi({ 'POST /spruce/api/v1/app-visits': told as never })
const settle = () => vi.advanceTimersByTimeAsync(1000)

beforeEach(() => {
  vi.useFakeTimers()
  told.mockReset().mockReturnValue(null)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('AppVisits', () => {
  let tabs: TabsStore
  let visits: AppVisits
  beforeEach(() => {
    tabs = new TabsStore()
    visits = new AppVisits(api, tabs)
  })
  afterEach(() => {
    visits.dispose()
    tabs.dispose()
  })

  it('tells of an application once, however many of its pages show', async () => {
    tabs.activate({ name: 'dashboard', url: '/dashboard' }) // lies in none
    tabs.activate(page(enterprise, 'organization'))
    tabs.activate(page(enterprise, 'role'))
    tabs.activate(page(operation, 'customer'))
    tabs.activate(page(enterprise, 'organization'))
    await settle()
    expect(codes()).toEqual([enterprise, operation])
  })

  it('tells of the application that the framework page shows', async () => {
    visits.dispose()
    const bi = { appCode: 'bi', path: 'https://bi.example/portal' }
    visits = new AppVisits(api, tabs, () => [bi])
    const url = encodeURIComponent(`${bi.path}/sales`)
    tabs.activate({ name: 'bi', url: `/yunbu-app/${enterprise}/dynamic?url=${url}` })
    tabs.activate({ name: 'nobody', url: `/yunbu-app/${enterprise}/dynamic?url=https%3A%2F%2Fx` })
    await settle()
    expect(codes()).toEqual(['bi'])
  })

  it('tells of it again once all its pages were closed', async () => {
    tabs.activate(page(enterprise, 'organization'))
    tabs.activate(page(enterprise, 'role'))
    tabs.close('organization')
    tabs.activate(page(enterprise, 'organization'))
    await settle()
    expect(codes()).toEqual([enterprise])
    tabs.close('organization')
    tabs.close('role')
    tabs.activate(page(enterprise, 'role'))
    await settle()
    expect(codes()).toEqual([enterprise, enterprise])
  })

  it('does not tell of a page that is kept from last time until it shows', async () => {
    tabs.open(page(enterprise, 'organization'))
    await settle()
    expect(codes()).toEqual([])
    tabs.activate(page(enterprise, 'organization'))
    await settle()
    expect(codes()).toEqual([enterprise])
  })

  it('says nothing when it fails', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    told.mockImplementation(() => {
      throw new ApiError({ kind: 'http', status: 503, code: 'UNAVAILABLE', message: '' })
    })
    tabs.activate(page(enterprise, 'organization'))
    await settle()
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', unhandled)
    expect(told).toHaveBeenCalledOnce()
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('tells nothing after its end', async () => {
    tabs.activate(page(enterprise, 'organization'))
    visits.dispose()
    tabs.activate(page(operation, 'customer'))
    await settle()
    expect(codes()).toEqual([])
  })
})

describe('the shell', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.stubGlobal('matchMedia', noMedia)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    ['tells of what the person opens', null, [enterprise]],
    ['tells nothing of what somebody opens in their name', mockLoginFixture, []],
  ])('%s', async (_, mockLogin, expected) => {
    const shell = openShell({ ...systemDataFixture(), mockLogin }, api)
    shell.navigator.dispose() // the test says which tab is in front
    shell.tabs.activate(page(enterprise, 'organization'))
    await settle()
    expect(codes()).toEqual(expected)
    shell.dispose()
  })
})
