import { useState } from 'react'
import type { FormProblem } from '../forms/FormProblem.js'
import type { CodeFormProps } from './CodeFields.js'

/** The two steps of a form that asks for a code: sending one, and what it was sent for. */
export interface CodeSteps<Field extends string> {
  pending: CodeFormProps['pending']
  problem: FormProblem<Field> | undefined
  /** Resolves with true when it went well; otherwise `problem` says why not. */
  take: (step: 'send' | 'submit', action: () => Promise<void>) => Promise<boolean>
}

/** @param explain the words for an error; none where the page says it in another way */
export function useCodeSteps<Field extends string>(
  explain: (error: unknown) => FormProblem<Field> | undefined,
): CodeSteps<Field> {
  const [pending, setPending] = useState<CodeFormProps['pending']>()
  const [problem, setProblem] = useState<FormProblem<Field>>()

  async function take(step: 'send' | 'submit', action: () => Promise<void>): Promise<boolean> {
    setPending(step)
    setProblem(undefined)
    try {
      await action()
      return true
    } catch (error) {
      setProblem(explain(error))
      return false
    } finally {
      setPending(undefined)
    }
  }

  return { pending, problem, take }
}
