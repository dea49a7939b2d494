import { readFile } from 'node:fs/promises'
import type { LocalisedText } from '../db/schema.js'
import {
  ManifestError,
  type Manifest,
  type ManifestFile,
  type ManifestMenu,
  type ManifestPermission,
  type SubAppManifest,
} from './manifests.js'
import { placePermissions } from './placePermissions.js'

/**
 * The manifests that the portal's build left, with the platform's permissions where they stand. A missing
 * file gives none: then there are no menus.
 * @throws ManifestError for a file that holds no manifests
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
  const { platform, subApps } = (value ?? {}) as Partial<ManifestFile>
  if (!Array.isArray(subApps) || !Array.isArray(platform?.permissions)) {
    throw new ManifestError(`${file} holds no manifests`)
  }
  for (const one of platform.permissions) assertPermission(one, `${file}: platform`)
  return placePermissions(
    platform.permissions,
    subApps.map((one) => checked(one, file)),
    file,
  )
}

const code = /^[0-9A-Za-z_-]{1,50}$/
const key = /^[0-9A-Za-z.:-]{1,60}$/
const permission = /^[a-z][a-z0-9-]*:[a-z]+$/

function isNamed(one: { name?: Partial<LocalisedText> }): boolean {
  return typeof one.name?.['zh-CN'] === 'string' && typeof one.name['en-US'] === 'string'
}

function assertPermission(one: ManifestPermission, where: string): void {
  if (permission.test(one.code) && isNamed(one)) return
  throw new ManifestError(`${where}: permission ${one.code} is malformed`)
}

function checked(value: unknown, file: string): SubAppManifest {
  const manifest = value as Partial<SubAppManifest>
  const where = `${file}: ${String(manifest.appCode)}`
  const need = (isRight: boolean, what: string) => {
    if (!isRight) throw new ManifestError(`${where}: ${what}`)
  }
  need(code.test(manifest.appCode ?? ''), 'appCode is missing or malformed')
  need(manifest.basePath?.startsWith('/') ?? false, 'basePath must be absolute')
  need(isNamed(manifest), 'name is missing in a language')
  need(Array.isArray(manifest.permissions) && Array.isArray(manifest.menus), 'lists are missing')
  for (const one of manifest.permissions ?? []) assertPermission(one, where)
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
  return manifest as SubAppManifest
}
