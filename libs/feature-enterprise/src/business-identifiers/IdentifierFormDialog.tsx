import { Button } from '@chakra-ui/react/button'
import {
  defineDialog,
  FormDialog,
  type FormPort,
  SelectField,
  TextAreaField,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { Eye } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useApps } from './AppName.js'
import { ChannelFields } from './ChannelFields.js'
import {
  checkIdentifierDraft,
  draftOfCopy,
  draftOfIdentifier,
  fieldPaths,
  type IdentifierDraft,
  templatesOf,
  variableOfRow,
} from './identifierDraft.js'
import { identifierMessages } from './identifierMessages.js'
import type { Identifier } from './identifierQueries.js'
import { MessagePreviewDialog } from './MessagePreviewDialog.js'
import type { VariableRow } from './templateChecks.js'
import { VariablesField } from './VariablesField.js'

export interface IdentifierFormDialogProps extends FormPort<IdentifierDraft, Identifier> {
  /** Absent: a new one. */
  identifier?: Identifier
  /** What a new one begins as. */
  source?: Identifier
}

/** Templates to write: as wide as a list. */
const width = 800
const previewDialog = defineDialog(MessagePreviewDialog)

/** Writes what a program sends by: its channels, their templates, and the variables in them. */
export function IdentifierFormDialog({ identifier, source, ...form }: IdentifierFormDialogProps) {
  const t = useMessages(identifierMessages)
  return (
    <FormDialog<IdentifierDraft, Identifier>
      {...form}
      title={identifier ? t.editTitle(identifier.name) : source ? t.copyTitle(source.name) : t.add}
      width={width}
      record={identifier}
      draftOf={draftOfIdentifier}
      {...(source && { initialValues: draftOfCopy(source, t) })}
      sayValue={(field, value) =>
        field === 'variables'
          ? (value as readonly VariableRow[]).map(({ name }) => name).join(t.separator)
          : undefined
      }
      paths={fieldPaths}
      validate={(draft) => checkIdentifierDraft(draft, t)}
    >
      <TextField
        name="code"
        label={t.code}
        help={identifier ? t.codeKept : t.codeHelp}
        isRequired
        isReadOnly={identifier !== undefined}
        maxLength={50}
      />
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      <AppField chosen={identifier?.appCode ?? source?.appCode} />
      <TextAreaField name="description" label={t.description} rows={2} maxLength={200} />
      <VariablesField name="variables" label={t.variables} help={t.variablesHelp} />
      <ChannelFields />
      <PreviewButton />
    </FormDialog>
  )
}

/** One that the person has not is offered where it is chosen already. */
const AppField = observer(function AppField({ chosen }: { chosen: string | undefined }) {
  const t = useMessages(identifierMessages)
  const apps = new Map(useApps())
  if (chosen !== undefined && !apps.has(chosen)) apps.set(chosen, chosen)
  const options = [...apps].map(([value, label]) => ({ value, label }))
  return <SelectField name="appCode" label={t.app} options={options} isRequired />
})

/** Shows what is written so far as its readers get it. */
function PreviewButton() {
  const t = useMessages(identifierMessages)
  const draft: IdentifierDraft = {
    code: '',
    appCode: null,
    description: '',
    name: useFieldValue('name'),
    variables: useFieldValue('variables'),
    hasInApp: useFieldValue('hasInApp'),
    inAppTitle: useFieldValue('inAppTitle'),
    inAppBody: useFieldValue('inAppBody'),
    inAppLink: useFieldValue('inAppLink'),
    hasMail: useFieldValue('hasMail'),
    mailSubject: useFieldValue('mailSubject'),
    mailBody: useFieldValue('mailBody'),
    hasSms: useFieldValue('hasSms'),
    smsText: useFieldValue('smsText'),
  }
  return (
    <Button
      type="button"
      variant="outline"
      colorPalette="gray"
      alignSelf="flex-start"
      onClick={() =>
        void previewDialog.open({
          name: draft.name.trim() || t.unnamed,
          channels: templatesOf(draft),
          variables: draft.variables.map(variableOfRow),
        })
      }
    >
      <Eye size={16} aria-hidden />
      {t.preview}
    </Button>
  )
}
