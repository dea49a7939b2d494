import { useEffect, useState, type ChangeEvent } from 'react'
import type { FormProblem } from './FormProblem.js'

type Values<Field extends string> = Record<Field, string>

/** The form of a light page: what is typed, and what is wrong with it. */
export interface PublicForm<Field extends string> {
  values: Values<Field>
  /** What a field's input needs. */
  field: (name: Field) => {
    value: string
    error: string | undefined
    readOnly: boolean
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
  /** Whether these fields hold; else each says what it misses and the first gets the focus. */
  holds: (names: readonly Field[]) => boolean
  set: (name: Field, value: string) => void
  focus: (name: Field) => void
  /** Nothing was tried: no field is told what it misses. */
  forgive: () => void
}

/**
 * The callback for the form element, and the form.
 * @param options.initial also gives the fields their order
 */
export function usePublicForm<Field extends string>(options: {
  initial: Values<Field>
  check: (name: Field, values: Values<Field>) => string | undefined
  problem: FormProblem<Field> | undefined
  isPending: boolean
  /** Gets the focus when the form comes. */
  first?: Field
}): [attach: (element: HTMLFormElement | null) => void, form: PublicForm<Field>] {
  const { initial, check, problem, isPending } = options
  const [first] = useState(options.first)
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [values, setValues] = useState(initial)
  /** Only the fields of the part that was tried are told what they miss. */
  const [tried, setTried] = useState<readonly Field[]>([])
  const [order] = useState(() => Object.keys(initial) as Field[])
  const missing = tried.filter((name) => check(name, values) !== undefined)

  useEffect(() => {
    const first = order.find((name) => problem?.fields?.[name])
    if (first) focusField(element, first)
  }, [problem, order, element])

  useEffect(() => {
    if (first) focusField(element, first)
  }, [first, element])

  function set(name: Field, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
  }

  const form: PublicForm<Field> = {
    values,
    field: (name) => ({
      value: values[name],
      error:
        missing.length === 0
          ? problem?.fields?.[name]
          : missing.includes(name)
            ? check(name, values)
            : undefined,
      readOnly: isPending,
      onChange: (event) => set(name, event.target.value),
    }),
    holds(names) {
      setTried(names)
      const first = names.find((name) => check(name, values) !== undefined)
      if (first) focusField(element, first)
      return first === undefined
    },
    set,
    focus: (name) => focusField(element, name),
    forgive: () => setTried([]),
  }
  return [setElement, form]
}

function focusField(form: HTMLFormElement | null, name: string) {
  const input = form?.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.focus()
}
