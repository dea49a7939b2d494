import { useEffect, useState } from 'react'

/**
 * Seconds until something may be done again. It counts from when the server's answer came, so the
 * clocks need not agree; the server keeps the wait whatever happens here.
 */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  function start(seconds: number) {
    const begin = Date.now()
    setNow(begin)
    setEnd(begin + seconds * 1000)
  }

  return { left, start }
}
