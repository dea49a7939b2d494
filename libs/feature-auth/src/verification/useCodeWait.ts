import { codeWaitKey } from '@spruce/session'
import { useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { resumeWait } from './resumeWait.js'

/** A code that was asked for, and the wait until another is given. */
export interface CodeWaiting {
  /** Whole seconds until another code may be asked for. */
  left: number
  /** To whom a code went that may be good still. */
  sentTo: string | undefined
  /** The server has said how long to wait; with `contact`, that a code is on its way. */
  start: (seconds: number, contact?: string) => void
  /** The code has done its work. */
  clear: () => void
}

/**
 * Counts down what the server said, from when it said so: the clocks need not agree. In the page the
 * monotonic clock counts; over a reload the browser's own, and if that was turned back meanwhile the
 * wait begins anew, at most. The server keeps the wait whatever happens here.
 */
export function useCodeWait(purpose: 'login' | 'password' | 'binding'): CodeWaiting {
  const { storage } = useAuth()
  const key = codeWaitKey(purpose, 'browser')
  const [wait, setWait] = useState(() => resumeWait(storage.get(key)))
  const [now, setNow] = useState(() => performance.now())
  const left = Math.max(0, Math.ceil((wait.end - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  function start(seconds: number, contact?: string) {
    const sentTo = contact ?? wait.sentTo
    storage.set(key, { contact: sentTo ?? '', sentAt: Date.now(), seconds })
    const begin = performance.now()
    setNow(begin)
    setWait({ end: begin + seconds * 1000, sentTo })
  }

  function clear() {
    storage.remove(key)
    setWait({ end: 0, sentTo: undefined })
  }

  return { left, sentTo: wait.sentTo, start, clear }
}
