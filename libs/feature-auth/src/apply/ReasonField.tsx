import type { ComponentProps } from 'react'

export interface ReasonFieldProps extends ComponentProps<'textarea'> {
  /** Ties label, help and error to the input. */
  id: string
  /** What it is: stands above the field and names it. */
  label: string
  /** Stands below the field until an error takes its place. */
  help: string
  /** What is wrong; takes the place of the help. */
  error?: string | undefined
}

/** Several lines of text, in the looks of `PublicField`. */
export function ReasonField({ id, label, help, error, ...input }: ReasonFieldProps) {
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        rows={4}
        className="ui-input ui-textarea"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} className={error ? 'ui-error' : 'ui-help'}>
        {error ?? help}
      </div>
    </div>
  )
}
