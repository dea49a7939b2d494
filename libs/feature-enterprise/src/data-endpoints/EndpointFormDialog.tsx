import {
  FormDialog,
  type FormPort,
  PasswordField,
  SelectField,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { checkEndpointDraft, draftOfEndpoint, type EndpointDraft } from './endpointDraft.js'
import { endpointMessages } from './endpointMessages.js'
import type { Endpoint } from './endpointQueries.js'
import { endpointAuths } from './endpointQuery.js'

export interface EndpointFormDialogProps extends FormPort<EndpointDraft, Endpoint> {
  /** Absent: a new one. */
  endpoint?: Endpoint
}

/** Adds or changes one. Knows nothing of queries, routes or permissions. */
export function EndpointFormDialog({ endpoint, ...form }: EndpointFormDialogProps) {
  const t = useMessages(endpointMessages)
  return (
    <FormDialog<EndpointDraft, Endpoint>
      {...form}
      title={endpoint ? t.editTitle(endpoint.name) : t.add}
      record={endpoint}
      draftOf={draftOfEndpoint}
      validate={(draft) => checkEndpointDraft(draft, endpoint, t)}
    >
      <TextField name="name" label={t.name} help={t.nameHelp} isRequired maxLength={50} />
      <TextField name="baseUrl" label={t.baseUrl} help={t.baseUrlHelp} isRequired maxLength={300} />
      <SelectField
        name="auth"
        label={t.auth}
        isRequired
        options={endpointAuths.map((value) => ({ value, label: t[value] }))}
      />
      <CredentialFields hasSecret={endpoint?.hasSecret ?? false} />
    </FormDialog>
  )
}

/** What the chosen way to authenticate needs. */
function CredentialFields({ hasSecret }: { readonly hasSecret: boolean }) {
  const t = useMessages(endpointMessages)
  const auth = useFieldValue<Endpoint['auth']>('auth')
  if (auth === 'none') return null
  return (
    <>
      {auth === 'header' && (
        <TextField
          name="headerName"
          label={t.headerName}
          help={t.headerNameHelp}
          isRequired
          maxLength={100}
        />
      )}
      {auth === 'basic' && (
        <TextField name="userName" label={t.userName} isRequired maxLength={200} />
      )}
      <PasswordField
        name="secret"
        label={auth === 'basic' ? t.password : t.secret}
        help={hasSecret ? t.secretHelpKept : t.secretHelpNew}
      />
    </>
  )
}
