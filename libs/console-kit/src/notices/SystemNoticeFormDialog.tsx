import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  ChoiceField,
  DateTimeField,
  defineDialog,
  type DialogProps,
  FormDialog,
  type StoredFile,
  SwitchField,
  TextField,
  toast,
  UploadField,
  useErrorText,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { RichTextField } from '@spruce/shell-ui/rich-text'
import { Eye } from 'lucide-react'
import { AudienceFields } from './AudienceFields.js'
import {
  checkNoticeDraft,
  draftOfNotice,
  levelTexts,
  limits,
  noticeLevels,
  type SystemNoticeDraft,
} from './systemNoticeDraft.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import {
  type AudienceNames,
  loadFileLinks,
  type NoticeLevel,
  type SystemNotice,
  uploadAttachment,
} from './systemNoticeQueries.js'
import { SystemNoticePreview } from './SystemNoticePreview.js'

export interface SystemNoticeFormDialogProps extends DialogProps<SystemNotice> {
  /** Absent: a new one. */
  notice?: SystemNotice
  /** Names of the customers and plans that it is for already. */
  names?: AudienceNames
  /** Undefined: somebody else's edit stays. */
  onSubmit: (draft: SystemNoticeDraft) => Promise<SystemNotice | undefined>
}

const noNames: AudienceNames = { customers: [], plans: [] }
/** More fields than 480 px hold, and a text to write: as wide as a list. */
const width = 800
const attachmentLimits = { most: 20, maxSize: 20 * 1024 * 1024 }

const previewDialog = defineDialog(SystemNoticePreview)

/** Writes a notice: what it says, whom it is for, until when. Publishing is asked for afterwards. */
export function SystemNoticeFormDialog(props: SystemNoticeFormDialogProps) {
  const { notice, names = noNames, onSubmit, onClose } = props
  const api = useApi()
  const t = useMessages(systemNoticeMessages)
  const publishAt = notice?.status === 'scheduled' ? notice.publishAt : null
  return (
    <FormDialog<SystemNoticeDraft, SystemNotice>
      title={notice ? t.editTitle(notice.title) : t.addTitle}
      width={width}
      initialValues={draftOfNotice(notice)}
      validate={(draft) =>
        checkNoticeDraft(draft, t, { publishAt, now: new Date(), former: notice?.expireAt ?? null })
      }
      {...(notice?.status !== 'scheduled' && { submitLabel: t.saveDraft })}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField name="title" label={t.noticeTitle} isRequired maxLength={limits.title} />
      <ChoiceField
        name="level"
        label={t.level}
        choices={noticeLevels.map((value) => ({ value, label: t[levelTexts[value]] }))}
      />
      <RichTextField name="content" label={t.content} isRequired minHeight={200} />
      <UploadField
        name="attachments"
        label={t.attachments}
        upload={uploadAttachment(api)}
        {...attachmentLimits}
      />
      <SwitchField name="mustConfirm" label={t.mustConfirm} help={t.mustConfirmHelp} />
      <DateTimeField name="expireAt" label={t.expireAt} help={t.expireAtHelp} defaultTime="23:59" />
      <AudienceFields names={names} />
      <PreviewButton />
    </FormDialog>
  )
}

/** Shows what is written so far as its readers will see it. */
function PreviewButton() {
  const api = useApi()
  const t = useMessages(systemNoticeMessages)
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
