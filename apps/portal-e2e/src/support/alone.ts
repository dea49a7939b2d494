import { chromiumLaunchOptions } from '../../../../tools/chromium.mts'

/** How a browser starts that finds no host but this machine: hostile addresses lead nowhere, and nobody is asked. */
export const aloneLaunchOptions = {
  ...chromiumLaunchOptions,
  args: [...chromiumLaunchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
}
