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
  /** The role of a view as a role, which only reads, and the department it looks from. */
  roleView?: { roleName: string; departmentName: string | null } | undefined
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

/**
 * Over every page of a mock login: who acts as whom, where and why, how long still, and the way out. Over
 * those of a view as a role: which role, and that it only reads. @public
 */
export function MockLoginBanner(props: MockLoginBannerProps) {
  const { personName, tenantName, actingName, reason, roleView, expiresAt } = props
  const { onExit, onExpire } = props
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

  const words = roleView
    ? {
        title: messages.roleView,
        about: messages.roleViewAs(roleView.roleName, roleView.departmentName),
        more: messages.roleViewReadOnly,
        soon: messages.roleViewSoon,
        exit: messages.roleViewExit,
      }
    : {
        title: messages.mockLogin,
        about: messages.mockLoginAs(actingName, personName, tenantName),
        more: reason && messages.mockLoginReason(reason),
        soon: messages.mockLoginSoon,
        exit: messages.mockLoginExit,
      }

  return (
    <aside className="shell-mock" aria-label={words.title}>
      <strong>{words.title}</strong>
      <span className="shell-mock-text">
        <span>{words.about}</span>
        {words.more && <span>{words.more}</span>}
      </span>
      <span className="shell-mock-left" role="timer">
        {messages.mockLoginLeft(clockText(left))}
      </span>
      <span className="shell-only-read" role="status">
        {left > 0 && left <= lastMinute && words.soon}
      </span>
      <button
        type="button"
        className="shell-mock-exit"
        disabled={isLeaving}
        onClick={() => void leave()}
      >
        {words.exit}
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
