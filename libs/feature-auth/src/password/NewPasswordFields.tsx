import { PublicPasswordField } from '@spruce/shell-ui/public'
import type { PublicForm } from '../forms/usePublicForm.js'
import { PasswordRules } from './PasswordRules.js'

/** @public */
export interface NewPasswordFieldsProps<Field extends string> {
  /** The form around, which holds both. */
  form: PublicForm<Field>
  /** The new password: its field and label. */
  name: Field
  /** Stands above the field. */
  label: string
  /** The same once more. */
  confirmName: Field
  /** Stands above the field that repeats it. */
  confirmLabel: string
}

/** A new password with its rule, ticked while the person types, and once more. */
export function NewPasswordFields<Field extends string>(props: NewPasswordFieldsProps<Field>) {
  const { form, name, label, confirmName, confirmLabel } = props
  const field = (each: Field) => ({
    ...form.field(each),
    id: each,
    name: each,
    required: true,
    maxLength: 128,
    autoComplete: 'new-password',
  })
  return (
    <>
      <PublicPasswordField {...field(name)} label={label} />
      <PasswordRules value={form.values[name]} />
      <PublicPasswordField {...field(confirmName)} label={confirmLabel} />
    </>
  )
}
