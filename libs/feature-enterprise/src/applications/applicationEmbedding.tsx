import { platformManifest } from '@spruce/session'
import {
  MultiSelectField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { enterpriseManifest } from '../manifest.js'
import type { ApplicationDraft } from './applicationDraft.js'
import { applicationFormMessages } from './applicationFormMessages.js'
import { applicationMessages, openTypeTexts } from './applicationMessages.js'

/** Where it is, and how it opens. */
export function AddressFields(props: { kind: ApplicationDraft['kind']; isEmbedded: boolean }) {
  const t = useMessages(applicationFormMessages)
  const words = useMessages(applicationMessages)
  return (
    <>
      <TextField
        name="url"
        label={words.url}
        help={props.kind === 'page' ? t.pageUrlHelp : t.urlHelp}
        placeholder="https://"
        isRequired
        maxLength={500}
      />
      {props.isEmbedded && (
        <>
          <SelectField
            name="openType"
            label={words.openType}
            help={t.openTypeHelp}
            options={(['1', '0', '2'] as const).map((value) => ({
              value,
              label: words[openTypeTexts[value]],
            }))}
          />
          <TextAreaField name="allowedOrigins" label={t.origins} help={t.originsHelp} rows={2} />
        </>
      )}
      <SwitchField name="signOn" label={t.signOn} help={t.signOnHelp(exchangeAddress())} />
    </>
  )
}

/** Where the server of an application exchanges the token. */
function exchangeAddress(): string {
  return `${location.origin}/spruce/api/v1/sso-exchange`
}

/** What its frame may do, and what it weighs. */
export function EmbeddingFields() {
  const t = useMessages(applicationFormMessages)
  return (
    <>
      <SelectField
        name="memoryClass"
        label={t.memoryClass}
        help={t.memoryHelp}
        options={(['light', 'normal', 'heavy'] as const).map((value) => ({
          value,
          label: t[value],
        }))}
      />
      <SwitchField name="keepAlive" label={t.keepAlive} help={t.keepAliveHelp} />
      <MultiSelectField
        name="sandbox"
        label={t.sandbox}
        placeholder={t.none}
        options={(['popups', 'downloads'] as const).map((value) => ({ value, label: t[value] }))}
      />
      <MultiSelectField
        name="allow"
        label={t.allow}
        placeholder={t.none}
        options={[
          { value: 'camera', label: t.camera },
          { value: 'microphone', label: t.microphone },
          { value: 'geolocation', label: t.geolocation },
          { value: 'clipboard-read', label: t.clipboardRead },
          { value: 'clipboard-write', label: t.clipboardWrite },
          { value: 'fullscreen', label: t.fullscreen },
        ]}
      />
      <TextAreaField name="connect" label={t.connect} help={t.cspHelp} rows={2} />
      <TextAreaField name="frame" label={t.frameSrc} help={t.cspHelp} rows={2} />
    </>
  )
}

/** What it asks for, and what of it was granted. */
export function PermissionFields() {
  const t = useMessages(applicationFormMessages)
  const language = useLanguage()
  const options = [...enterpriseManifest.permissions, ...platformManifest.permissions].map(
    ({ code, name }) => ({ value: code, label: t.permissionWith(name[language], code) }),
  )
  return (
    <>
      <MultiSelectField name="permissionsAsked" label={t.asked} options={options} />
      <MultiSelectField
        name="permissionsGranted"
        label={t.granted}
        help={t.grantedHelp}
        options={options}
      />
    </>
  )
}
