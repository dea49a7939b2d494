import { createTestApi } from '@spruce/api-client/testing'
import { systemDataFixture, tenantFixture } from '@spruce/session/testing'
import { confirmDialog, openDialogs, toast } from '@spruce/shell-ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noMedia, openShell } from '../testing/openShell.js'
import type { Shell } from './Shell.js'

vi.mock('@spruce/session/live', () => ({ openLiveStream: () => ({ close: () => undefined }) }))

const other = tenantFixture({ tenantId: 't-b', code: 'bbb', name: '乙公司', mainTenant: false })
const data = systemDataFixture()
const ask = vi.spyOn(confirmDialog, 'open')
let shell: Shell

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('matchMedia', noMedia)
  ask.mockReset().mockResolvedValue(undefined)
  shell = openShell(data, createTestApi({ 'GET /spruce/api/v1/system-data': data }))
})
afterEach(() => {
  shell.dispose()
  vi.unstubAllGlobals()
})

/** A file of a page is gone: what the build's loader tells, and what the router gets to see. */
function loseFile(): Error {
  const payload = new TypeError(
    'Failed to fetch dynamically imported module: https://spruce.example/assets/Page-1.js',
  )
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return payload
}

describe('S-19 a file that is gone after a deploy', () => {
  it('does not make the router load the portal anew while a shell is there', () => {
    expect(loseFile().message).toMatch(/^A file of the page did not come: Failed to fetch/u)
    shell.dispose()
    expect(loseFile().message).toMatch(/^Failed to fetch/u)
  })

  it('loads it anew only when the person agrees to lose what is not saved', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', Object.assign(new URL(location.href), { reload }))
    shell.tabs.open({ name: 'personal', url: '/personal' })
    shell.tabs.setDirty('personal', true)
    await shell.leaving.reloadPage()
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: '放弃未保存的修改？' }),
    )
    expect(reload).not.toHaveBeenCalled()
    ask.mockResolvedValue(true)
    await shell.leaving.reloadPage()
    expect(reload).toHaveBeenCalledOnce()
    // The person has answered: the browser has nothing left to ask.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })
})

it('asks before a dialog with something typed is lost with the tenant', async () => {
  shell.tabs.activate({ name: 'personal', url: '/personal' })
  const id = openDialogs.add({ dismiss: vi.fn(), close: vi.fn() })
  openDialogs.setInput(id, true)
  await shell.tenants.to(other)
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: '放弃未保存的修改？' }),
  )
  openDialogs.remove(id)
})

describe('a link into another tenant', () => {
  it('is asked about once at a time, and again at the next link', async () => {
    shell.person.adopt({ ...data, tenantList: [...data.tenantList, other] })
    let answer: (value: true | undefined) => void = () => undefined
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    shell.askAboutTenant('bbb', '/personal')
    shell.askAboutTenant('bbb', '/personal')
    expect(ask).toHaveBeenCalledOnce()
    answer(undefined)
    await vi.waitFor(() => {
      shell.askAboutTenant('bbb', '/dashboard')
      expect(ask).toHaveBeenCalledTimes(2)
    })
  })
})

describe('a right that is taken', () => {
  it('takes its pages along, hidden ones too, and no unsaved input', async () => {
    const console_ = '/yunbu-app/spruce-web-enterprise-console/base'
    for (const name of ['organization', 'role'])
      shell.tabs.open({ name, url: `${console_}/${name}` })
    shell.tabs.open({ name: 'personal', url: '/personal' })
    vi.spyOn(shell.entry.router, 'invalidate').mockResolvedValue()
    await shell.person.refresh() // the menu of the roles is not theirs
    expect(shell.tabs.tags.map(({ name }) => name)).toEqual(['organization', 'personal'])
    shell.tabs.setDirty('organization', true)
    vi.spyOn(shell.person, 'reload').mockImplementation(() => {
      shell.person.adopt({ ...data, menus: {} })
      return Promise.resolve()
    })
    await shell.person.refresh()
    expect(shell.tabs.tags.map(({ name }) => name)).toEqual(['organization', 'personal'])
    shell.tabs.setDirty('organization', false)
    await shell.person.refresh()
    expect(shell.tabs.tags.map(({ name }) => name)).toEqual(['personal'])
  })
})

describe('a tenant that the person is removed from', () => {
  it.each([
    [[data.tenantList[0]!, other], '您已不在「云杉制造集团」中，已切换到您的默认租户'],
    [[], '您已不在「云杉制造集团」中'],
  ])('is left, and the person is told where they are now', async (tenants, text) => {
    const warn = vi.spyOn(toast, 'warning')
    const next = openShell({ ...data, tenantList: tenants })
    vi.spyOn(shell.entry, 'moveTo').mockImplementation(() => {
      shell.entry.state = { ...shell.entry.state, shell: next }
      return Promise.resolve()
    })
    await shell.tenants.followMemberships(tenants.map(({ tenantId }) => tenantId).slice(1))
    expect(shell.entry.moveTo).toHaveBeenCalledExactlyOnceWith()
    expect(warn).toHaveBeenCalledExactlyOnceWith(text)
    warn.mockRestore()
    next.dispose()
  })

  const keptOut = {
    ...{ tenantId: data.tenantInfo.tenantId ?? '', code: 'yunshan', name: '云杉制造集团' },
    ...({ reason: 'TENANT_DISABLED', askName: '云杉运营', askContact: null } as const),
  }

  it.each([
    [[other], ['「云杉制造集团」已被停用，请联系平台运营方云杉运营。当前租户为「乙公司」。']],
    [[], []], // the frame says it in place of the path
  ])('says why, once, where it lets the person in no more', async (tenantList, texts) => {
    const warn = vi.spyOn(toast, 'warning')
    const tenantInfo = { ...data.tenantInfo, tenantId: tenantList[0]?.tenantId ?? null }
    const next = openShell({ ...data, tenantList, tenantInfo, keptOut: [keptOut] })
    vi.spyOn(shell.entry, 'moveTo').mockImplementation(() => {
      shell.entry.state = { ...shell.entry.state, shell: next }
      return Promise.resolve()
    })
    await shell.tenants.followMemberships(tenantList.map(({ tenantId }) => tenantId))
    expect(warn.mock.calls.map(([text]) => text)).toEqual(texts)
    warn.mockRestore()
    next.dispose()
  })
})
