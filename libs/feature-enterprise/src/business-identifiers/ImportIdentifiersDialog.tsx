import type { Schemas } from '@spruce/api-client'
import {
  type CheckNode,
  CheckTreeField,
  FormDialog,
  type FormPort,
  useMessages,
} from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useApps } from './AppName.js'
import type { ImportedRow } from './identifierFile.js'
import { identifierMessages, type IdentifierTexts as Texts } from './identifierMessages.js'

/** What an import did. */
export type Imported = Schemas['ImportedBusinessIdentifiers']

export interface ImportIdentifiersDialogProps extends FormPort<ImportedRow[], Imported> {
  /** What the file holds, compared with what stands. */
  rows: readonly ImportedRow[]
}

interface Draft {
  codes: readonly string[]
}

/**
 * Shows what a file adds and changes, and takes what stays checked: all of it or none. What is of an
 * application that the person does not have begins unchecked, because the company may not have it either.
 */
export const ImportIdentifiersDialog = observer(function ImportIdentifiersDialog(
  props: ImportIdentifiersDialogProps,
) {
  const { rows, onSubmit, onClose } = props
  const t = useMessages(identifierMessages)
  const apps = useApps()
  const same = rows.filter(({ state }) => state === 'same')
  const taken = rows.filter(
    ({ state, definition }) =>
      state === 'changed' || (state === 'added' && apps.has(definition.appCode)),
  )
  return (
    <FormDialog<Draft, Imported>
      title={t.importTitle}
      lead={t.importLead}
      submitLabel={t.importChosen}
      initialValues={{ codes: taken.map(({ definition }) => definition.code) }}
      validate={({ codes }) => ({ codes: codes.length === 0 ? t.importNone : undefined })}
      onSubmit={({ codes }) =>
        onSubmit(rows.filter(({ definition }) => codes.includes(definition.code)))
      }
      onClose={onClose}
    >
      <CheckTreeField
        name="codes"
        label={t.importContent}
        nodes={nodesOf(rows, apps, t)}
        searchLabel={t.search}
      />
      {same.length > 0 && <p>{t.importSame(same.length)}</p>}
    </FormDialog>
  )
})

/** What can be taken: a group each of new and of changed ones, and of new ones without an application. */
function nodesOf(
  rows: readonly ImportedRow[],
  apps: ReadonlyMap<string, string>,
  t: Texts,
): CheckNode[] {
  const added = rows.filter(({ state }) => state === 'added')
  const ready = added.filter(({ definition }) => apps.has(definition.appCode))
  const homeless = added.filter(({ definition }) => !apps.has(definition.appCode))
  const changed = rows.filter(({ state }) => state === 'changed')
  const groups = [
    { id: ':added', label: t.importAdded(ready.length), rows: ready },
    { id: ':changed', label: t.importChanged(changed.length), rows: changed },
    { id: ':homeless', label: t.importHomeless(homeless.length), rows: homeless },
  ]
  return groups
    .filter((group) => group.rows.length > 0)
    .map(({ id, label, rows: own }) => ({
      ...{ id, label },
      children: own.map((row) => ({
        id: row.definition.code,
        value: row.definition.code,
        label: labelOf(row, apps, t),
      })),
    }))
}

function labelOf(row: ImportedRow, apps: ReadonlyMap<string, string>, t: Texts): string {
  const { name, code, appCode } = row.definition
  const label = t.importLabel(name, code)
  if (row.state === 'added' && !apps.has(appCode)) return t.importNoApp(label, appCode)
  if (row.state !== 'changed') return label
  return t.importChange(label, row.fields.map((field) => t.importFields(field)).join(t.separator))
}
