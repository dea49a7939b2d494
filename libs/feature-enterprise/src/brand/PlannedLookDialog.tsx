import { type DialogProps, ListDialog, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { machineZone } from '@spruce/validators/time'
import { brandMessages } from './brandMessages.js'
import type { BrandPlan } from './brandTypes.js'
import { LookPreview } from './preview/LookPreview.js'

export interface PlannedLookDialogProps extends DialogProps<never> {
  /** What comes out, and when. */
  plan: Pick<BrandPlan, 'publishAt' | 'value'>
}

/** A look that comes out at a time, on every page and in every mode. */
export function PlannedLookDialog({ plan, onClose }: PlannedLookDialogProps) {
  const t = useMessages(brandMessages)
  return (
    <ListDialog
      title={t.plannedLook}
      lead={t.plannedFor(formatTime(plan.publishAt), machineZone())}
      onClose={() => onClose()}
    >
      <LookPreview look={plan.value} />
    </ListDialog>
  )
}
