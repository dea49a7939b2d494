import { useId, type ComponentProps, type ReactNode } from 'react'

export interface PublicFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  /** Key of the form. */
  name: string
  /** Stands above the input and names it. */
  label: string
  /** Stands below the input until an error takes its place. */
  help?: ReactNode
  /** What is wrong with the value; read out together with the input. */
  error?: string | undefined
  /** Beside the input: a captcha image, a button that sends a code. */
  side?: ReactNode
  /** Inside the input, at its end. */
  end?: ReactNode
}

/** Label, native input, help or error: for pages that load without Chakra and a form library. */
export function PublicField(props: PublicFieldProps) {
  const { label, help, error, side, end, className, ...input } = props
  const generated = useId()
  const id = input.id ?? generated
  const note = error ?? help
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
        {input.required && <span className="ui-required" aria-hidden />}
      </label>
      <div className="ui-control">
        <div className="ui-input-box">
          <input
            {...input}
            id={id}
            className={`ui-input${end ? ' ui-input-with-end' : ''}${className ? ` ${className}` : ''}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? `${id}-note` : undefined}
          />
          {end && <span className="ui-input-end">{end}</span>}
        </div>
        {side}
      </div>
      {note && (
        <div id={`${id}-note`} className={error ? 'ui-error' : 'ui-help'}>
          {note}
        </div>
      )}
    </div>
  )
}
