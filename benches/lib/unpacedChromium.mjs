import { chromium } from 'playwright'
import { benchLaunchOptions } from '../../tools/chromium.mts'

/**
 * A browser that does not wait for the next frame of the screen, which would round all that is less.
 * Never with `--run-all-compositor-stages-before-draw` beside these: then it draws ten thousand empty frames a second as long as
 * a page stands, and the threads that draw them take more than a processor away from what is measured.
 */
export function launchUnpacedChromium() {
  return chromium.launch({
    ...benchLaunchOptions,
    args: [...benchLaunchOptions.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
}
