import { readFile } from 'node:fs/promises'
import type { LocalisedText } from '../db/schema.js'

/** What a sub-application's build tells about itself; a copy of session's `SubAppManifest` as data. */
export interface Manifest {
  appCode: string
  /** Absolute, such as `/yunbu-app/spruce-web-enterprise-console`. */
  basePath: string
  name: LocalisedText
  icon?: string
  permissions: { code: string; name: LocalisedText }[]
  menus: ManifestMenu[]
}

export interface ManifestMenu {
  /** Unique within the sub-application. */
  key: string
  name: LocalisedText
  /** Relative to the base path, or absolute; empty for an entry that only groups others. */
  path: string
  icon?: string
  openType: 0 | 1 | 2
  isonly?: boolean
  permCode?: string
  buttons?: { key: string; name: LocalisedText; permCode: string }[]
  childs?: ManifestMenu[]
}

/** A manifest file that cannot be used. Stops the start. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError'
}

/**
 * The app MT0001, "management entry" (spec section 9): who sees a menu in it has the console switch.
 * It leads to the consoles that exist, under the permission of each one's first page.
 */
export function managementEntry(manifests: readonly Manifest[]): Manifest {
  const consoles = manifests.filter(({ appCode }) =>
    ['spruce-web-enterprise-console', 'spruce-web-operation-management'].includes(appCode),
  )
  return {
    appCode: 'MT0001',
    basePath: '/dashboard',
    name: { 'zh-CN': '管理入口', 'en-US': 'Management entry' },
    permissions: [],
    menus: consoles.flatMap(({ appCode, basePath, name, icon, menus }) => {
      const permCode = firstPermission(menus)
      return permCode === undefined
        ? []
        : [{ key: appCode, name, path: basePath, openType: 1, permCode, ...(icon ? { icon } : {}) }]
    }),
  }
}

function firstPermission(menus: readonly ManifestMenu[]): string | undefined {
  for (const { permCode, childs } of menus) {
    const found = permCode ?? firstPermission(childs ?? [])
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The manifests that the portal's build left. A missing file gives none: then there are no menus.
 * @throws ManifestError for a file that is no list of manifests
 */
export async function readManifests(file: string): Promise<Manifest[]> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return []
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ManifestError(`${file} is not JSON`)
  }
  if (!Array.isArray(value)) throw new ManifestError(`${file} is not a list of manifests`)
  return value.map((one: unknown) => checked(one, file))
}

const code = /^[0-9A-Za-z_-]{1,50}$/
const key = /^[0-9A-Za-z.:-]{1,60}$/
const permission = /^[a-z][a-z0-9-]*:[a-z]+$/

function checked(value: unknown, file: string): Manifest {
  const manifest = value as Partial<Manifest>
  const where = `${file}: ${String(manifest.appCode)}`
  const need = (isRight: boolean, what: string) => {
    if (!isRight) throw new ManifestError(`${where}: ${what}`)
  }
  const isNamed = (one: { name?: Partial<LocalisedText> }) =>
    typeof one.name?.['zh-CN'] === 'string' && typeof one.name['en-US'] === 'string'
  need(code.test(manifest.appCode ?? ''), 'appCode is missing or malformed')
  need(manifest.basePath?.startsWith('/') ?? false, 'basePath must be absolute')
  need(isNamed(manifest), 'name is missing in a language')
  need(Array.isArray(manifest.permissions) && Array.isArray(manifest.menus), 'lists are missing')
  for (const one of manifest.permissions ?? []) {
    need(permission.test(one.code) && isNamed(one), `permission ${one.code} is malformed`)
  }
  const seen = new Set<string>()
  const walk = (menus: readonly ManifestMenu[]) => {
    for (const menu of menus) {
      for (const one of [menu, ...(menu.buttons ?? [])]) {
        need(key.test(one.key) && isNamed(one), `menu ${one.key} is malformed`)
        need(!seen.has(one.key), `the key ${one.key} occurs twice`)
        seen.add(one.key)
      }
      need([0, 1, 2].includes(menu.openType), `menu ${menu.key} has no openType`)
      walk(menu.childs ?? [])
    }
  }
  walk(manifest.menus ?? [])
  return manifest as Manifest
}
