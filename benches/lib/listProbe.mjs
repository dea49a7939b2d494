// In the page: what is measured on any list, ours or a peer's, without knowing how it is made.

/** Until the next frame has been painted. @returns {Promise<number>} when */
export function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve(performance.now())
      channel.port2.postMessage(undefined)
    })
  })
}

/** The element that scrolls inside `root`. @param {Element} root @returns {HTMLElement} */
export function findScroller(root) {
  const scroller = [root, ...root.querySelectorAll('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 100 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  )
  if (!(scroller instanceof HTMLElement)) throw new Error('nothing scrolls here')
  return scroller
}

/** @param {Element} scroller @param {string} selector what a row is @returns {string} the row in the middle, empty when blank */
function rowInTheMiddle(scroller, selector) {
  const { left, top, width, height } = scroller.getBoundingClientRect()
  const element = document.elementFromPoint(left + width / 2, top + height / 2)
  return element?.closest(selector)?.textContent ?? ''
}

/**
 * Mounts and waits for the paint.
 * @param {() => void} mount @param {Element} root @param {string} selector
 */
export async function measureMount(mount, root, selector) {
  await painted()
  const begin = performance.now()
  mount()
  const end = await painted()
  const rows = root.querySelectorAll(selector).length
  return { mount: end - begin, rows, elements: root.querySelectorAll('*').length, changed: rows }
}

/**
 * Changes what is shown and waits for the paint.
 * @param {() => void} change @param {Element} root
 */
export async function measureChange(change, root) {
  const before = findScroller(root).scrollHeight
  await painted()
  const begin = performance.now()
  change()
  const end = await painted()
  return { time: end - begin, changed: findScroller(root).scrollHeight - before }
}

/**
 * Scrolls a fixed way each frame and takes the time of every frame.
 * @param {Element} root @param {string} selector @param {{ frames: number, step: number }} way
 */
export async function measureScroll(root, selector, { frames, step }) {
  const scroller = findScroller(root)
  scroller.scrollTop = 0
  await painted()
  let blocking = 0
  let longTasks = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longTasks += 1
      blocking += duration - 50
    }
  })
  observer.observe({ type: 'longtask' })
  const times = []
  const seen = new Set()
  let blank = 0
  let last = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += step
    const now = await new Promise(requestAnimationFrame)
    times.push(now - last)
    last = now
    const row = rowInTheMiddle(scroller, selector)
    if (row === '') blank += 1
    else seen.add(row)
  }
  await painted()
  observer.disconnect()
  times.sort((a, b) => a - b)
  return {
    frameMedian: times[times.length >> 1] ?? NaN,
    frameP95: times[Math.floor(times.length * 0.95)] ?? NaN,
    frameMax: times.at(-1) ?? NaN,
    longTasks,
    blocking,
    blankFrames: blank,
    changed: seen.size,
  }
}

/**
 * From now on, takes the time from each key to its painted frame. Keys are pressed from outside.
 * @returns {() => { keyMedian: number, keyP95: number, changed: number }} ends it
 */
export function watchKeys(/** @type {() => string} */ readActive) {
  /** @type {number[]} */
  const times = []
  const seen = new Set()
  const take = (/** @type {KeyboardEvent} */ event) => {
    const begin = event.timeStamp
    void painted().then((end) => {
      times.push(end - begin)
      seen.add(readActive())
    })
  }
  window.addEventListener('keydown', take, true)
  return () => {
    window.removeEventListener('keydown', take, true)
    times.sort((a, b) => a - b)
    return {
      keyMedian: times[times.length >> 1] ?? NaN,
      keyP95: times[Math.floor(times.length * 0.95)] ?? NaN,
      changed: seen.size,
    }
  }
}
