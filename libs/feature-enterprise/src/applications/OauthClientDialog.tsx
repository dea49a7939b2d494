import {
  FormDialog,
  type FormPort,
  MultiSelectField,
  SwitchField,
  TextAreaField,
  useMessages,
} from '@spruce/shell-ui'
import {
  checkOauthDraft,
  draftOfClient,
  type OauthClient,
  type OauthDraft,
  oauthScopes,
} from './oauthDraft.js'
import { oauthMessages } from './oauthMessages.js'

export interface OauthClientDialogProps extends FormPort<OauthDraft, OauthClient> {
  /** Whose sign-in it is. */
  name: string
  /** Absent: it is set up for the first time. */
  oauthClient?: OauthClient
}

/** Sets up how an application signs people in, or changes it. */
export function OauthClientDialog({ name, oauthClient, ...form }: OauthClientDialogProps) {
  const t = useMessages(oauthMessages)
  return (
    <FormDialog<OauthDraft, OauthClient>
      {...form}
      title={t.setUpTitle(name)}
      record={oauthClient}
      draftOf={draftOfClient}
      nameOf={() => name}
      sayValue={(field, value) =>
        field === 'scopes' && Array.isArray(value)
          ? value.map((scope) => t[scope]).join(t.nameSeparator)
          : undefined
      }
      validate={(draft) => checkOauthDraft(draft, t)}
    >
      <TextAreaField
        name="redirectUris"
        label={t.redirectUris}
        help={t.redirectHelp}
        isRequired
        rows={3}
      />
      <MultiSelectField
        name="scopes"
        label={t.scopes}
        isRequired
        options={oauthScopes.map((value) => ({ value, label: t[value] }))}
      />
      <SwitchField name="hasSecret" label={t.hasSecret} help={t.hasSecretHelp} />
      <SwitchField name="enabled" label={t.isEnabled} help={t.isEnabledHelp} />
    </FormDialog>
  )
}
