import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { FieldChecksContext } from './fieldChecks.js'
import { FormWordsContext } from './fieldWords.js'
import type { FormKernel } from './formKernel.js'
import { FormFooter } from './FormFooter.js'
import { FormProblem } from './FormProblem.js'

export interface FormProps<Draft extends FieldValues> {
  /** Draft, errors and state of the form. */
  kernel: FormKernel<Draft>
  /** So that a submit button may stand outside: `<button form={id}>`. */
  id?: string
  /** The fields. */
  children?: ReactNode
}

/** The form element over a kernel: one column, Enter submits, browser bubbles are off. */
export function Form<Draft extends FieldValues>({ kernel, id, children }: FormProps<Draft>) {
  return (
    <FormProvider {...kernel.form}>
      <FieldChecksContext value={kernel.checks}>
        <FormWordsContext value={kernel.words}>
          <form
            id={id}
            className="sp-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation() // a dialog inside a page's form is a form of its own
              void kernel.submit()
            }}
          >
            <FormProblem text={kernel.problem} />
            {children}
            {
              id && (
                <input type="submit" hidden />
              ) /* Enter submits, wherever the visible button stands */
            }
          </form>
        </FormWordsContext>
      </FieldChecksContext>
    </FormProvider>
  )
}

/** The buttons of a long form. */
Form.Footer = FormFooter
