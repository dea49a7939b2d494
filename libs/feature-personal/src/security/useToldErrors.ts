import { isApiError } from '@spruce/api-client'
import { toast, useErrorText } from '@spruce/shell-ui'
import { atField, FieldProblem } from '../FieldProblem.js'

/** How long a refusal shows (spec section 8, "Password dialog"). */
const duration = 3000

/**
 * Runs a submit. What the server refuses stands at its field; what belongs to none is an error toast
 * of 3 s as well as a line in the form, where it stays.
 */
export function useToldErrors(): <Result>(
  submit: () => Promise<Result>,
  fieldOfPath?: Readonly<Record<string, string>>,
) => Promise<Result> {
  const sayError = useErrorText()
  return async (submit, fieldOfPath) => {
    try {
      return await submit()
    } catch (error) {
      const problem = atField(error, fieldOfPath)
      if (isApiError(problem) && problem.status !== 401)
        toast.error(sayError(problem), { duration })
      throw problem instanceof FieldProblem ? problem : error
    }
  }
}
