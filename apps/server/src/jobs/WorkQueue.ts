import type { Log } from '../config/log.js'
import type { Engine } from '../db/engine.js'
import type { Db, JobProblem } from '../db/schema.js'
import { newId } from '../ids.js'
import {
  JobsRepository,
  mostAttempts,
  type JobOutcome,
  type JobRow,
} from '../repositories/jobs/JobsRepository.js'
import { Poller } from './Poller.js'

/** How far the work is. */
export interface Progress {
  /** Where it goes on after a restart. */
  phase?: string
  done: number
  total: number | null
  result?: Record<string, number>
}

/** What work gets from the queue that runs it. */
export interface WorkContext {
  readonly job: JobRow
  /**
   * Keeps the job for this process and says how far it is, within a batch's transaction. Throws when
   * the work is cancelled, another process's, or the service stops: the batch is undone, and whoever
   * comes next finds the job as the last batch left it.
   */
  beat(db: Db, progress: Progress): Promise<void>
}

/** Work of one kind. It finds out itself what is left to do, so that it can begin again anywhere. */
export type Work = (context: WorkContext) => Promise<JobOutcome>

/** The job as a whole cannot be done. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'

  constructor(readonly problem: JobProblem) {
    super(problem.code)
  }
}

class Interrupted extends Error {
  override readonly name = 'Interrupted'

  constructor(readonly why: 'cancelled' | 'lost' | 'stopping') {
    super(why)
  }
}

/** Whoever watches a job is told of its progress at most so often. */
const tellEveryMs = 1_000

/**
 * Runs jobs that people have started: one at a time in each process, each in one process. What is left
 * after the batch under way when the process stops goes back into the queue.
 */
export class WorkQueue extends Poller {
  constructor(
    private readonly engine: Engine,
    private readonly kinds: Readonly<Record<JobRow['kind'], Work>>,
    log: Log,
    private readonly now: () => Date,
  ) {
    super(log, 'The queue of jobs could not be read')
  }

  protected async doSome(): Promise<boolean> {
    const job = await new JobsRepository(this.engine.platform).claim(newId(), this.now())
    if (!job) return false
    const outcome = await this.outcomeOf(job)
    if (outcome) {
      await this.engine.tx({ tenant: job.tenant_id }, (db) =>
        new JobsRepository(db).settle(job, this.now(), outcome),
      )
    }
    return true
  }

  private async outcomeOf(job: JobRow): Promise<JobOutcome | undefined> {
    if (job.attempts > mostAttempts) return { status: 'failed', problem: { code: 'INTERNAL' } }
    let toldAt = -Infinity
    try {
      return await this.kinds[job.kind]({
        job,
        beat: async (db, progress) => {
          if (this.isStopping) throw new Interrupted('stopping')
          const jobs = new JobsRepository(db)
          const now = this.now()
          const kept = await jobs.beat(job, now, progress)
          if (!kept) throw new Interrupted('lost')
          if (kept.isCancelled) throw new Interrupted('cancelled')
          if (now.getTime() - toldAt < tellEveryMs) return
          toldAt = now.getTime()
          const { done, total } = progress
          await jobs.tell(job, { status: 'running', done, total })
        },
      })
    } catch (error) {
      if (error instanceof Interrupted) {
        if (error.why === 'lost') return undefined
        return { status: error.why === 'cancelled' ? 'cancelled' : 'queued' }
      }
      if (error instanceof JobFailure) return { status: 'failed', problem: error.problem }
      this.log.error({ err: error, job: job.id, kind: job.kind }, 'A job failed')
      return { status: 'failed', problem: { code: 'INTERNAL' } }
    }
  }
}
