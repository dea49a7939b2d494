import { useEffect, useState } from 'react'

/** How long nothing is typed before a text counts as meant. */
const pause = 400

/** The text as it was when the typing last paused; undefined while it goes on. */
export function useSettled(text: string): string | undefined {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text ? text : undefined
}
