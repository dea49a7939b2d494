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

/** What reads formulas; undefined until it is there. Without it the server says what is wrong. */
export function useFormulas(): Formulas | undefined {
  const [formulas, setFormulas] = useState(loaded)
  useEffect(() => {
    if (formulas) return
    let isGone = false
    import('./formulas.js').then(
      (late) => {
        loaded = late
        if (!isGone) setFormulas(late)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [formulas])
  return formulas
}
