import { clickUntilPainted, quietOf, typeSignIn, watchLongTasks } from '../lib/firstPage.mjs'

/**
 * Signs in with empty caches and goes by the menu to another table of 20 rows, back to the first page, and there again.
 * `first`, `second`: from the click until the rows are painted, ms; `longestTask` of the first visit, ms; `changed`: rows seen.
 * @param {import('playwright').Browser} browser @param {import('./sites.mjs').Site} site
 * @param {typeof import('../lib/coldLoad.mjs').slow | undefined} throttle
 */
export async function visitTable(browser, { person, links, table }, throttle) {
  const { page, close } = await typeSignIn(browser, person, throttle)
  try {
    const follow = async (/** @type {string} */ link, /** @type {typeof table} */ parts) => {
      const quiet = quietOf(page)
      const painted = await clickUntilPainted(page, link, parts)
      await quiet()
      return painted
    }
    await follow('button[type=submit]', person.parts)
    const tasks = await watchLongTasks(page)
    const first = await follow(links.table, table)
    const { longestTask } = await tasks()
    await follow(links.organization, person.parts)
    const second = await follow(links.table, table)
    return {
      first: first.open,
      second: second.open,
      longestTask,
      changed: first.changed + second.changed,
    }
  } finally {
    await close()
  }
}
