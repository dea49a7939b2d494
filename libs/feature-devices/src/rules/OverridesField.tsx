import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { listOf } from '@spruce/api-client'
import { listDevices } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  FieldGroup,
  type FieldProps,
  SelectField,
  useField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { alarmMessages } from '../alarms/alarmMessages.js'
import { severities } from '../alarms/alarmQuery.js'
import { deviceOptions } from '../device/deviceQueries.js'
import { LabelledCell } from '../fields/LabelledCell.js'
import { LabelledSelect } from '../fields/LabelledSelect.js'
import {
  isMeasured,
  limitsOf,
  mostOverrides,
  type OverrideDraft,
  type RuleDraft,
  wrongOverride,
} from './ruleDraft.js'
import { ruleMessages } from './ruleMessages.js'

export interface OverridesFieldProps extends FieldProps {
  /** The type whose devices there are to choose from. */
  typeId: string
}

const mostFound = 20

/** What is otherwise for single devices, a group each. The draft holds them in their order. */
export function OverridesField({ typeId, ...props }: OverridesFieldProps) {
  const t = useMessages(ruleMessages)
  const api = useApi()
  const client = useQueryClient()
  const { control, attach, error } = useField<readonly OverrideDraft[]>(props)
  const picked = useFieldValue<string | null>('pickedDevice')
  const condition = useFieldValue<RuleDraft['condition']>('condition')
  const [low, high] = [
    useFieldValue<RuleDraft['low']>('low'),
    useFieldValue<RuleDraft['high']>('high'),
  ]
  const overrides = control.value
  const wrong = control.isInvalid
    ? wrongOverride({ overrides, condition, low, high }, t)?.index
    : undefined
  const isKnown = overrides.some(({ deviceId }) => deviceId === picked)
  const change = (index: number, patch: Partial<OverrideDraft>) =>
    control.onChange(overrides.map((one, at) => (at === index ? { ...one, ...patch } : one)))

  return (
    <FieldGroup {...props} field={{ control, error }}>
      {overrides.length === 0 && <Box color="fg.muted">{t.noOverrides}</Box>}
      {overrides.map((override, index) => (
        <OverrideRow
          key={override.deviceId}
          override={override}
          limits={limitsOf[condition]}
          hasHysteresis={isMeasured(condition)}
          isWrong={index === wrong}
          attach={index === (wrong ?? 0) ? attach : undefined}
          onChange={(patch) => change(index, patch)}
          onRemove={() => control.onChange(overrides.filter((_, at) => at !== index))}
        />
      ))}
      <SelectField
        name="pickedDevice"
        label={t.pickDevice}
        options={[]}
        isClearable
        find={async (keyword) => {
          const query = { typeId, page: 1, size: mostFound, ...(keyword !== '' && { keyword }) }
          const { rows } = await client.query(listOf(api, listDevices, { query }))
          return rows.map(({ id, name, code }) => ({ value: id, label: name, description: code }))
        }}
      />
      <Button
        ref={overrides.length === 0 ? attach : undefined}
        type="button"
        size="sm"
        variant="outline"
        colorPalette="gray"
        justifySelf="start"
        disabled={picked === null || isKnown || overrides.length >= mostOverrides}
        onClick={() => {
          if (picked !== null) control.onChange([...overrides, emptyOverride(picked)])
        }}
      >
        <Plus size={16} aria-hidden />
        {t.addOverride}
      </Button>
    </FieldGroup>
  )
}

function emptyOverride(deviceId: string): OverrideDraft {
  return {
    ...{ deviceId, enabled: null, low: '', high: '', durationSeconds: '' },
    ...{ severity: null, hysteresis: '' },
  }
}

interface OverrideRowProps {
  override: OverrideDraft
  limits: readonly string[]
  hasHysteresis: boolean
  isWrong: boolean
  attach: ((element: HTMLElement | null) => void) | undefined
  onChange: (patch: Partial<OverrideDraft>) => void
  onRemove: () => void
}

function OverrideRow(props: OverrideRowProps) {
  const { override, limits, hasHysteresis, isWrong, attach, onChange, onRemove } = props
  const t = useMessages(ruleMessages)
  const words = useMessages(alarmMessages)
  const { data: device } = useQuery(deviceOptions(useApi(), override.deviceId))
  const name = device ? `${device.name} (${device.code})` : '…'
  const cell = (key: 'low' | 'high' | 'durationSeconds' | 'hysteresis', label: string) => (
    <LabelledCell label={label} flex="1 1 100px">
      <Input
        value={override[key]}
        placeholder={t.asRule}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        inputMode="decimal"
        maxLength={20}
        onChange={({ target }) => onChange({ [key]: target.value })}
      />
    </LabelledCell>
  )
  return (
    <Box
      role="group"
      aria-label={name}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="2"
      borderWidth="1px"
      borderRadius="md"
      padding="2"
    >
      <Box flex="1 1 100%" display="flex" alignItems="center" gap="2">
        <Box flex="1" overflowWrap="anywhere">
          {name}
        </Box>
        <Button
          ref={attach}
          type="button"
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={t.removeOverride(name)}
          title={t.removeOverride(name)}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      </Box>
      <LabelledSelect
        label={t.state}
        flex="1 1 110px"
        value={override.enabled === null ? '' : override.enabled ? 'enabled' : 'disabled'}
        options={[
          { value: '', label: t.asRule },
          { value: 'enabled', label: t.enabled },
          { value: 'disabled', label: t.disabled },
        ]}
        onChange={(state) => onChange({ enabled: state === '' ? null : state === 'enabled' })}
      />
      {limits.includes('low') && cell('low', t.low)}
      {limits.includes('high') && cell('high', t.high)}
      {cell('durationSeconds', t.duration)}
      {hasHysteresis && cell('hysteresis', t.hysteresis)}
      <LabelledSelect
        label={t.severity}
        flex="1 1 110px"
        value={override.severity ?? ''}
        options={[
          { value: '', label: t.asRule },
          ...severities.map((value) => ({ value, label: words[value] })),
        ]}
        onChange={(severity) => onChange({ severity: severity === '' ? null : severity })}
      />
    </Box>
  )
}
