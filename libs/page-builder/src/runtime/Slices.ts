/** So long a slice may take, in milliseconds: a key that is pressed meanwhile waits no longer. */
export const sliceTime = 12
/** So many items a slice has at most, however quick they were. */
export const mostInSlice = 50

/** Works on many items, a few in each task: as many as fit the time, by what those before them took. */
export class Slices {
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What an item takes, in milliseconds. */
  private each = 1

  /** Begins at once. @param onEnd called after the last item */
  run<Item>(items: readonly Item[], act: (item: Item) => void, onEnd: () => void): void {
    const size = Math.min(mostInSlice, Math.max(1, Math.floor(sliceTime / this.each)))
    const slice = items.slice(0, size)
    const begin = performance.now()
    slice.forEach(act)
    // React renders what was told in a microtask of its own, which comes before this one.
    queueMicrotask(() => this.learn((performance.now() - begin) / slice.length))
    if (items.length <= size) onEnd()
    else this.timer = setTimeout(() => this.run(items.slice(size), act, onEnd))
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** One that was slow by chance does not make all later slices small. */
  private learn(took: number): void {
    if (Number.isFinite(took)) this.each = Math.max(0.01, (this.each + took) / 2)
  }
}
