import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { pcFormKey, unSaveHomeKey } from '@spruce/session'
import { systemDataFixture } from '@spruce/session/testing'
import { confirmDialog } from '@spruce/shell-ui'
import type { RouterHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noMedia, openShell } from '../testing/openShell.js'
import type { Shell } from './Shell.js'

vi.mock('@spruce/session/live', () => ({ openLiveStream: () => ({ close: () => undefined }) }))

const form = { homepageEnabled: true, homepageUrl: '/personal' }
const editor = '/yunbu-app/spruce-web-enterprise-console/base/pc'
const data = systemDataFixture()
const save = vi.fn()
const ask = vi.spyOn(confirmDialog, 'open')
let shell: Shell

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('matchMedia', noMedia)
  save.mockReset().mockReturnValue({ ...form, single: false, appCode: null, version: 2 })
  ask.mockReset().mockResolvedValue(undefined)
  shell = openShell(
    data,
    createTestApi({
      'POST /aba-base/api/enterprise-infos/homepage': save,
      'GET /spruce/api/v1/system-data': data,
    }),
  )
  shell.navigator.dispose() // the tests say which tab is in front
  shell.entry.storage.set(unSaveHomeKey, true)
  shell.entry.storage.set(pcFormKey, form)
})
afterEach(() => {
  shell.dispose()
  vi.unstubAllGlobals()
})

/** The address is `url`, and its tab has come to the front, if it has one. */
function show(url: string, hasTab = true) {
  const { router } = shell.entry
  const history = router.history as RouterHistory
  history.replace(url)
  router.updateLatestLocation()
  if (hasTab) shell.tabs.activate({ name: url, url })
  router.emit({ type: 'onLoad' } as Parameters<typeof router.emit>[0])
}
const stored = () => [shell.entry.storage.get(unSaveHomeKey), shell.entry.storage.get(pcFormKey)]

describe('unsaved edits of the custom home page (spec sections 4 and 8)', () => {
  it('raise the save prompt on the next page, in the words of the specification', () => {
    show('/personal')
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: '保存提示',
        message: '自定义首页未保存，是否保存？',
        confirmLabel: '保存',
      }),
      { isOfFrame: true },
    )
  })

  it('raise none where they are edited, outside the tabs, or without the mark', () => {
    show(editor)
    show(`${editor}?tab=home`)
    show('/logout', false) // the tab that is left has not gone yet
    shell.tabs.leaveTabs()
    show('/default', false)
    shell.entry.storage.remove(unSaveHomeKey)
    show('/personal')
    expect(ask).not.toHaveBeenCalled()
  })

  it('are asked about once at a time', () => {
    ask.mockReturnValue(new Promise(() => undefined))
    show('/personal')
    show('/dashboard')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('are sent when the person says so, and then are unsaved no more', async () => {
    ask.mockImplementation(async ({ onConfirm }) => {
      await onConfirm?.()
      return true
    })
    show('/personal')
    await vi.waitFor(() => expect(stored()).toEqual([undefined, undefined]))
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: form }))
  })

  it('stay marked while the server refuses them: the question shows what it says', async () => {
    save.mockImplementation(() => {
      throw new ApiError({ kind: 'http', status: 422, code: 'UNSAFE_URL', message: '地址不安全' })
    })
    const said: string[] = []
    ask.mockImplementation(async ({ onConfirm }) => {
      await Promise.resolve(onConfirm?.()).catch((error: unknown) => said.push(String(error)))
      expect(stored()).toEqual([true, form])
      return undefined
    })
    show('/personal')
    await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('地址不安全')]))
  })

  it('are not asked about again when the person says no, and are kept', async () => {
    show('/personal')
    await vi.waitFor(() => expect(stored()).toEqual([undefined, form]))
    show('/dashboard')
    expect(ask).toHaveBeenCalledOnce()
    expect(save).not.toHaveBeenCalled()
  })

  it('that hold nothing to save only lose their mark', async () => {
    shell.entry.storage.remove(pcFormKey)
    show('/personal')
    await vi.waitFor(() => expect(stored()).toEqual([undefined, undefined]))
    expect(ask).not.toHaveBeenCalled()
  })
})
