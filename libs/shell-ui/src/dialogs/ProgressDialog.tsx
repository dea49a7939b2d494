import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useErrorText } from '../provider/errors.js'
import { useLatest } from '../provider/useLatest.js'
import { layout } from '../theme/layout.js'
import { defineDialog, type DialogHandle } from './defineDialog.js'
import { DialogFrame } from './DialogFrame.js'

/** Says how far the work is. */
export type ProgressReport = (done: number, total: number) => void

export interface ProgressDialogProps<Result> {
  /** What is done. */
  title: string
  /** `300 / 1,248`. */
  sayProgress: (done: number, total: number) => string
  /** Begins when the dialog is shown; the signal says that the person cancelled. */
  run: (report: ProgressReport, signal: AbortSignal) => Promise<Result>
  /** With the result; without one when cancelled. */
  onClose: (result?: Result) => void
}

/** Work that takes a while: how far it is, a way to stop it, and another try when it fails. */
export function ProgressDialog<Result>(props: ProgressDialogProps<Result>) {
  const { title, sayProgress, onClose } = props
  const messages = useMessages(uiMessages)
  const sayError = useErrorText()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const cancel = useRef<HTMLButtonElement>(null)
  const latest = useLatest({ ...props, sayError })
  const textId = useId()

  useEffect(() => {
    const work = new AbortController()
    latest.current
      .run((done, total) => {
        if (!work.signal.aborted) setProgress({ done, total })
      }, work.signal)
      .then((result) => {
        if (!work.signal.aborted) latest.current.onClose(result)
      })
      .catch((error: unknown) => {
        if (!work.signal.aborted) setProblem(latest.current.sayError(error))
      })
    return () => work.abort()
  }, [attempt, latest])

  return (
    <DialogFrame
      isMessageBox
      width={layout.dialogConfirm}
      title={title}
      onDismiss={() => onClose()}
      initialFocus={() => cancel.current}
      footer={
        <>
          <Button ref={cancel} variant="outline" colorPalette="gray" onClick={() => onClose()}>
            {messages.cancel}
          </Button>
          {problem !== undefined && (
            <Button
              onClick={() => {
                setProblem(undefined)
                setProgress(undefined)
                setAttempt(attempt + 1)
              }}
            >
              {messages.retry}
            </Button>
          )}
        </>
      }
    >
      <Dialog.Body>
        {problem === undefined ? (
          <div className="sp-work">
            <progress
              className="sp-work-bar"
              aria-label={title}
              aria-describedby={textId}
              {...(progress && { value: progress.done, max: Math.max(1, progress.total) })}
            />
            <span id={textId} className="sp-work-text">
              {progress ? sayProgress(progress.done, progress.total) : messages.loading}
            </span>
          </div>
        ) : (
          <p className="sp-error" role="alert">
            {problem}
          </p>
        )}
      </Dialog.Body>
    </DialogFrame>
  )
}

const dialog: DialogHandle<ProgressDialogProps<unknown>, unknown> = defineDialog(
  ProgressDialog<unknown>,
)

/** `const rows = await progressDialog.open({ title, sayProgress, run })`; undefined when cancelled. */
export const progressDialog = {
  open: async <Result,>(
    props: Omit<ProgressDialogProps<Result>, 'onClose'>,
  ): Promise<Result | undefined> => (await dialog.open(props)) as Result | undefined,
}
