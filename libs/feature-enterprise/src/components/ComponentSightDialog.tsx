import type { SightDialogProps, SightDraft } from '@spruce/console-kit/components'
import { FormDialog } from '@spruce/shell-ui'
import { ComponentSightFields } from './ComponentSightFields.js'

export type ComponentSightDialogProps = SightDialogProps

/** Chooses who of the company sees a component, or several. */
export function ComponentSightDialog({ component, ...form }: ComponentSightDialogProps) {
  return (
    <FormDialog<SightDraft, SightDraft> {...form}>
      <ComponentSightFields {...(component && { component })} />
    </FormDialog>
  )
}
