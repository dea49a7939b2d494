import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/**
 * Axe on this page and the frames in it. A document is given axe once, however often it is looked at: the builder of
 * `@axe-core/playwright` does so at every look, which takes five times as long as the looking.
 * @param rules ids of the rules; default: all that are on
 */
export async function lookWithAxe(page: Page, rules?: string[]): Promise<AxeResults> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in globalThis)
    if (!isThere) await frame.evaluate(axe.source)
  }
  const options: RunOptions = rules ? { runOnly: { type: 'rule', values: rules } } : {}
  return page.evaluate((wanted) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe }
    return here.run(document, wanted)
  }, options)
}

/** Shows the page in a mode, and waits until its colours have changed. */
export async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (wanted) => {
    const { classList } = document.documentElement
    classList.toggle('dark', wanted === 'dark')
    classList.toggle('light', wanted === 'light')
    // A colour that is inherited begins to fade when that of the parent changes: until a frame sees none.
    for (let fading = 1; fading > 0;) {
      await new Promise(requestAnimationFrame)
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
      fading = transitions.length
    }
  }, mode)
}
