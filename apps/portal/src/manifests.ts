import { platformManifest, type PlatformManifest, type SubAppManifest } from '@spruce/session'
import { subApps } from './subApps.js'

/** What the build writes to `manifests.json`; the server makes apps, menus and permissions of it. */
export const manifests: { platform: PlatformManifest; subApps: readonly SubAppManifest[] } = {
  platform: platformManifest,
  subApps: subApps.map(({ manifest }) => manifest),
}
