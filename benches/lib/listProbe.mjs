// In the page: what is measured on any list, ours or a peer's, without knowing how it is made.

/** Pixels between two rows, at most. */
const gap = 4

/** Milliseconds after which what has not come does not come. */
const patience = 60_000

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

/** Until nothing is left over of what was done: several frames, and the idle time after them. */
async function settled() {
  for (let frame = 0; frame < 3; frame += 1) await painted()
  await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Takes the long tasks (over 50 ms) from now on. */
export function watchTasks() {
  let [count, longest, blocking] = [0, 0, 0]
  const take = (/** @type {PerformanceEntryList} */ entries) => {
    for (const { duration } of entries) {
      count += 1
      blocking += duration - 50
      longest = Math.max(longest, duration)
    }
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'longtask' })
  return {
    longest: () => {
      take(observer.takeRecords())
      return longest
    },
    end() {
      take(observer.takeRecords())
      observer.disconnect()
      return { longTasks: count, longestTask: longest, blocking }
    },
  }
}

/** The element that scrolls inside `root`. @param {Element} root @returns {HTMLElement} */
export function findScroller(root) {
  const scroller = [root, ...root.querySelectorAll('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 100 &&
      ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowY) &&
      moves(element),
  )
  if (!(scroller instanceof HTMLElement)) throw new Error('nothing scrolls here')
  return scroller
}

/** Some keep the overflow hidden and draw a bar of their own. @param {Element} element */
function moves(element) {
  const before = element.scrollTop
  element.scrollTop = before + 1
  const hasMoved = element.scrollTop !== before
  element.scrollTop = before
  return hasMoved
}

/**
 * By its place, since some take no pointer while they scroll, and some have a gap between two rows.
 * @param {Element} root the place of the list @param {string} selector what a row is @returns {string} the row in the middle, empty when blank
 */
function rowInTheMiddle(root, selector) {
  const box = root.getBoundingClientRect()
  const middle = box.top + box.height / 2
  for (const row of root.querySelectorAll(selector)) {
    const { top, bottom } = row.getBoundingClientRect()
    if (top <= middle + gap && middle - gap < bottom) return row.textContent ?? ''
  }
  return ''
}

/**
 * Mounts and waits until the row in the middle is painted, however many frames that takes.
 * @param {() => void} mount @param {Element} root @param {string} selector
 */
export async function measureMount(mount, root, selector) {
  await settled()
  const tasks = watchTasks()
  const begin = performance.now()
  mount()
  let end = await painted()
  while (rowInTheMiddle(root, selector) === '') {
    if (end - begin > patience) throw new Error('no row in the middle')
    end = await painted()
  }
  await settled()
  const rows = root.querySelectorAll(selector).length
  return {
    mount: end - begin,
    mountTask: tasks.end().longestTask,
    rows,
    elements: root.querySelectorAll('*').length,
    changed: rows,
  }
}

/**
 * Mounts the same again and again, each time into what has been emptied: `mount` is the median, `first` what the first one
 * took, which reads and compiles the code and finds the fonts.
 * @param {{ mount: (round: number) => void, clear: () => void }} work each mount shows other rows
 * @param {Element} root @param {string} selector what a row is @param {number} rounds
 */
export async function measureMounts({ mount, clear }, root, selector, rounds) {
  const first = await measureMount(() => mount(0), root, selector)
  const times = []
  for (let round = 1; round <= rounds; round += 1) {
    clear()
    await painted()
    times.push((await measureMount(() => mount(round), root, selector)).mount)
  }
  times.sort((a, b) => a - b)
  return { ...first, first: first.mount, mount: times[Math.floor(rounds / 2)] }
}

/**
 * Changes what is shown and waits for the paint.
 * @param {() => void} change @param {() => boolean} isDone
 */
export async function measureChange(change, isDone) {
  await settled()
  const tasks = watchTasks()
  const begin = performance.now()
  change()
  let end = await painted()
  while (!isDone()) {
    if (end - begin > patience) throw new Error('what was to change did not')
    end = await painted()
  }
  await settled()
  return { time: end - begin, task: tasks.end().longestTask, changed: 1 }
}

/**
 * Scrolls a fixed way each frame and takes the time of every frame.
 * @param {Element} root @param {string} selector @param {{ frames: number, step: number }} way
 */
export async function measureScroll(root, selector, { frames, step }) {
  const scroller = findScroller(root)
  scroller.scrollTop = 0
  await settled()
  const tasks = watchTasks()
  const times = []
  const seen = new Set()
  let blank = 0
  let last = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += step
    const now = await new Promise(requestAnimationFrame)
    times.push(now - last)
    last = now
    const row = rowInTheMiddle(root, selector)
    if (row === '') blank += 1
    else seen.add(row)
  }
  await painted()
  await new Promise((resolve) => setTimeout(resolve, 100))
  times.sort((a, b) => a - b)
  return {
    frameMedian: times[times.length >> 1] ?? NaN,
    frameP95: times[Math.floor(times.length * 0.95)] ?? NaN,
    frameMax: times.at(-1) ?? NaN,
    ...tasks.end(),
    blankFrames: blank,
    elements: root.querySelectorAll('*').length,
    changed: seen.size,
  }
}

/**
 * From now on, takes the time from each key to its painted frame. Keys are pressed from outside.
 * @param {() => string} readActive
 * @returns {() => { keyMedian: number, keyP95: number, longestTask: number, changed: number }} ends it
 */
export function watchKeys(readActive) {
  /** @type {number[]} */
  const times = []
  const seen = new Set()
  const tasks = watchTasks()
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
      longestTask: tasks.end().longestTask,
      changed: seen.size,
    }
  }
}
