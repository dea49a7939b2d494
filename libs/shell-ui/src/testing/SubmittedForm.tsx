import { useEffect, type ReactNode } from 'react'

/** How often it looks whether the form stands, in milliseconds. */
const lookTime = 50

/**
 * Submits the form of the dialog below once it stands, so that what follows is a state of its own: on the
 * docs page of a story and in its picture, where nothing plays.
 */
export function SubmittedForm({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setInterval(() => {
      const form = document.querySelector<HTMLFormElement>('[role=dialog] form')
      if (!form) return
      clearInterval(timer)
      form.requestSubmit()
    }, lookTime)
    return () => clearInterval(timer)
  }, [])
  return children
}
