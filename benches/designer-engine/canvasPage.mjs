// In the page: what is counted and timed on any canvas, without knowing how it is made. Its pointer and keys come from outside.
import { painted, watchTasks } from '../lib/listProbe.mjs'

/**
 * What React rendered since: every component that did its work, as its developer tools tell them. To be called before
 * React is loaded.
 * @returns {{ take: () => { components: number, items: Set<string> } }}
 */
export function watchReact() {
  let components = 0
  let items = new Set()
  const worked = 1
  const visit = (fiber) => {
    const { alternate, flags, memoizedProps, tag } = fiber
    if (isComponent(tag) && (flags & worked) !== 0) {
      components += 1
      const id = idOf(memoizedProps)
      if (id !== undefined) items.add(id)
    }
    if (alternate && fiber.child === alternate.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberRoot: (_, root) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
  return {
    take: () => {
      const taken = { components, items }
      components = 0
      items = new Set()
      return taken
    },
  }
}

/** Functions, classes, forwarded refs and memos. */
function isComponent(tag) {
  return tag === 0 || tag === 1 || tag === 11 || tag === 14 || tag === 15
}

/** Of what stands for one item: our DesignerItem. */
function idOf(props) {
  const isItem = props && 'geometry' in props && typeof props.id === 'string'
  return isItem ? props.id : undefined
}

/**
 * What is written to elements since, where places are shown without React. What follows the pointer tells its steps by its
 * label alone. Counted apart from what is timed, since it takes time itself.
 * @param {string} attribute has the id of an item
 * @returns {{ take: () => Set<string>, end: () => void }}
 */
export function watchElements(attribute) {
  let ids = new Set()
  const take = (records) => {
    for (const { target, attributeName } of records) {
      const id = target.getAttribute(attribute)
      const isFollowing = attributeName === 'style' && 'designerDragging' in target.dataset
      if (id !== null && !isFollowing) ids.add(id)
    }
  }
  const observer = new MutationObserver(take)
  const attributeFilter = ['style', 'aria-label']
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter })
  return {
    take: () => {
      take(observer.takeRecords())
      const taken = ids
      ids = new Set()
      return taken
    },
    end: () => observer.disconnect(),
  }
}

/**
 * Offers a canvas to the bench.
 * @param {object} canvas
 * @param {ReturnType<typeof watchReact>} canvas.react
 * @param {(count: number, isInSight?: boolean) => void | Promise<void>} canvas.show `isInSight`: only those in sight, where that can be
 * @param {(id: string) => HTMLElement | null} canvas.find
 * @param {() => Map<string, string>} canvas.places the place of each item
 * @param {() => Set<string>} [canvas.changes] ids that changed since it was asked last
 * @param {() => ReturnType<typeof watchElements>} [canvas.watch] begins to count which items are written to
 * @param {Record<string, unknown>} [canvas.more]
 */
export function offerCanvas({ react, show, find, places, changes, watch, more }) {
  /** @typedef {{ ms: number, components: number, surplus: number, missing: number }} Step */
  /** @type {Step[]} */
  let steps = []
  /** @type {Step[]} */
  let timed = []
  /** @type {ReturnType<typeof watchElements> | undefined} */
  let written
  let before = new Map()
  /** @type {ReturnType<typeof watchTasks>} */
  let tasks
  let moved = 0
  let idle = NaN
  let started = { components: 0, items: new Set() }
  /** @type {Promise<void>} */
  let last = Promise.resolve()

  const note = (event) => {
    const begin = Math.max(event.timeStamp, 0)
    last = painted().then((end) => {
      const { components, items } = react.take()
      const changed = changes?.()
      for (const id of written?.take() ?? []) items.add(id)
      const surplus = changed ? [...items].filter((id) => !changed.has(id)).length : NaN
      const missing = changed && written ? [...changed].filter((id) => !items.has(id)).length : NaN
      steps.push({ ms: end - begin, components, surplus, missing })
    })
  }
  Object.assign(window, {
    bench: {
      show: async (count, isInSight) => {
        const begin = performance.now()
        await show(count, isInSight)
        await painted()
        const mount = performance.now() - begin
        react.take()
        return mount
      },
      /** The middle of an item on the screen, after it was scrolled there. */
      at: async (id) => {
        const element = find(id)
        if (!element) throw new Error(`no ${id}`)
        element.scrollIntoView({ block: 'center' })
        await painted()
        const { left, top, width } = element.getBoundingClientRect()
        return { x: left + width / 2, y: top + 20 }
      },
      /** After the press, which may select. */
      beginDrag: async () => {
        await painted()
        react.take()
        changes?.()
        before = places()
        steps = []
        written = watch?.()
        tasks = watchTasks()
      },
      /** After the first way that makes a press a drag. */
      dragBegun: async () => {
        await painted()
        started = react.take()
        for (const id of written?.take() ?? []) started.items.add(id)
        written?.end()
        written = undefined
        changes?.()
        window.addEventListener('pointermove', note, true)
      },
      settled: () => last,
      /** After moves within one cell, which show what a frame costs by itself. */
      idleEnded: () => {
        const times = steps.map(({ ms }) => ms).sort((a, b) => a - b)
        idle = times[times.length >> 1] ?? NaN
        steps = []
      },
      step: () => {
        const now = places()
        moved += [...now].filter(([id, place]) => before.get(id) !== place).length
        before = now
      },
      /** From now on it is counted, not timed. @returns whether there is anything to count */
      beginCount: () => {
        timed = steps
        steps = []
        written = watch?.()
        return written !== undefined
      },
      endDrag: () => {
        written?.end()
        window.removeEventListener('pointermove', note, true)
        const { longestTask, longTasks } = tasks.end()
        const { components, items } = started
        return {
          steps: timed,
          counted: steps,
          idle,
          started: components,
          itemsStarted: items.size,
          moved,
          longestTask,
          longTasks,
        }
      },
      ...more,
    },
  })
}
