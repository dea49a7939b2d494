import type { Browser } from '@playwright/test'
import { signInByApi } from './signIn.js'

/** A window with a session of its own, in which an account of the demo tenant yunshan is signed in. */
export async function newWindow(browser: Browser, account: string, baseURL = '') {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  const own = await context.newPage()
  await signInByApi(own, account, 'yunshan')
  return { own, close: () => context.close() }
}
