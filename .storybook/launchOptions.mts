import { join } from 'node:path'
import { chromiumLaunchOptions } from '../tools/chromium.mts'

/** The only fonts that a story sees; those of the machine are not looked up. */
export const fontsFile = join(import.meta.dirname, 'fonts.conf')

/** How the tests of stories start their browser: the same pixels on every machine that has the same browser. */
export const storyLaunchOptions = {
  ...chromiumLaunchOptions,
  args: [
    ...chromiumLaunchOptions.args,
    '--disable-lcd-text',
    '--disable-skia-runtime-opts', // one code path, whatever the processor can do
    '--font-render-hinting=none', // of Playwright's own headless shell; elsewhere fonts.conf says it
  ],
  env: { ...process.env, FONTCONFIG_FILE: fontsFile },
}
