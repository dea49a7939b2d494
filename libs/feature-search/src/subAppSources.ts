import {
  isSubAppLinkOffered,
  subAppHref,
  subAppMenuPath,
  type SubAppManifest,
  type SubAppSearch,
} from '@spruce/session'
import type { SearchSource, ShellPort } from '@spruce/shell-ui'
import type { SearchEnvironment } from './SearchEnvironment.js'
import { silentWhenRefused } from './silentWhenRefused.js'

/** What is asked of the environment here. */
export type SubAppEnvironment = Pick<
  SearchEnvironment,
  'api' | 'session' | 'shell' | 'language' | 'subApps' | 'menuPathOf'
>

/** So many of a kind are shown. */
const limit = 6

/**
 * What the sub-applications add to the global search: the commands of their manifests, and sources that
 * ask their own code. Each is there for who holds its permission and has its page in the menus.
 */
export function subAppSources(environment: SubAppEnvironment): readonly SearchSource[] {
  return environment.subApps.flatMap(({ manifest, search }) => [
    commandSource(environment, manifest),
    ...(search ? foundSources(environment, manifest, search) : []),
  ])
}

function commandSource(environment: SubAppEnvironment, manifest: SubAppManifest): SearchSource {
  const { shell, session, language } = environment
  const { appCode, name, commands = [] } = manifest
  const offered = commands.filter((command) => isSubAppLinkOffered(environment, manifest, command))
  const hrefs = new Map(offered.map(({ key, path }) => [key, subAppHref(manifest, path)]))
  const entries = offered.map(({ key, name: title, path, keywords = '' }) => ({
    id: key,
    title: title[language],
    subtitle: session.menuMap.get(subAppMenuPath(environment, manifest, path))?.name ?? '',
    // Found by its name in the other language, too.
    keywords: `${Object.values(title).join(' ')} ${keywords}`,
    icon: 'setting' as const,
  }))
  return {
    id: `${appCode}/commands`,
    title: name[language],
    entries: () => entries,
    onChoose: ({ id }) => follow(shell, hrefs.get(id)),
  }
}

function foundSources(
  environment: SubAppEnvironment,
  manifest: SubAppManifest,
  search: () => Promise<SubAppSearch>,
): readonly SearchSource[] {
  const { appCode, searchSources = [] } = manifest
  const { api, shell, language } = environment
  return searchSources
    .filter((source) => isSubAppLinkOffered(environment, manifest, source))
    .map(({ key, name }) => {
      const hrefs = new Map<string, string>()
      return {
        id: `${appCode}/${key}`,
        title: name[language],
        limit,
        find: silentWhenRefused(async (keyword, signal) => {
          const find = (await search())[key]
          if (!find) throw new Error(`${appCode} does not answer for its search source "${key}".`)
          const found = await find(keyword, { api, language, signal, limit })
          for (const { id, path } of found) hrefs.set(id, subAppHref(manifest, path))
          return found.map(({ path: _path, ...result }) => result)
        }),
        onChoose: ({ id }) => follow(shell, hrefs.get(id)),
      }
    })
}

function follow({ open }: ShellPort, href: string | undefined): void {
  if (href !== undefined) open(href)
}
