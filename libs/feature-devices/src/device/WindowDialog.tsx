import { localMoment, utcMoment } from '@spruce/console-kit/days'
import { DateTimeField, FormDialog, type FormPort, useMessages } from '@spruce/shell-ui'
import { devicePageMessages } from './devicePageMessages.js'
import { type HistoryWindow, longest } from './historyWindow.js'

/** What the form holds: local moments. */
export interface WindowDraft {
  from: string | null
  to: string | null
}

export interface WindowDialogProps extends FormPort<WindowDraft, HistoryWindow> {
  /** What is on show. */
  window: HistoryWindow
}

/** Chooses the window of the charts by two moments. */
export function WindowDialog({ window, ...form }: WindowDialogProps) {
  const t = useMessages(devicePageMessages)
  return (
    <FormDialog<WindowDraft, HistoryWindow>
      {...form}
      title={t.chooseWindow}
      submitLabel={t.showWindow}
      initialValues={{ from: draftOf(window.from), to: draftOf(window.to) }}
      validate={({ from, to }) => {
        const [begin, end] = [momentOf(from), momentOf(to)]
        if (begin === undefined || end === undefined) {
          return {
            from: begin === undefined ? t.momentRequired : undefined,
            to: end === undefined ? t.momentRequired : undefined,
          }
        }
        const isLong = end - begin > longest
        return { to: end <= begin ? t.windowOrder : isLong ? t.windowTooLong : undefined }
      }}
    >
      <DateTimeField name="from" label={t.windowFrom} isRequired />
      <DateTimeField name="to" label={t.windowTo} isRequired />
    </FormDialog>
  )
}

/** The window that a right draft says. */
export function windowOfDraft({ from, to }: WindowDraft): HistoryWindow {
  return { from: momentOf(from) ?? 0, to: momentOf(to) ?? 0 }
}

function draftOf(at: number): string | null {
  return localMoment(new Date(at).toISOString())
}

/** In milliseconds; undefined for what is no moment. */
function momentOf(local: string | null): number | undefined {
  const at = utcMoment(local)
  return at === null ? undefined : Date.parse(at)
}
