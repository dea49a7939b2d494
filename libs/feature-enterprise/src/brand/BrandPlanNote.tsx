import { Box } from '@chakra-ui/react/box'
import { ActionBar, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { machineZone } from '@spruce/validators/time'
import { planActions } from './brandActions.js'
import { type DraftState, savedDraft } from './brandDraft.js'
import { brandMessages } from './brandMessages.js'
import type { Brand, BrandPlan } from './brandTypes.js'
import { LookThumbnail } from './preview/LookThumbnail.js'

export interface BrandPlanNoteProps {
  /** The look that the plan belongs to. */
  brand: Brand
  /** What comes out at a time. */
  plan: BrandPlan
  /** How the form of the draft stands. Default: saved. */
  state?: DraftState
}

/** What comes out at a time, in whose name, and whether the draft is another by now. */
export function BrandPlanNote({ brand, plan, state = savedDraft }: BrandPlanNoteProps) {
  const t = useMessages(brandMessages)
  const when = t.plannedFor(formatTime(plan.publishAt), machineZone())
  return (
    <Box
      as="section"
      aria-label={t.plan}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      borderWidth="1px"
      borderRadius="md"
      p="3"
      mb="4"
    >
      <LookThumbnail look={plan.value} label={t.plannedLook} />
      <Box flex="1 1 200px" minW="0" overflowWrap="anywhere">
        <Box as="p" fontWeight="medium">
          {when}
        </Box>
        <Box as="p" color="fg.muted" fontSize="xs">
          {t.plannedBy(plan.plannedBy ?? t.formerMember, formatTime(plan.plannedAt))}
          {plan.note !== null && ` · ${plan.note}`}
        </Box>
        <Box as="p" color="fg.muted" fontSize="xs">
          {plan.isDraft ? t.planIsDraft : t.planIsNotDraft}
        </Box>
      </Box>
      <ActionBar actions={planActions} target={{ brand, ...state }} />
    </Box>
  )
}
