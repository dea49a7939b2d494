import { importFields, importNameField } from '@spruce/api-client'
import { useMessages, usePermitted } from '@spruce/shell-ui'
import { type ImportField, type ImportKind, kindTexts } from './importKinds.js'
import { importMessages } from './importMessages.js'
import type { UserImport } from './importQueries.js'
import type { Mapping } from './useUnsentMapping.js'

/** @public */
export interface MappingStepProps {
  /** What the rows of the file are. */
  kind: ImportKind
  /** The columns of the file, with samples. */
  columns: UserImport['columns']
  /** What is chosen, sent or not. */
  mapping: Mapping
  /** Something else is chosen. */
  onChange: (mapping: Mapping) => void
}

/** Which column of the file is which field. */
export function MappingStep({ kind, columns, mapping, onChange }: MappingStepProps) {
  const t = useMessages(importMessages)
  const known: readonly ImportField[] = importFields[kind]
  const mayMake = usePermitted()('department:add')
  const { fields, createDepartments } = mapping
  const choose = (index: number, value: string) => {
    const field = known.find((one) => one === value) ?? null
    onChange({
      ...mapping,
      fields: columns.map((_, at) => {
        if (at === index) return field
        const former = fields[at] ?? null
        return former === field ? null : former // a field stands once: its former column gives it up
      }),
    })
  }
  return (
    <div className="imports-step">
      <p>{t.mappingText}</p>
      <div className="imports-scroll" role="group" aria-label={t.stepMapping}>
        <table className="imports-table imports-mapping">
          <thead>
            <tr>
              <th scope="col">{t.column}</th>
              <th scope="col">{t.samples}</th>
              <th scope="col">{t.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ index, letter, name, samples }) => {
              const title = name === '' ? letter : `${letter} ${name}`
              return (
                <tr key={index}>
                  <th scope="row">{title}</th>
                  <td className="imports-samples">{samples.join('，')}</td>
                  <td>
                    <span className="sp-select">
                      <select
                        aria-label={t.meaningOf(title)}
                        value={fields[index] ?? ''}
                        data-set={fields[index] ? true : undefined}
                        onChange={({ target }) => choose(index, target.value)}
                      >
                        <option value="">{t.skipColumn}</option>
                        {known.map((field) => (
                          <option key={field} value={field}>
                            {t[field]}
                          </option>
                        ))}
                      </select>
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {!fields.includes(importNameField[kind]) && (
        <p className="sp-error" role="status">
          {kindTexts(t, kind).nameMissing}
        </p>
      )}
      {mayMake && kind === 'people' && (
        <label className="imports-check">
          <input
            type="checkbox"
            className="sp-check"
            checked={createDepartments}
            onChange={({ target }) => onChange({ ...mapping, createDepartments: target.checked })}
          />
          <span>{t.createDepartments}</span>
        </label>
      )}
    </div>
  )
}
