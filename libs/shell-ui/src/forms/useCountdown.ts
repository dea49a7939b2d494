import { useEffect, useRef, useState } from 'react'

/** Keeps a deadline while the page is away. */
export interface CountdownMemory {
  /** When it ends, as `Date.now()` tells it; nothing where none is kept. */
  read: () => number | undefined
  write: (end: number) => void
}

/** A countdown in seconds. */
export interface Countdown {
  /** 0 when it is over. */
  left: number
  start: (seconds: number) => void
}

/** Seconds between two verification codes (spec section 9). */
export const codeWait = 60

const tick = 250

/**
 * Seconds until something may be done again, from when the server's answer came: the clocks of server
 * and browser need not agree, and one that is set meanwhile changes nothing. With a memory it goes on
 * after a reload; what was kept never makes anybody wait longer than `longest`. The server keeps the
 * wait whatever happens here.
 */
export function useCountdown(memory?: CountdownMemory, longest = codeWait): Countdown {
  const kept = useRef(memory)
  const [end, setEnd] = useState(() => keptEnd(memory, longest))
  const [now, setNow] = useState(monotonicNow)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    kept.current = memory
  }, [memory])

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(monotonicNow()), tick)
    return () => clearInterval(timer)
  }, [isRunning])

  function start(seconds: number) {
    const begin = monotonicNow()
    setNow(begin)
    setEnd(begin + seconds * 1000)
    kept.current?.write(Date.now() + seconds * 1000)
  }

  return { left, start }
}

function monotonicNow(): number {
  return performance.now()
}

function keptEnd(memory: CountdownMemory | undefined, longest: number): number {
  const end = memory?.read()
  if (end === undefined) return 0
  const left = Math.min(Math.max(end - Date.now(), 0), longest * 1000)
  return monotonicNow() + left
}
