import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { AppAtAddress } from './shownAddress.js'

type App = NonNullable<AppAtAddress['app']>

/** What the server says of the address of an application. */
export function makeAnswer(change: Partial<App> = {}, url = 'https://wall.example/'): AppAtAddress {
  const embed: App['embed'] = {
    ...{ memoryClass: 'normal', keepAlive: true },
    ...{ sandbox: [], allow: [], connect: [], frame: [], signOn: 'none' },
  }
  const app: App = {
    ...{ appCode: 'wall', appName: '生产大屏', kind: 'page', openType: 1 },
    ...{ embed, signsOn: false },
  }
  return { state: 'registered', url, app: { ...app, ...change } }
}

/** Of an application that signs people on, and what the server answers to who asks for a link. */
export function signsOnTo(ask: TestHandlers['GET /aba-base/api/generateSSOLink']) {
  return createTestApi({
    'GET /spruce/api/v1/apps/address': () => makeAnswer({ signsOn: true }),
    'GET /aba-base/api/generateSSOLink': ask,
  })
}

/** A client whose server says this of every address. */
export function answerTo(answer: AppAtAddress) {
  return createTestApi({ 'GET /spruce/api/v1/apps/address': () => answer })
}
