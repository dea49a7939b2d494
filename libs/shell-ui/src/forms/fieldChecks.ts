import { createContext, use, useEffect } from 'react'
import { useLatest } from '../provider/useLatest.js'

/** What fields themselves find wrong with their part of a draft, by name; runs with the form's `validate`. */
export type FieldChecks = Map<string, (value: unknown) => string | undefined>

/** The checks of the form around; nothing outside one. */
export const FieldChecksContext = createContext<FieldChecks | undefined>(undefined)

/**
 * A field's own rule, as that a date is one: it holds the submit back as `validate` of the form does,
 * which comes first where both complain.
 */
export function useFieldCheck(name: string, check: (value: unknown) => string | undefined): void {
  const checks = use(FieldChecksContext)
  const latest = useLatest(check)
  useEffect(() => {
    if (!checks) return
    const own = (value: unknown) => latest.current(value)
    checks.set(name, own)
    return () => {
      if (checks.get(name) === own) checks.delete(name)
    }
  }, [checks, name, latest])
}
