import { createContext, use, useEffect } from 'react'
import { useLatest } from '../provider/useLatest.js'

/** How a field is called, and what it calls its value. */
export interface FieldWords {
  label: string
  /** Undefined: the value says itself. */
  say: (value: unknown) => string | undefined
}

/** The words of the fields of a form, by name. A field that is no more shown keeps its own. */
export type FormWords = Map<string, FieldWords>

/** Of the form around; nothing outside one. */
export const FormWordsContext = createContext<FormWords | undefined>(undefined)

/** Tells the form how its field is called, for what it says of the field elsewhere. */
export function useFieldWords(
  name: string,
  label: string,
  say?: (value: unknown) => string | undefined,
): void {
  const words = use(FormWordsContext)
  const latest = useLatest({ label, say })
  useEffect(() => {
    words?.set(name, {
      get label() {
        return latest.current.label
      },
      say: (value) => latest.current.say?.(value),
    })
  }, [words, name, latest])
}
