import type { Log } from '../config/log.js'

const pollMs = 1_000

/** Looks every second, or when woken, for work in a table, and does it until there is none. */
export abstract class Poller {
  private timer: NodeJS.Timeout | undefined
  private current: Promise<void> | undefined
  /** What is under way may look at it to end early. */
  protected isStopping = false

  protected constructor(
    protected readonly log: Log,
    /** Logged when looking fails; the next look may go better. */
    private readonly complaint: string,
  ) {}

  /** Takes some work and does it. @returns whether there was any */
  protected abstract doSome(): Promise<boolean>

  /** Looks every second until `stop`. */
  start(): void {
    this.timer = setInterval(() => {
      this.look()
    }, pollMs)
    this.timer.unref()
  }

  /** There is something to do now. */
  wake(): void {
    if (this.timer) this.look()
  }

  /** Ends after what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.timer = undefined
    this.isStopping = true
    await this.current
  }

  /** Does all that waits; for tests and benches. */
  async drain(): Promise<void> {
    while (!this.isStopping && (await this.doSome())) continue
  }

  private look() {
    this.current ??= this.drain()
      .catch((error: unknown) => {
        this.log.warn({ err: error }, this.complaint)
      })
      .finally(() => {
        this.current = undefined
      })
  }
}
