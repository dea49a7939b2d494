import type { SubAppManifest } from '@spruce/session'
import { subApps } from './subApps.js'

/** What the build writes to `manifests.json`; the server makes apps, menus and permissions of it. */
export const manifests: readonly SubAppManifest[] = subApps.map(({ manifest }) => manifest)
