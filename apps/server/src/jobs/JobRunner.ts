import { errorText } from '../config/errorText.js'
import type { Log } from '../config/log.js'
import type { Engine } from '../db/engine.js'
import { claimJob, finishJob } from '../repositories/jobs/jobRuns.js'

/**
 * Work that comes round again. `run` looks in the database for what is due and does it, so that a
 * process that dies in the middle loses nothing: the next round finds the rest.
 */
export interface Job {
  /** The same in every process and version. */
  readonly name: string
  readonly everyMs: number
  run(now: Date): Promise<void>
}

const tickMs = 1_000

/** Runs jobs when they are due: of all processes on one database one at a time, each in its turn. */
export class JobRunner {
  private timer: NodeJS.Timeout | undefined
  private current: Promise<void> | undefined

  constructor(
    private readonly engine: Engine,
    private readonly jobs: readonly Job[],
    private readonly log: Log,
    private readonly now: () => Date,
  ) {}

  /** Looks every second until `stop`. */
  start(): void {
    this.timer = setInterval(() => {
      if (this.current) return // a long round: the next one waits
      this.current = this.tick().finally(() => {
        this.current = undefined
      })
    }, tickMs)
    this.timer.unref()
  }

  /** Ends after the round under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.current
  }

  /** Does what is due and nobody else is about to do. Never throws: a failure is noted and logged. */
  async tick(): Promise<void> {
    for (const job of this.jobs) {
      try {
        const now = this.now()
        const next = new Date(now.getTime() + job.everyMs)
        if (await claimJob(this.engine.platform, job.name, now, next)) await this.runOne(job, now)
      } catch (error) {
        this.log.warn({ err: error, job: job.name }, 'A job could not start')
      }
    }
  }

  private async runOne(job: Job, now: Date) {
    let failure: string | null = null
    try {
      await job.run(now)
    } catch (error) {
      failure = errorText(error)
      this.log.error({ err: error, job: job.name }, 'A job failed')
    }
    await finishJob(this.engine.platform, job.name, this.now(), failure)
  }
}
