import type { SubApp } from '@spruce/session'
import { systemDataFixture } from '@spruce/session/testing'
import { createTestApi } from '@spruce/api-client/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shell } from '../app/Shell.js'
import { noMedia, openShell } from '../testing/openShell.js'
import { subApps } from '../subApps.js'
import { subAppSources } from './subAppSources.js'

const basePath = '/yunbu-app/spruce-web-enterprise-console'
const name = (text: string) => ({ 'zh-CN': text, 'en-US': text })

function subApp(search?: SubApp['search']): SubApp {
  return {
    manifest: {
      appCode: 'spruce-web-enterprise-console',
      basePath,
      name: name('样例'),
      permissions: [],
      menus: [],
      commands: [
        { key: 'free', name: name('所有人'), path: 'base/organization?status=disabled' },
        { key: 'held', name: name('有权限'), path: 'base/organization', permCode: 'user:list' },
        { key: 'refused', name: name('无权限'), path: 'base/organization', permCode: 'plan:add' },
        { key: 'unlisted', name: name('无菜单'), path: 'base/nowhere' },
      ],
      searchSources: [
        { key: 'things', name: name('样例'), path: 'base/organization', permCode: 'user:list' },
        { key: 'refused', name: name('无权限'), path: 'base/organization', permCode: 'plan:add' },
      ],
    },
    routes: () => [],
    ...(search && { search }),
  }
}

let shell: Shell

beforeEach(() => {
  vi.stubGlobal('matchMedia', noMedia)
  shell = openShell(systemDataFixture({ permissions: ['user:list'] }), createTestApi({}))
})
afterEach(() => {
  shell.dispose()
  vi.unstubAllGlobals()
})

const { signal } = new AbortController()

describe('subAppSources', () => {
  it('offers a command to who holds its permission and has its page in the menus', async () => {
    const [commands] = subAppSources(shell, [subApp()])
    const entries = await commands?.entries?.()
    expect(entries?.map(({ title }) => title)).toEqual(['所有人', '有权限'])
    expect(entries?.[0]?.subtitle).toBe('组织架构')
  })

  it('opens a command with its query', async () => {
    const open = vi.spyOn(shell.navigator, 'open').mockResolvedValue()
    const [commands] = subAppSources(shell, [subApp()])
    const [first] = (await commands?.entries?.()) ?? []
    if (first) commands?.onChoose(first)
    expect(open).toHaveBeenCalledExactlyOnceWith(`${basePath}/base/organization?status=disabled`)
  })

  it('asks for the code of a sub-application when somebody searches, and opens what it found', async () => {
    const open = vi.spyOn(shell.navigator, 'open').mockResolvedValue()
    const find = vi.fn().mockResolvedValue([{ id: '7', title: '七', path: 'base/role?id=7' }])
    const search = vi.fn().mockResolvedValue({ things: find })
    const [, things, ...others] = subAppSources(shell, [subApp(search)])
    expect(others).toEqual([])
    expect(search).not.toHaveBeenCalled()
    const found = await things?.find?.('qi', signal)
    expect(found).toEqual([{ id: '7', title: '七' }])
    expect(find).toHaveBeenCalledExactlyOnceWith('qi', {
      api: shell.entry.api,
      language: 'zh-CN',
      signal,
      limit: 6,
    })
    if (found?.[0]) things?.onChoose(found[0])
    expect(open).toHaveBeenCalledExactlyOnceWith(`${basePath}/base/role?id=7`)
  })

  it('tells of a source that nobody answers for', async () => {
    const [, things] = subAppSources(shell, [subApp(() => Promise.resolve({}))])
    await expect(things?.find?.('qi', signal)).rejects.toThrow('"things"')
  })

  it('gives every source an id of its own', () => {
    const ids = subAppSources(shell, subApps).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(subApps.map((one) => [one.manifest.appCode, one] as const))('%s', (_, one) => {
  const { commands = [], searchSources = [], waitingWork = [], permissions } = one.manifest

  it('asks for permissions that it declares', () => {
    const known = permissions.map(({ code }) => code)
    const links = [...commands, ...searchSources, ...waitingWork]
    const asked = links.flatMap(({ permCode }) => permCode ?? [])
    expect(asked.filter((code) => !known.includes(code))).toEqual([])
  })

  it('names each thing once, answers for every source, and counts all work that waits', async () => {
    for (const keys of [commands, searchSources, waitingWork].map((list) =>
      list.map(({ key }) => key),
    )) {
      expect(new Set(keys).size).toBe(keys.length)
    }
    const answers = Object.keys((await one.search?.()) ?? {})
    expect(answers.toSorted()).toEqual(searchSources.map(({ key }) => key).toSorted())
    const counted = Object.keys((await one.waiting?.()) ?? {})
    expect(counted.toSorted()).toEqual(waitingWork.map(({ key }) => key).toSorted())
  })
})
