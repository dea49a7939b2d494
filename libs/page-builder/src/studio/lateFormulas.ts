import type { Language } from '@spruce/validators/i18n'
import { useEffect, useState } from 'react'
import type { FormulaProblem, ReadFormula } from '../data/readFormula.js'

/** What reads formulas as they are typed. */
export interface Formulas {
  readonly readFormula: (text: string) => ReadFormula
  readonly sayFormulaProblem: (problem: FormulaProblem, language: Language) => string
  readonly formulaFunctionNames: readonly string[]
}

let loaded: Formulas | undefined

/** What was loaded so far. */
export function loadedFormulas(): Formulas | undefined {
  return loaded
}

/** What reads formulas, as far as it came. Without it the server says what is wrong with one. */
export interface LateFormulas {
  readonly formulas: Formulas | undefined
  /** Its code did not come. */
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Brings what reads formulas. */
export function useFormulas(): LateFormulas {
  const [formulas, setFormulas] = useState(loaded)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (formulas || isFailed) return
    let isGone = false
    import('./formulas.js').then(
      (late) => {
        loaded = late
        if (!isGone) setFormulas(late)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [formulas, isFailed])
  return { formulas, isFailed, retry: () => setFailed(false) }
}
