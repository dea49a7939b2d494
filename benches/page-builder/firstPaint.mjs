// In the page: what the first paint of a page costs, without knowing how it is made.
import { painted, watchTasks } from '../lib/listProbe.mjs'

/** Milliseconds after which what has not come does not come. */
const patience = 60_000

/** So many components are more than a window shows. */
const near = 100

/**
 * Offers a page to the bench. `first paint`: from the call until all widgets in sight are painted, ms.
 * @param {object} page
 * @param {(count: number) => () => void} page.prepare makes what is stored of a page; what it returns shows that
 * @param {string} page.items what stands for a component, drawn or not
 * @param {Record<string, unknown>} [page.more]
 */
export function offerPage({ prepare, items, more }) {
  const isInSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const isShown = () => {
    const first = [...document.querySelectorAll(items)].slice(0, near).filter(isInSight)
    return first.length > 0 && first.every(({ textContent }) => textContent.includes('Chart'))
  }
  Object.assign(window, {
    bench: {
      prepare: (count) => {
        window.bench.show = prepare(count)
      },
      firstPaint: async () => {
        await painted()
        const tasks = watchTasks()
        const begin = performance.now()
        window.bench.show()
        let end = await painted()
        while (!isShown()) {
          if (end - begin > patience) throw new Error('what is in sight did not come')
          end = await painted()
        }
        await new Promise((resolve) => setTimeout(resolve, 200))
        const { longestTask } = tasks.end()
        const drawn = document.querySelectorAll('[data-bench-widget]').length
        return {
          'first paint, ms': end - begin,
          'longest task, ms': longestTask,
          components: document.querySelectorAll(items).length,
          'widgets drawn': drawn,
          elements: document.querySelectorAll('*').length,
          changed: drawn,
        }
      },
      ...more,
    },
  })
}
