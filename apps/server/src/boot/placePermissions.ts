import {
  ManifestError,
  type Manifest,
  type ManifestMenu,
  type ManifestPermission,
  type SubAppManifest,
} from './manifests.js'

/**
 * The manifests with each permission of the platform in the one sub-application where it stands: in its
 * permission tree, and with it in a plan. That is the one that names it, else the first whose menus ask
 * for it; one that nothing asks for stands nowhere.
 * @throws ManifestError for a code that the platform does not declare, or that two name
 */
export function placePermissions(
  platform: readonly ManifestPermission[],
  subApps: readonly SubAppManifest[],
  where: string,
): Manifest[] {
  const declared = new Set(platform.map(({ code }) => code))
  const places = new Map<string, string>()
  for (const { appCode, platformPermissions = [] } of subApps) {
    for (const code of platformPermissions) {
      if (!declared.has(code)) {
        throw new ManifestError(`${where}: ${appCode}: the platform does not declare ${code}`)
      }
      const other = places.get(code)
      if (other !== undefined) {
        throw new ManifestError(`${where}: ${code} stands in ${other} and in ${appCode}`)
      }
      places.set(code, appCode)
    }
  }
  for (const { appCode, menus } of subApps) {
    for (const code of askedBy(menus)) if (!places.has(code)) places.set(code, appCode)
  }
  return subApps.map(({ platformPermissions: _named, ...manifest }) => ({
    ...manifest,
    permissions: [
      ...manifest.permissions,
      ...platform.filter(({ code }) => places.get(code) === manifest.appCode),
    ],
  }))
}

function askedBy(menus: readonly ManifestMenu[]): string[] {
  return menus.flatMap(({ permCode, buttons = [], childs = [] }) => [
    ...(permCode === undefined ? [] : [permCode]),
    ...buttons.map((button) => button.permCode),
    ...askedBy(childs),
  ])
}
