import type { ReactNode, Ref } from 'react'
import { FieldFrame, type FieldControl, type FieldProps } from './FieldFrame.js'

/** Props of FieldGroup. */
export interface FieldGroupProps extends FieldProps {
  /** As `useField` connects it. */
  field: {
    control: Pick<FieldControl<unknown>, 'id' | 'labelId' | 'describedBy' | 'isDisabled'>
    error: string | undefined
  }
  /** Of the group, for places of its controls. */
  className?: string
  /** Takes the element of the group. */
  groupRef?: Ref<HTMLFieldSetElement>
  /** The controls, each with a name of its own. */
  children?: ReactNode
}

/** Several controls that are one field: the label names their group, and none can be used while it is disabled. */
export function FieldGroup({
  field,
  className = '',
  groupRef,
  children,
  ...props
}: FieldGroupProps) {
  const { control, error } = field
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <fieldset
        ref={groupRef}
        id={control.id}
        disabled={control.isDisabled}
        aria-labelledby={control.labelId}
        aria-describedby={control.describedBy}
        className={`sp-field-group ${className}`}
      >
        {children}
      </fieldset>
    </FieldFrame>
  )
}
