import { PublicAlert, PublicButton } from '@spruce/shell-ui/public'
import type { ReactNode, Ref } from 'react'

/** @public */
export interface LightFormProps {
  /** Says to a screen reader what the form is for. */
  label: string
  /** Takes the form element. */
  attach: Ref<HTMLFormElement>
  /** What went wrong as a whole. */
  alert?: string | undefined
  /** On the button. */
  submitLabel: string
  /** Something is under way: nothing else can be begun. */
  isPending: boolean
  /** What is under way is what the form was submitted for. */
  isSubmitting?: boolean
  /** The form was submitted. */
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
  /** Below the button: other ways to go on. */
  below?: ReactNode
}

/** The form of a light page, which the browser neither checks nor posts by itself. */
export function LightForm(props: LightFormProps) {
  const { label, attach, alert, submitLabel, isPending, onSubmit, children, below } = props
  const { isSubmitting = isPending } = props
  return (
    <form
      ref={attach}
      className="ui-form"
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onSubmit()
      }}
    >
      {alert && <PublicAlert>{alert}</PublicAlert>}
      {children}
      <PublicButton
        type="submit"
        className="ui-button-block"
        disabled={isPending}
        isPending={isSubmitting}
      >
        {submitLabel}
      </PublicButton>
      {below}
    </form>
  )
}
