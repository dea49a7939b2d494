import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import {
  confirmDialog,
  Form,
  type RecordFormOptions,
  uiMessages,
  useLanguage,
  useMessages,
  useRecordForm,
  useTab,
} from '@spruce/shell-ui'
import { useEffect } from 'react'
import {
  type ApplicationDraft,
  applicationPaths,
  checkApplicationDraft,
  draftOfApplication,
} from './applicationDraft.js'
import { ApplicationFields } from './ApplicationFields.js'
import { applicationFormMessages } from './applicationFormMessages.js'
import type { OwnApplication } from './applicationQueries.js'

export interface ApplicationFormProps extends Pick<
  RecordFormOptions<ApplicationDraft, OwnApplication>,
  'onSubmit' | 'onReload'
> {
  /** Absent: a new one. */
  application?: OwnApplication
  /** Told of what was saved; without it when somebody else's edit stays. */
  onDone: (saved?: OwnApplication) => void
  /** Leaves without saving; asked before when something was typed. */
  onCancel: () => void
}

/** Adds or changes an application, in sections by its kind. Its tab knows of what is not saved yet. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { application, onSubmit, onReload, onDone, onCancel } = props
  const language = useLanguage()
  const t = useMessages(applicationFormMessages)
  const ui = useMessages(uiMessages)
  const { setDirty } = useTab()
  const kernel = useRecordForm<ApplicationDraft, OwnApplication>({
    record: application,
    draftOf: draftOfApplication,
    nameOf: ({ name }) => name[language],
    paths: applicationPaths,
    validate: (draft) => checkApplicationDraft(draft, t),
    onSubmit,
    onReload,
    onDone: (saved) => {
      setDirty(false)
      onDone(saved)
    },
  })
  const { isDirty, isPending } = kernel
  // Not taken back when the effect ends: a tab that is hidden ends it, and keeps what was typed.
  useEffect(() => setDirty(isDirty), [isDirty, setDirty])

  async function cancel() {
    const isSure =
      !isDirty ||
      (await confirmDialog.open({
        title: ui.discardTitle,
        message: ui.discardText,
        confirmLabel: ui.discard,
        cancelLabel: ui.keepEditing,
        danger: true,
      }))
    if (!isSure) return
    setDirty(false)
    onCancel()
  }

  return (
    <Box maxW="840px">
      <Form kernel={kernel}>
        <ApplicationFields application={application} />
        <Form.Footer>
          <Button type="submit" loading={isPending}>
            {t.save}
          </Button>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={isPending}
            onClick={() => void cancel()}
          >
            {t.cancel}
          </Button>
        </Form.Footer>
      </Form>
    </Box>
  )
}
