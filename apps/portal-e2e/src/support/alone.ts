import { test as base } from './test.js'

const nowhere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** In a browser that finds no host but this machine: hostile addresses lead nowhere, and nobody is asked. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), nowhere] }),
    { scope: 'worker' },
  ],
})
