import type { Schemas } from '@spruce/api-client'
import { listOf } from '@spruce/api-client'
import { listDevices } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  ChoiceField,
  FormDialog,
  type FormPort,
  SelectField,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { AreaField } from '../areas/AreaField.js'
import { tokenMessages } from './tokenMessages.js'

/** What the form holds. */
export interface TokenDraft {
  name: string
  scope: 'area' | 'device'
  areaId: string | null
  deviceId: string | null
}

export type TokenFormDialogProps = FormPort<TokenDraft, Schemas['NewDeviceToken']>

const fresh: TokenDraft = { name: '', scope: 'area', areaId: null, deviceId: null }

/** Names a token and chooses what it reports for. */
export function TokenFormDialog(props: TokenFormDialogProps) {
  const t = useMessages(tokenMessages)
  return (
    <FormDialog<TokenDraft, Schemas['NewDeviceToken']>
      {...props}
      title={t.add}
      initialValues={fresh}
      validate={({ name, scope, areaId, deviceId }) => ({
        name: name.trim() === '' ? t.nameRequired : undefined,
        areaId: scope === 'area' && areaId === null ? t.areaRequired : undefined,
        deviceId: scope === 'device' && deviceId === null ? t.deviceRequired : undefined,
      })}
    >
      <TextField name="name" label={t.name} help={t.nameHelp} isRequired maxLength={50} />
      <ChoiceField
        name="scope"
        label={t.scope}
        choices={[
          { value: 'area', label: t.ofArea },
          { value: 'device', label: t.ofDevice },
        ]}
      />
      <ScopeField />
    </FormDialog>
  )
}

const mostFound = 20

function ScopeField() {
  const t = useMessages(tokenMessages)
  const api = useApi()
  const client = useQueryClient()
  const scope = useFieldValue<TokenDraft['scope']>('scope')
  if (scope === 'area') return <AreaField name="areaId" label={t.area} isRequired />
  return (
    <SelectField
      name="deviceId"
      label={t.device}
      isRequired
      options={[]}
      find={async (keyword) => {
        const query = { page: 1, size: mostFound, ...(keyword !== '' && { keyword }) }
        const { rows } = await client.query(listOf(api, listDevices, { query }))
        return rows.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))
      }}
    />
  )
}
