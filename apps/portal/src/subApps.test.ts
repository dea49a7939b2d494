import { describe, expect, it } from 'vitest'
import { subApps } from './subApps.js'

describe('the sub-applications', () => {
  it('give every search source an id of its own', () => {
    const ids = subApps.flatMap(({ manifest }) =>
      ['commands', ...(manifest.searchSources ?? []).map(({ key }) => key)].map(
        (key) => `${manifest.appCode}/${key}`,
      ),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(subApps.map((one) => [one.manifest.appCode, one] as const))('%s', (_, one) => {
  const { commands = [], searchSources = [], waitingWork = [] } = one.manifest
  const { permissions, platformPermissions = [] } = one.manifest

  it('asks for permissions that it declares, or names of the platform', () => {
    const known = [...permissions.map(({ code }) => code), ...platformPermissions]
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
