import { ApiError, isApiError } from '@spruce/api-client'
import {
  ChoiceField,
  confirmDialog,
  DateTimeField,
  type DialogProps,
  FormDialog,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime, readTime } from '@spruce/validators'
import { machineZone } from '@spruce/validators/time'
import { AudienceCount } from './AudienceCount.js'
import { localMoment, utcMoment } from '../days/localMoment.js'
import { noticeMessages } from './noticeMessages.js'
import type { Notice, NoticeSource } from './noticeSource.js'

export interface PublishNoticeDialogProps extends DialogProps<Notice> {
  /** Whom it is for, and how many they are. */
  source: Pick<NoticeSource, 'audience' | 'messages'>
  /** The notice to publish. */
  notice: Notice
  /** Takes when to publish, in ISO 8601; null: now. */
  onSubmit: (publishAt: string | null) => Promise<Notice>
}

interface PublishDraft {
  when: 'now' | 'later'
  /** Local, to the minute. */
  publishAt: string | null
}

/**
 * Asks when to publish a notice, and says how many people will get it. A moment that has passed is
 * asked about: publish now, or change it.
 */
export function PublishNoticeDialog(props: PublishNoticeDialogProps) {
  const { source, notice, onSubmit, onClose } = props
  const t = useMessages(source.messages)
  const isScheduled = notice.status === 'scheduled'
  const former = isScheduled ? notice.publishAt : null
  const end = readTime(notice.expireAt)

  function check({ when, publishAt }: PublishDraft) {
    const now = new Date()
    if (when === 'now')
      return { when: end && end <= now ? t.alreadyExpired(formatTime(end)) : undefined }
    const begin = readTime(utcMoment(publishAt, former))
    return {
      publishAt: !begin
        ? t.publishAtRequired
        : end && (end <= begin || end <= now)
          ? t.publishAfterExpiry(formatTime(end))
          : undefined,
    }
  }

  async function submit({ when, publishAt }: PublishDraft): Promise<Notice> {
    const moment = when === 'now' ? null : utcMoment(publishAt, former)
    const begin = readTime(moment)
    if (!begin || begin > new Date()) {
      try {
        return await onSubmit(moment)
      } catch (error) {
        // The server's clock may be ahead of this one.
        if (!begin || !isApiError(error) || error.code !== 'NOTICE_IN_PAST') throw error
      }
    }
    const isSure = await confirmDialog.open({
      title: t.publishInPastQuestion(notice.title),
      message: t.publishInPastText(formatTime(begin)),
      confirmLabel: t.publishAtOnce,
      cancelLabel: t.changeMoment,
    })
    if (isSure) return onSubmit(null)
    const fields = [{ path: 'publishAt', message: t.publishInPast }]
    throw new ApiError({ kind: 'http', status: 422, code: 'NOTICE_IN_PAST', fields })
  }

  return (
    <FormDialog<PublishDraft, Notice>
      title={t.publishTitle(notice.title)}
      lead={<AudienceCount source={source} draft={source.audience.draftOf(notice)} />}
      submitLabel={t.publishNotice}
      initialValues={{
        when: isScheduled ? 'later' : 'now',
        publishAt: localMoment(former),
      }}
      validate={check}
      onSubmit={submit}
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
  const t = useMessages(noticeMessages)
  const when = useFieldValue<PublishDraft['when']>('when')
  if (when === 'now') return null
  return (
    <DateTimeField
      name="publishAt"
      label={t.publishAt}
      help={t.publishAtHelp(machineZone())}
      isRequired
      defaultTime="09:00"
    />
  )
}
