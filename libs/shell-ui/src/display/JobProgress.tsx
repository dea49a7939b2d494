import { Button } from '@chakra-ui/react/button'
import { useState, type ReactNode } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useErrorText } from '../provider/errors.js'
import { displayMessages } from './displayMessages.js'
import { StatusTag, type Tone } from './StatusTag.js'

/** Where a job stands. @public */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** One thing that a job could not do. @public */
export interface JobFailure {
  id: string
  /** What it was about: 第 12 行，张伟. */
  label: string
  /** Why, in words. */
  reason: string
}

/** @public */
export interface JobProgressProps {
  /** What is done. */
  title: string
  /** Where it is. */
  state: JobState
  /** Things dealt with, failed ones among them. */
  done: number
  /** Things in all; unknown while they are counted. */
  total?: number
  /** Things that failed. */
  failed?: number
  /** The first of them. */
  failures?: readonly JobFailure[]
  /** Stops the job; a rejection is said. Offered while it waits or runs. */
  onCancel?: () => unknown
  /** Starts it again. Offered when it failed or was cancelled. */
  onRetry?: () => unknown
  /** What there is to do with a job that is done: a download, a way to the list. */
  children?: ReactNode
}

const tones: Readonly<Record<JobState, Tone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
}

/** A long job: how far it is, what failed, the way to stop it. Every tenth is announced, not every step. @public */
export function JobProgress(props: JobProgressProps) {
  const { title, state, done, total, failed = 0, failures = [], onCancel, onRetry } = props
  const messages = useMessages(displayMessages)
  const general = useMessages(uiMessages)
  const language = useLanguage()
  const sayError = useErrorText()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const say = (count: number) => new Intl.NumberFormat(language).format(count)
  const words: Record<JobState, string> = {
    waiting: messages.jobWaiting,
    running: messages.jobRunning,
    done: messages.jobDone,
    failed: messages.jobFailed,
    cancelled: messages.jobCancelled,
  }
  const isUnderWay = state === 'waiting' || state === 'running'
  const share = total ? Math.min(1, done / total) : state === 'done' ? 1 : undefined
  const percent = share === undefined ? undefined : Math.floor(share * 100)

  async function run(act: () => unknown) {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      setProblem(sayError(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <section className="sp-job" aria-label={title}>
      <div className="sp-job-head">
        <span className="sp-job-title">{title}</span>
        <StatusTag tone={tones[state]}>{words[state]}</StatusTag>
      </div>
      <progress
        className="sp-job-bar"
        data-state={state}
        aria-label={title}
        max={100}
        {...(percent === undefined ? {} : { value: percent })}
      />
      <p className="sp-job-counts">
        <span>
          {total === undefined
            ? messages.jobCount(say(done))
            : messages.jobCounts(say(done), say(total))}
        </span>
        {percent !== undefined && <span>{percent}%</span>}
        {failed > 0 && <span className="sp-danger">{messages.jobFailures(say(failed))}</span>}
      </p>
      <span className="sp-sr-only" role="status">
        {`${title}: ${words[state]}${isUnderWay && percent !== undefined ? ` ${Math.floor(percent / 10) * 10}%` : ''}`}
      </span>
      {failures.length > 0 && (
        <details className="sp-job-failures" open={!isUnderWay}>
          <summary>{messages.failureList}</summary>
          <ul>
            {failures.map(({ id, label, reason }) => (
              <li key={id}>
                <span>{label}</span>
                <span className="sp-danger">{reason}</span>
              </li>
            ))}
          </ul>
          {failed > failures.length && (
            <p className="sp-help">{messages.moreFailures(say(failed - failures.length))}</p>
          )}
        </details>
      )}
      <div role="alert">{problem && <p className="sp-error">{problem}</p>}</div>
      <div className="sp-job-buttons">
        {isUnderWay && onCancel && (
          <Button
            variant="outline"
            colorPalette="gray"
            loading={isPending}
            onClick={() => void run(onCancel)}
          >
            {messages.cancelJob}
          </Button>
        )}
        {(state === 'failed' || state === 'cancelled') && onRetry && (
          <Button variant="outline" loading={isPending} onClick={() => void run(onRetry)}>
            {general.retry}
          </Button>
        )}
        {state === 'done' && props.children}
      </div>
    </section>
  )
}
