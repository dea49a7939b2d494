import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this app, from its sources as from its build. */
function appFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) {
    folder = dirname(folder)
  }
  return folder
}

/** Where the portal's build is in this repository. */
export const builtPortalFolder = join(dirname(appFolder()), 'portal', 'dist')
