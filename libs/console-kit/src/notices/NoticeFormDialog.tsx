import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  ChoiceField,
  DateTimeField,
  defineDialog,
  FormDialog,
  type FormPort,
  type StoredFile,
  SwitchField,
  TextField,
  toast,
  useErrorText,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { RichTextField } from '@spruce/shell-ui/rich-text'
import { machineZone } from '@spruce/validators/time'
import { Eye } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { AttachmentsField } from './AttachmentsField.js'
import {
  checkNoticeDraft,
  draftOfCopy,
  draftOfNotice,
  levelTexts,
  limits,
  noticeLevels,
  noticeValueText,
} from './noticeDraft.js'
import { loadFileLinks } from './noticeFiles.js'
import { noticeMessages } from './noticeMessages.js'
import { NoticePreview } from './NoticePreview.js'
import type { Notice, NoticeDraft, NoticeLevel, NoticeSource } from './noticeSource.js'

export interface NoticeFormDialogProps extends FormPort<NoticeDraft, Notice> {
  /** Whom it is for. */
  source: Pick<NoticeSource, 'audience' | 'messages' | 'load'>
  /** Absent: a new one. */
  notice?: Notice
  /** What a new one begins as. */
  original?: Notice
}

/** More fields than 480 px hold, and a text to write: as wide as a list. */
const width = 800

const previewDialog = defineDialog(NoticePreview)

/** Writes a notice: what it says, whom it is for, until when. Publishing is asked for afterwards. */
export function NoticeFormDialog({ source, notice, original, ...form }: NoticeFormDialogProps) {
  const { audience, messages } = source
  const client = useQueryClient()
  const t = useMessages(messages)
  const publishAt = notice?.status === 'scheduled' ? notice.publishAt : null
  return (
    <FormDialog<NoticeDraft, Notice>
      {...form}
      title={
        notice ? t.editTitle(notice.title) : original ? t.copyTitle(original.title) : t.addTitle
      }
      width={width}
      record={notice}
      draftOf={(of) => ({ ...draftOfNotice(of), ...audience.draftOf(of) })}
      {...(original && {
        initialValues: { ...draftOfCopy(original, t, new Date()), ...audience.draftOf(original) },
      })}
      nameOf={({ title }) => title}
      sayValue={(field, value) =>
        noticeValueText(field, value, t) ?? audience.sayValue(client, field, value, t)
      }
      paths={{ attachmentIds: 'attachments', ...audience.paths }}
      validate={(draft) => ({
        ...checkNoticeDraft(draft, t, {
          ...{ publishAt, now: new Date(), former: notice?.expireAt ?? null },
        }),
        ...audience.check(draft, t),
      })}
      {...(notice?.status !== 'scheduled' && { submitLabel: t.saveDraft })}
    >
      <TextField name="title" label={t.noticeTitle} isRequired maxLength={limits.title} />
      <ChoiceField
        name="level"
        label={t.level}
        choices={noticeLevels.map((value) => ({ value, label: t[levelTexts[value]] }))}
      />
      <RichTextField name="content" label={t.content} isRequired minHeight={200} />
      <AttachmentsField name="attachments" label={t.attachments} />
      <SwitchField name="mustConfirm" label={t.mustConfirm} help={t.mustConfirmHelp} />
      <DateTimeField
        name="expireAt"
        label={t.expireAt}
        help={t.expireAtHelp(machineZone())}
        defaultTime="23:59"
      />
      <audience.Fields />
      <PreviewButton source={source} shown={notice ?? original} />
    </FormDialog>
  )
}

interface PreviewButtonProps {
  source: Pick<NoticeSource, 'load'>
  /** What the form began with; its files are opened by way of it, whoever uploaded them. */
  shown: Notice | undefined
}

/** Shows what is written so far as its readers will see it. */
function PreviewButton({ source, shown }: PreviewButtonProps) {
  const api = useApi()
  const t = useMessages(noticeMessages)
  const sayError = useErrorText()
  const title = useFieldValue<string>('title')
  const content = useFieldValue<string>('content')
  const level = useFieldValue<NoticeLevel>('level')
  const mustConfirm = useFieldValue<boolean>('mustConfirm')
  const files = useFieldValue<readonly StoredFile[]>('attachments')

  async function preview() {
    const links = await loadFileLinks(
      api,
      files.map(({ id }) => id),
      shown && {
        ids: shown.attachments.map(({ id }) => id),
        load: () => source.load(api, shown.id),
      },
    )
    await previewDialog.open({
      notice: {
        ...{ content, level, mustConfirm },
        title: title.trim() || t.untitled,
        at: new Date().toISOString(),
        attachments: files.map(({ id, name, size = 0 }) => ({
          ...{ id, name, bytes: size },
          url: links.get(id) ?? '',
        })),
      },
    })
  }

  return (
    <Button
      type="button"
      variant="outline"
      colorPalette="gray"
      alignSelf="flex-start"
      onClick={() => {
        preview().catch((error: unknown) => toast.error(sayError(error)))
      }}
    >
      <Eye size={16} aria-hidden />
      {t.showPreview}
    </Button>
  )
}
