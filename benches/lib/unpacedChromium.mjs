import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../tools/chromium.mts'

/** A browser that does not wait for the next frame of the screen, which would round all that is less. */
export function launchUnpacedChromium() {
  return chromium.launch({
    ...chromiumLaunchOptions,
    args: [
      ...chromiumLaunchOptions.args,
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
      '--run-all-compositor-stages-before-draw',
    ],
  })
}
