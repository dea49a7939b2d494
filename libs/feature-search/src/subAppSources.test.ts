import type { SubApp } from '@spruce/session'
import { createTestSession } from '@spruce/session/testing'
import { createTestApi } from '@spruce/api-client/testing'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

const api = createTestApi({})
const session = createTestSession({ permissions: ['user:list'] })
let shell: FakeShellPort

beforeEach(() => {
  shell = new FakeShellPort()
})

const sourcesOf = (one: SubApp) =>
  subAppSources({
    api,
    session,
    shell,
    language: 'zh-CN',
    subApps: [one],
    menuPathOf: (path) => path,
  })

const { signal } = new AbortController()

describe('subAppSources', () => {
  it('offers a command to who holds its permission and has its page in the menus', async () => {
    const [commands] = sourcesOf(subApp())
    const entries = await commands?.entries?.()
    expect(entries?.map(({ title }) => title)).toEqual(['所有人', '有权限'])
    expect(entries?.[0]?.subtitle).toBe('组织架构')
  })

  it('opens a command with its query', async () => {
    const [commands] = sourcesOf(subApp())
    const [first] = (await commands?.entries?.()) ?? []
    if (first) commands?.onChoose(first)
    expect(shell.opened).toEqual([`${basePath}/base/organization?status=disabled`])
  })

  it('asks for the code of a sub-application when somebody searches, and opens what it found', async () => {
    const find = vi.fn().mockResolvedValue([{ id: '7', title: '七', path: 'base/role?id=7' }])
    const search = vi.fn().mockResolvedValue({ things: find })
    const [, things, ...others] = sourcesOf(subApp(search))
    expect(others).toEqual([])
    expect(search).not.toHaveBeenCalled()
    const found = await things?.find?.('qi', signal)
    expect(found).toEqual([{ id: '7', title: '七' }])
    expect(find).toHaveBeenCalledExactlyOnceWith('qi', {
      api,
      language: 'zh-CN',
      signal,
      limit: 6,
    })
    if (found?.[0]) things?.onChoose(found[0])
    expect(shell.opened).toEqual([`${basePath}/base/role?id=7`])
  })

  it('tells of a source that nobody answers for', async () => {
    const [, things] = sourcesOf(subApp(() => Promise.resolve({})))
    await expect(things?.find?.('qi', signal)).rejects.toThrow('"things"')
  })
})
