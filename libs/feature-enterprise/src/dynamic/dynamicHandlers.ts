import { createTestApi } from '@spruce/api-client/testing'
import type { AppAtAddress } from './shownAddress.js'

type App = NonNullable<AppAtAddress['app']>

/** What the server says of the address of an application. */
export function makeAnswer(change: Partial<App> = {}, url = 'https://wall.example/'): AppAtAddress {
  const embed: App['embed'] = {
    ...{ memoryClass: 'normal', keepAlive: true },
    ...{ sandbox: [], allow: [], connect: [], frame: [] },
  }
  const app: App = { appCode: 'wall', appName: '生产大屏', kind: 'page', openType: 1, embed }
  return { state: 'registered', url, app: { ...app, ...change } }
}

/** A client whose server says this of every address. */
export function answerTo(answer: AppAtAddress) {
  return createTestApi({ 'GET /spruce/api/v1/apps/address': () => answer })
}
