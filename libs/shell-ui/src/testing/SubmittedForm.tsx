import { useEffect, type ReactNode } from 'react'
import { useLatest } from '../provider/useLatest.js'

/** How often it looks whether the form stands, in milliseconds. */
const lookTime = 50

/**
 * Submits the form of the dialog below once it stands, so that what follows is a state of its own: on the
 * docs page of a story and in its picture, where nothing plays. `values` are typed first, by the names of
 * the inputs.
 */
export function SubmittedForm({
  values = {},
  children,
}: {
  values?: Readonly<Record<string, string>>
  children: ReactNode
}) {
  const latest = useLatest(values)
  useEffect(() => {
    const timer = setInterval(() => {
      const form = document.querySelector<HTMLFormElement>('[role=dialog] form')
      if (!form) return
      clearInterval(timer)
      for (const [name, value] of Object.entries(latest.current)) typeIn(form, name, value)
      form.requestSubmit()
    }, lookTime)
    return () => clearInterval(timer)
  }, [latest])
  return children
}

/** Changes an input as a person does: React hears of it. */
function typeIn(form: HTMLFormElement, name: string, value: string) {
  const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) throw new Error(`The form has no input ${name}`)
  Reflect.set(HTMLInputElement.prototype, 'value', value, input) // past React's own note of the value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
