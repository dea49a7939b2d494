import { useMessages } from '@spruce/shell-ui'
import { useId } from 'react'
import { importMessages } from './importMessages.js'
import type { UserImport } from './importQueries.js'

/** @public */
export interface SheetStepProps {
  /** The import, with the first lines of its sheet. */
  one: UserImport
  /** The line of the head; 0: none. */
  headLine: number
  /** Another line is the head. */
  onHeadLine: (line: number) => void
  /** Reads another sheet; its first lines are shown then. */
  onSheet: (sheet: string) => unknown
}

/** Which sheet is read, and which of its first lines is the head. */
export function SheetStep({ one, headLine, onHeadLine, onSheet }: SheetStepProps) {
  const t = useMessages(importMessages)
  const name = useId()
  const { sheet, otherSheets, firstLines, job } = one
  const sheets = sheet === null ? otherSheets : [sheet, ...otherSheets]
  const width = Math.max(0, ...firstLines.map(({ cells }) => cells.length))
  return (
    <div className="imports-step">
      {job.problem && (
        <p className="sp-error" role="alert">
          {job.problem.message}
        </p>
      )}
      {sheets.length > 0 && (
        <fieldset className="imports-choices">
          <legend>{t.sheet}</legend>
          {sheets.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${name}-sheet`}
                checked={one === sheet}
                onChange={() => void onSheet(one)}
              />
              <span>{one}</span>
            </label>
          ))}
        </fieldset>
      )}
      {firstLines.length > 0 && (
        <fieldset className="imports-choices">
          <legend>{t.headChoice}</legend>
          <label>
            <input
              type="radio"
              name={`${name}-head`}
              checked={headLine === 0}
              onChange={() => onHeadLine(0)}
            />
            <span>{t.noHead}</span>
          </label>
          <div className="imports-scroll" role="group" aria-label={t.firstLines}>
            <table className="imports-table">
              <tbody>
                {firstLines.map(({ number, cells }) => (
                  <tr key={number} data-head={number === headLine || undefined}>
                    <th scope="row">
                      <label>
                        <input
                          type="radio"
                          name={`${name}-head`}
                          checked={number === headLine}
                          onChange={() => onHeadLine(number)}
                        />
                        <span>{t.headLine(number)}</span>
                      </label>
                    </th>
                    {Array.from({ length: width }, (_, index) => (
                      <td key={index}>{cells[index] ?? ''}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </fieldset>
      )}
    </div>
  )
}
