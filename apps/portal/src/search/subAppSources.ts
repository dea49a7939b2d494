import type { SubApp, SubAppManifest, SubAppSearch } from '@spruce/session'
import type { SearchSource } from '@spruce/shell-ui'
import type { Shell } from '../app/Shell.js'
import { hrefOf, isOffered, menuPathOf } from '../app/subAppPages.js'
import { silentWhenRefused } from './silentWhenRefused.js'

/** So many of a kind are shown. */
const limit = 6

/**
 * What the sub-applications add to the global search: the commands of their manifests, and sources that
 * ask their own code. Each is there for who holds its permission and has its page in the menus.
 */
export function subAppSources(shell: Shell, subApps: readonly SubApp[]): readonly SearchSource[] {
  return subApps.flatMap(({ manifest, search }) => [
    commandSource(shell, manifest),
    ...(search ? foundSources(shell, manifest, search) : []),
  ])
}

function commandSource(shell: Shell, manifest: SubAppManifest): SearchSource {
  const { appCode, name, commands = [] } = manifest
  const offered = commands.filter((command) => isOffered(shell, manifest, command))
  const hrefs = new Map(offered.map(({ key, path }) => [key, hrefOf(manifest, path)]))
  const entries = offered.map(({ key, name: title, path, keywords = '' }) => ({
    id: key,
    title: title[shell.language],
    subtitle: shell.session.menuMap.get(menuPathOf(shell, manifest, path))?.name ?? '',
    // Found by its name in the other language, too.
    keywords: `${Object.values(title).join(' ')} ${keywords}`,
    icon: 'setting' as const,
  }))
  return {
    id: `${appCode}/commands`,
    title: name[shell.language],
    entries: () => entries,
    onChoose: ({ id }) => follow(shell, hrefs.get(id)),
  }
}

function foundSources(
  shell: Shell,
  manifest: SubAppManifest,
  search: () => Promise<SubAppSearch>,
): readonly SearchSource[] {
  const { appCode, searchSources = [] } = manifest
  const { language, entry } = shell
  return searchSources
    .filter((source) => isOffered(shell, manifest, source))
    .map(({ key, name }) => {
      const hrefs = new Map<string, string>()
      return {
        id: `${appCode}/${key}`,
        title: name[language],
        limit,
        find: silentWhenRefused(async (keyword, signal) => {
          const find = (await search())[key]
          if (!find) throw new Error(`${appCode} does not answer for its search source "${key}".`)
          const found = await find(keyword, { api: entry.api, language, signal, limit })
          for (const { id, path } of found) hrefs.set(id, hrefOf(manifest, path))
          return found.map(({ path: _path, ...result }) => result)
        }),
        onChoose: ({ id }) => follow(shell, hrefs.get(id)),
      }
    })
}

function follow({ navigator }: Shell, href: string | undefined): void {
  if (href !== undefined) void navigator.open(href)
}
