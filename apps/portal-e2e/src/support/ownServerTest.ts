import { ownServer, type OwnServer } from './startServer.js'
import { test as base } from './test.js'

/** Journeys on a server of the file's own, which they may leave as they like. */
export const test = base.extend<object, { own: OwnServer }>({
  own: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names it needs from the pattern
    async ({}, use) => {
      const server = await ownServer()
      await server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ own }, use) => use(own.origin),
})
