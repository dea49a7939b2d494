import type { ViteUserConfig } from 'vitest/config'
import { chromiumLaunchOptions } from '../../tools/chromium.mts'
import { defineLibrary } from '../../tools/vite/lib.mts'

const library = defineLibrary(import.meta.dirname, { environment: 'node' })

// One test asks a browser what it makes of an address.
const config: ViteUserConfig = {
  ...library,
  test: { ...library.test, provide: { chromium: chromiumLaunchOptions } },
}

export default config
