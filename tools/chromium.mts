import { existsSync } from 'node:fs'

const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Where the browser is, or undefined: then Playwright's own is used. */
export const chromiumPath = known.find((path) => path !== undefined && existsSync(path))

/** How every test of this workspace starts its browser. */
export const chromiumLaunchOptions = {
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
}
