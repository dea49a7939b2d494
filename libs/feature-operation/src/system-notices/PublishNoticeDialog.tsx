import {
  ChoiceField,
  DateTimeField,
  type DialogProps,
  FormDialog,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime, readTime } from '@spruce/validators'
import { AudienceCount } from './AudienceCount.js'
import { localMoment, utcMoment } from './systemNoticeDraft.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import type { SystemNotice } from './systemNoticeQueries.js'

export interface PublishNoticeDialogProps extends DialogProps<SystemNotice> {
  /** The notice to publish. */
  notice: SystemNotice
  /** @param publishAt ISO 8601; null: now */
  /** Takes when to publish, in ISO 8601; null: now. */
  onSubmit: (publishAt: string | null) => Promise<SystemNotice>
}

interface PublishDraft {
  when: 'now' | 'later'
  /** Local, to the minute. */
  publishAt: string | null
}

/** Asks when to publish a notice, and says how many people will get it. */
export function PublishNoticeDialog({ notice, onSubmit, onClose }: PublishNoticeDialogProps) {
  const t = useMessages(systemNoticeMessages)
  const isScheduled = notice.status === 'scheduled'
  const end = readTime(notice.expireAt)

  function check({ when, publishAt }: PublishDraft) {
    const now = new Date()
    if (when === 'now')
      return { when: end && end <= now ? t.alreadyExpired(formatTime(end)) : undefined }
    const begin = readTime(utcMoment(publishAt))
    return {
      publishAt: !begin
        ? t.publishAtRequired
        : begin <= now
          ? t.publishInPast
          : end && end <= begin
            ? t.publishAfterExpiry(formatTime(end))
            : undefined,
    }
  }

  return (
    <FormDialog<PublishDraft, SystemNotice>
      title={t.publishTitle(notice.title)}
      lead={<AudienceCount audience={notice.audience} />}
      submitLabel={t.publishNotice}
      initialValues={{
        when: isScheduled ? 'later' : 'now',
        publishAt: isScheduled ? localMoment(notice.publishAt) : null,
      }}
      validate={check}
      onSubmit={({ when, publishAt }) => onSubmit(when === 'now' ? null : utcMoment(publishAt))}
      onClose={onClose}
    >
      <ChoiceField
        name="when"
        label={t.when}
        help={t.publishNote}
        choices={[
          { value: 'now', label: t.whenNow },
          { value: 'later', label: t.whenLater },
        ]}
      />
      <PublishMoment />
    </FormDialog>
  )
}

function PublishMoment() {
  const t = useMessages(systemNoticeMessages)
  const when = useFieldValue<PublishDraft['when']>('when')
  if (when === 'now') return null
  return <DateTimeField name="publishAt" label={t.publishAt} isRequired defaultTime="09:00" />
}
