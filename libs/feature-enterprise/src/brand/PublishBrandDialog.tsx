import { Box } from '@chakra-ui/react/box'
import { localMoment, utcMoment } from '@spruce/console-kit/days'
import {
  ChoiceField,
  DateTimeField,
  FormDialog,
  type FormPort,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime, readTime } from '@spruce/validators'
import { machineZone } from '@spruce/validators/time'
import { brandMessages } from './brandMessages.js'
import type { Brand, BrandPlan, BrandRelease } from './brandTypes.js'

/** When a release comes out, and what is said of it. */
export interface PublishDraft {
  when: 'now' | 'later'
  /** Local, to the minute. */
  publishAt: string | null
  note: string
}

export interface PublishBrandDialogProps extends Pick<
  FormPort<PublishDraft, BrandRelease | Brand>,
  'onSubmit' | 'onClose'
> {
  /** Something is typed on the page that is not in the draft. */
  isDirty?: boolean
  /** What comes out at a time as yet. */
  plan?: BrandPlan | null
  /** It is about that plan: the form begins with it. */
  isChange?: boolean
}

/** The moment of a draft, in UTC; null: now, or none that can be read. The seconds of the plan stay. */
export function publishMoment(
  { when, publishAt }: PublishDraft,
  plan: BrandPlan | null | undefined,
): string | null {
  return when === 'now' ? null : utcMoment(publishAt, plan?.publishAt ?? null)
}

/** Shows the draft to everybody, now or at a time. */
export function PublishBrandDialog(props: PublishBrandDialogProps) {
  const { isDirty = false, plan, isChange = false, ...form } = props
  const t = useMessages(brandMessages)
  const former = isChange ? (plan ?? null) : null

  function check(draft: PublishDraft) {
    if (draft.when === 'now') return {}
    const moment = readTime(publishMoment(draft, plan))
    if (!moment) return { publishAt: t.publishAtRequired }
    return { publishAt: moment <= new Date() ? t.publishAtPast : undefined }
  }

  return (
    <FormDialog<PublishDraft, BrandRelease | Brand>
      {...form}
      title={isChange ? t.changePlanTitle : t.publishTitle}
      lead={isDirty ? t.saveFirst : t.publishLead}
      submitLabel={isChange ? t.savePlan : t.publish}
      isReadOnly={isDirty}
      initialValues={{
        when: former ? 'later' : 'now',
        publishAt: localMoment(former?.publishAt ?? null),
        note: former?.note ?? '',
      }}
      validate={check}
    >
      {!isDirty && (
        <>
          <ChoiceField
            name="when"
            label={t.when}
            choices={[
              { value: 'now', label: t.whenNow },
              { value: 'later', label: t.whenLater },
            ]}
          />
          <PublishMoment plan={plan ?? null} />
          <TextField name="note" label={t.note} help={t.noteHelp} maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

/** The field of the moment, and what becomes of the plan that there is. */
function PublishMoment({ plan }: { plan: BrandPlan | null }) {
  const t = useMessages(brandMessages)
  const isLater = useFieldValue<PublishDraft['when']>('when') === 'later'
  const about = plan && planNote(isLater, plan)
  return (
    <>
      {isLater && (
        <DateTimeField
          name="publishAt"
          label={t.publishAt}
          help={t.publishAtHelp(machineZone())}
          isRequired
          defaultTime="09:00"
        />
      )}
      {about && (
        <Box as="p" role="note" color="fg.muted">
          {t[about](formatTime(plan.publishAt))}
        </Box>
      )}
    </>
  )
}

function planNote(isLater: boolean, { isDraft }: BrandPlan) {
  if (isLater) return isDraft ? 'planMoves' : 'planReplaced'
  return isDraft ? 'planEnds' : 'planStays'
}
