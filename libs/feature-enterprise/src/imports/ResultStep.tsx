import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import { confirmDialog, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { Downloads } from './FileStep.js'
import { kindTexts } from './importKinds.js'
import { importMessages } from './importMessages.js'
import { saveFailures, type UserImport } from './importQueries.js'
import type { ImportOutcome } from './importSearch.js'
import type { ImportWork } from './useImportWork.js'

/** @public */
export interface ResultStepProps {
  /** The import that has ended. */
  one: UserImport
  /** Shows the rows of an outcome, or all. */
  onShowRows: (outcome: ImportOutcome | undefined) => void
  /** Takes the import back. */
  send: Pick<ImportWork, 'undo'>
}

/** What came of an import: how many, the rows left out as a file, the way back and until when it is open. */
export function ResultStep({ one, onShowRows, send }: ResultStepProps) {
  const t = useMessages(importMessages)
  const api = useApi()
  const { job, fileName } = one
  const { created = 0, changed = 0, failed = 0, undone = 0, left = 0, departments = 0 } = job.result
  const said = kindTexts(t, one.kind)
  const say = (count: number) => count.toLocaleString('en-US')
  const lines = [
    ...(job.problem ? [job.problem.message] : []),
    ...(job.status === 'cancelled' ? [said.cancelledText] : []),
    said.doneText(say(created), say(changed)),
    ...(departments > 0 ? [t.departmentsMade(say(departments))] : []),
    ...(undone > 0 ? [said.undoneText(say(undone))] : []),
    ...(left > 0 ? [said.leftText(say(left))] : []),
    ...(failed > 0 ? [t.failedText(say(failed))] : []),
  ]
  return (
    <div className="imports-step">
      <div role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {failed + left > 0 && (
        <Downloads
          label={t.failures}
          onSave={(format) => saveFailures(api, one.id, format, t.failuresFile)}
        />
      )}
      <p className="imports-downloads">
        <Button variant="outline" colorPalette="gray" onClick={() => onShowRows(undefined)}>
          {t.showRows}
        </Button>
        {failed > 0 && job.actions.includes('edit') && (
          <Button variant="outline" onClick={() => onShowRows('failed')}>
            {t.fixRest}
          </Button>
        )}
      </p>
      {job.actions.includes('undo') && (
        <p className="imports-downloads">
          <Button
            variant="outline"
            colorPalette="red"
            onClick={() =>
              void confirmDialog.open({
                title: t.undoQuestion(fileName),
                message: said.undoMessage,
                confirmLabel: t.undo,
                danger: true,
                onConfirm: () => send.undo(),
              })
            }
          >
            {t.undo}
          </Button>
          <span>{t.undoDeadline(formatTime(job.expiresAt))}</span>
        </p>
      )}
    </div>
  )
}
