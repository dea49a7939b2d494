export interface PublicSpinnerProps {
  /** Said to screen readers. Leave it out where the words stand beside the spinner. */
  label?: string
}

/** A turning ring of the text's colour and size. */
export function PublicSpinner({ label }: PublicSpinnerProps) {
  if (!label) return <span className="ui-spinner" aria-hidden />
  return <span className="ui-spinner" role="status" aria-label={label} />
}
