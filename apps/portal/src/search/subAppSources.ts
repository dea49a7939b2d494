import type { ManifestSearchSource, SubApp, SubAppManifest, SubAppSearch } from '@spruce/session'
import type { SearchSource } from '@spruce/shell-ui'
import type { Shell } from '../app/Shell.js'
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

/** The permission is held, and the page stands in the person's menus. */
function isOffered(
  shell: Shell,
  manifest: SubAppManifest,
  { path, permCode }: Pick<ManifestSearchSource, 'path' | 'permCode'>,
): boolean {
  const { session } = shell
  const isPermitted = permCode === undefined || session.hasPermission([permCode])
  return isPermitted && session.menuMap.has(menuPathOf(shell, manifest, path))
}

/** The path of the menu that the page at an address of the sub-application belongs to. */
function menuPathOf({ entry }: Shell, manifest: SubAppManifest, path: string): string {
  return entry.menuPathOf(pageOf(hrefOf(manifest, path)))
}

function hrefOf({ basePath }: SubAppManifest, path: string): string {
  return `${basePath}/${path}`
}

/** An address without its query. */
function pageOf(href: string): string {
  return href.split('?')[0] ?? href
}

function follow({ navigator }: Shell, href: string | undefined): void {
  if (href !== undefined) void navigator.open(href)
}
