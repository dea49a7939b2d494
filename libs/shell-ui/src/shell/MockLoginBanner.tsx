import { useEffect, useState } from 'react'
import { useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

/** @public */
export interface MockLoginBannerProps {
  /** As whom. */
  personName: string
  /** Of which tenant. */
  tenantName: string
  /** Who really acts. */
  actingName: string
  /** Why, as it was said at the start. */
  reason: string | null
  /** ISO 8601; half an hour away at most. */
  expiresAt: string
  /** The way out was pressed; it may take a moment. */
  onExit: () => unknown
  /** The time is up by this clock; the server knows better. */
  onExpire: () => void
}

/** The longest that a mock login lasts, in seconds: a wrong clock shows no more. */
const longest = 30 * 60
/** From here on the rest is announced. */
const lastMinute = 60

/** Over every page of a mock login: who acts as whom, where and why, how long still, and the way out. @public */
export function MockLoginBanner(props: MockLoginBannerProps) {
  const { personName, tenantName, actingName, reason, expiresAt, onExit, onExpire } = props
  const messages = useMessages(shellMessages)
  const [left, setLeft] = useState(() => secondsUntil(expiresAt))
  const [isLeaving, setLeaving] = useState(false)
  const isOver = left === 0

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(expiresAt)), 1000)
    return () => clearInterval(timer)
  }, [expiresAt])

  useEffect(() => {
    if (isOver) onExpire()
  }, [isOver, onExpire])

  async function leave() {
    setLeaving(true)
    try {
      await onExit()
    } finally {
      setLeaving(false)
    }
  }

  return (
    <aside className="shell-mock" aria-label={messages.mockLogin}>
      <strong>{messages.mockLogin}</strong>
      <span className="shell-mock-text">
        <span>{messages.mockLoginAs(actingName, personName, tenantName)}</span>
        {reason && <span>{messages.mockLoginReason(reason)}</span>}
      </span>
      <span className="shell-mock-left" role="timer">
        {messages.mockLoginLeft(clockText(left))}
      </span>
      <span className="shell-only-read" role="status">
        {left > 0 && left <= lastMinute && messages.mockLoginSoon}
      </span>
      <button
        type="button"
        className="shell-mock-exit"
        disabled={isLeaving}
        onClick={() => void leave()}
      >
        {messages.mockLoginExit}
      </button>
    </aside>
  )
}

function secondsUntil(time: string): number {
  const left = Math.ceil((new Date(time).getTime() - Date.now()) / 1000)
  return Math.min(Math.max(left, 0), longest)
}

function clockText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
