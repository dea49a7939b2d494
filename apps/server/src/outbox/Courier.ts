import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../config/log.js'
import { newId } from '../ids.js'
import { UndeliverableError, type Outbox, type OutgoingMessage } from './Outbox.js'

export interface CourierOptions {
  /** How many messages are under way at once. Default 4. */
  atOnce?: number
  /** How many may wait; more are dropped, with a line in the log. Default 1000. */
  waiting?: number
  /** The pauses between tries. Default 1 s, 5 s and 25 s. */
  pausesMs?: readonly number[]
}

/**
 * Carries messages away after the answer: no caller waits for a provider or learns from it who has an
 * account (S-10). Bounded, with retries. What is under way at a crash is lost; people ask for
 * another code.
 */
export class Courier {
  private readonly queue: OutgoingMessage[] = []
  private readonly running = new Set<Promise<void>>()
  private readonly stopped = new AbortController()

  constructor(
    private readonly outbox: Outbox,
    private readonly log: Log,
    private readonly options: CourierOptions = {},
  ) {}

  /** Takes a message; call it after the transaction. */
  deliver(message: OutgoingMessage): void {
    if (this.stopped.signal.aborted) return
    if (this.queue.length >= (this.options.waiting ?? 1_000)) {
      this.log.error({ kind: message.kind }, 'Too many messages wait; one is dropped')
      return
    }
    this.queue.push({ id: newId(), ...message })
    this.next()
  }

  /** `deliver`, in the shape that `afterCommit` takes; it does not wait for the provider. */
  accept(message: OutgoingMessage): Promise<void> {
    this.deliver(message)
    return Promise.resolve()
  }

  /** When nothing waits or is under way. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running)
  }

  /** Gives up what is still to be tried again. */
  async close(): Promise<void> {
    this.stopped.abort()
    await this.settled()
    await this.outbox.close?.()
  }

  private next() {
    if (this.running.size >= (this.options.atOnce ?? 4)) return
    const message = this.queue.shift()
    if (!message) return
    const task = this.carry(message).finally(() => {
      this.running.delete(task)
      this.next()
    })
    this.running.add(task)
  }

  private async carry(message: OutgoingMessage): Promise<void> {
    const { kind } = message
    for (const pause of [...(this.options.pausesMs ?? [1_000, 5_000, 25_000]), null]) {
      try {
        await this.outbox.send(message)
        return
      } catch (error) {
        // Neither recipient nor text goes into the log.
        const isLast = pause === null || error instanceof UndeliverableError
        this.log[isLast ? 'error' : 'warn']({ kind, reason: reasonOf(error) }, 'A message failed')
        if (isLast) return
        const stopped = await wait(pause, false, { signal: this.stopped.signal }).catch(() => true)
        if (stopped) return
      }
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UndeliverableError) return error.message
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : String(name)
}
