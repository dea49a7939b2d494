import { setTimeout as sleep } from 'node:timers/promises'

/** A batch is to take about so long: what others wait for it, where the database has one connection. */
const wantedMs = 120
/** Of a batch's time so much is left to others after it. */
const rest = 0.35

/** How many rows go into a batch, by how long the last ones took, with a rest after each. */
export class Pace {
  private current: number

  /** `most`: a batch lives through several waits, so what it holds is thrown away late; 1,000 cost 30 MB more. */
  constructor(
    start: number,
    private readonly least = 20,
    private readonly most = 300,
  ) {
    this.current = start
  }

  get size(): number {
    return this.current
  }

  async run<T>(batch: () => Promise<T>): Promise<T> {
    const from = performance.now()
    const result = await batch()
    const ms = performance.now() - from
    const fit = Math.round(this.current * Math.min(1.5, Math.max(0.5, wantedMs / ms)))
    this.current = Math.min(this.most, Math.max(this.least, fit))
    await sleep(Math.max(2, ms * rest))
    return result
  }
}
