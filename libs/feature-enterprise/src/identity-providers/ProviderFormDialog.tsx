import { Box } from '@chakra-ui/react/box'
import {
  FormDialog,
  type FormPort,
  PasswordField,
  SwitchField,
  TextField,
  useMessages,
} from '@spruce/shell-ui'
import { checkProviderDraft, draftOfProvider, type ProviderDraft } from './providerDraft.js'
import { providerMessages } from './providerMessages.js'
import type { Provider } from './providerQueries.js'

export interface ProviderFormDialogProps extends FormPort<ProviderDraft, Provider> {
  /** Absent: a new one. */
  provider?: Provider
}

/** Adds or changes one. Knows nothing of queries, routes or permissions. */
export function ProviderFormDialog({ provider, ...form }: ProviderFormDialogProps) {
  const t = useMessages(providerMessages)
  const secretHelp = provider
    ? provider.hasSecret
      ? t.secretHelpKept
      : t.secretHelpNone
    : t.secretHelpNew
  return (
    <FormDialog<ProviderDraft, Provider>
      {...form}
      title={provider ? t.editTitle(provider.name) : t.add}
      lead={
        <>
          {t.redirect}{' '}
          <Box as="code" overflowWrap="anywhere">
            {`${window.location.origin}/openid`}
          </Box>
        </>
      }
      record={provider}
      draftOf={draftOfProvider}
      validate={(draft) => checkProviderDraft(draft, t)}
    >
      <TextField name="name" label={t.name} help={t.nameHelp} isRequired maxLength={50} />
      <TextField
        name="issuer"
        label={t.issuer}
        help={t.issuerHelp}
        isRequired
        isReadOnly={provider !== undefined}
        maxLength={300}
      />
      <TextField name="clientId" label={t.clientId} isRequired maxLength={200} />
      <PasswordField name="clientSecret" label={t.clientSecret} help={secretHelp} />
      {provider?.hasSecret && (
        <SwitchField name="dropSecret" label={t.dropSecret} help={t.dropSecretHelp} />
      )}
      <TextField name="scopes" label={t.scopes} help={t.scopesHelp} maxLength={500} />
      <SwitchField name="linkByEmail" label={t.linkByEmail} help={t.linkByEmailHelp} />
    </FormDialog>
  )
}
