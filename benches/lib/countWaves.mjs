import { clickUntilPainted, typeSignIn } from './firstPage.mjs'

/** How long nothing is asked for until a wave counts as whole, ms. */
const lull = 1000

/** Calls to the server after that of the sign-in; the stream never ends and is no part of a page. @param {URL} url */
function isCall({ pathname }) {
  const isFile = /^\/(?:assets|files|icons)\//u.test(pathname) || pathname.includes('.')
  return !isFile && !['/auth/login', '/spruce/api/v1/live'].includes(pathname)
}

/**
 * How many waves of calls the first page waits for after the answer to the sign-in. Each call is held until no other is asked
 * for, so that what is asked for only after an answer shows as a wave of its own, however busy the machine is.
 * @param {import('playwright').Browser} browser @param {import('./firstPage.mjs').Person} person
 */
export async function countWaves(browser, person) {
  const { page, close } = await typeSignIn(browser, person, undefined)
  try {
    /** @type {import('playwright').Route[]} */
    const held = []
    let askedAt = Date.now()
    await page.route(isCall, (route) => {
      askedAt = Date.now()
      held.push(route)
    })
    let isPainted = false
    const painted = clickUntilPainted(page, 'button[type=submit]', person.parts).finally(() => {
      isPainted = true
    })
    let waves = 0
    while (!isPainted) {
      if (held.length > 0 && Date.now() - askedAt > lull) {
        waves += 1
        await Promise.all(held.splice(0).map((route) => route.continue()))
      }
      await new Promise((done) => setTimeout(done, 50))
    }
    await painted
    return waves
  } finally {
    await close()
  }
}
