import { existsSync } from 'node:fs'

const windowed = ['/usr/bin/chromium', '/usr/bin/chromium-browser']
/** The same browser without windows, menus and what else a person needs: a new page takes it half the time. */
const shell = '/usr/bin/chromium-headless-shell'

const find = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path))

/** Where the browser of tests is, or undefined: then Playwright's own is used. */
export const chromiumPath = find([process.env['CHROMIUM_PATH'], shell, ...windowed])

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

const launch = (path: string | undefined) => ({ ...(path ? { executablePath: path } : {}), args })

/** How every test of this workspace starts its browser. */
export const chromiumLaunchOptions = launch(chromiumPath)

/** How benches start it: as a person has it. */
export const benchLaunchOptions = launch(find([process.env['CHROMIUM_PATH'], ...windowed, shell]))
