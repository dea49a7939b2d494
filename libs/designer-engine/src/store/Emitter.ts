type Listeners<Events extends Record<keyof Events, readonly unknown[]>> = {
  [Name in keyof Events]?: Set<(...args: Events[Name]) => void>
}

/** Calls listeners, one event after another, each event to all of them. */
export class Emitter<Events extends Record<keyof Events, readonly unknown[]>> {
  private readonly listeners: Listeners<Events> = {}
  private readonly waiting: (() => void)[] = []
  private isEmitting = false

  constructor(private readonly onError: (error: unknown) => void) {}

  /** @returns takes the listener away */
  on<Name extends keyof Events>(name: Name, listener: (...args: Events[Name]) => void): () => void {
    const listeners = (this.listeners[name] ??= new Set())
    const own = (...args: Events[Name]) => listener(...args)
    listeners.add(own)
    return () => void listeners.delete(own)
  }

  /**
   * An event that a listener causes waits until all have heard the one before, so that everybody hears
   * the same order. What a listener throws goes to `onError`; the others hear the event all the same.
   * What `onError` throws goes on to the caller and ends that event, and no later one.
   */
  emit<Name extends keyof Events>(name: Name, ...args: Events[Name]): void {
    this.waiting.push(() => {
      for (const listener of [...(this.listeners[name] ?? [])]) {
        try {
          listener(...args)
        } catch (error) {
          this.onError(error)
        }
      }
    })
    if (this.isEmitting) return
    this.isEmitting = true
    try {
      for (let rounds = 0; this.waiting.length > 0; rounds += 1) {
        if (rounds === mostRounds) {
          this.waiting.length = 0
          this.onError(new RangeError('Listeners cause events without end'))
        } else {
          this.waiting.shift()?.()
        }
      }
    } finally {
      this.isEmitting = false
    }
  }
}

const mostRounds = 1000
