import { Box } from '@chakra-ui/react/box'
import type { Schemas } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  ChoiceField,
  FormDialog,
  type FormPort,
  MultiSelectField,
  NumberField,
  type Option,
  SelectField,
  SwitchField,
  TextField,
  useFieldValue,
  useLanguage,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alarmMessages } from '../alarms/alarmMessages.js'
import { severities } from '../alarms/alarmQuery.js'
import { sayCondition } from '../alarms/sayAlarm.js'
import { useFindContacts } from '../alarms/useFindContacts.js'
import { useTypeOptions } from '../devices/useTypeOptions.js'
import { OverridesField } from './OverridesField.js'
import { checkRule, draftOfRule, limitsOf, type RuleDraft } from './ruleDraft.js'
import { ruleMessages } from './ruleMessages.js'
import { roleChoiceOptions, type RuleDetail, ruleTypeOptions } from './ruleQueries.js'

type TypePoint = Schemas['DeviceTypeDetail']['points'][number]

export interface RuleFormDialogProps extends FormPort<RuleDraft, RuleDetail> {
  /** Absent: a new one. */
  rule?: RuleDetail
  /** Names those whom it tells. */
  people?: readonly Option[]
  /** The type that a new one starts with. */
  typeId?: string | undefined
}

const conditions = ['above', 'below', 'outside', 'equals', 'absent'] as const
const noPoints: readonly TypePoint[] = []
const noPeople: readonly Option[] = []

/** Adds a rule, or changes it with what is otherwise for single devices. */
export function RuleFormDialog(props: RuleFormDialogProps) {
  const { rule, people = noPeople, typeId, ...form } = props
  const t = useMessages(ruleMessages)
  const words = useMessages(alarmMessages)
  const [type, setType] = useState<string | null>(rule?.typeId ?? typeId ?? null)
  const points = useTypePoints(type)
  const types = useTypeOptions()
  const find = useFindContacts()
  return (
    <FormDialog<RuleDraft, RuleDetail>
      {...form}
      title={rule ? t.editTitle(rule.name) : t.add}
      {...(rule && { lead: t.ofType(rule.typeName) })}
      width={640}
      record={rule}
      draftOf={(of) => ({ ...draftOfRule(of), ...(!of && { typeId: typeId ?? null }) })}
      validate={(draft) => checkRule(draft, points, t)}
      sayValue={(field, value) =>
        field === 'overrides' && Array.isArray(value) ? String(value.length) : undefined
      }
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      {!rule && <SelectField name="typeId" label={t.type} isRequired {...types} />}
      <Follow onType={setType} />
      <ChoiceField
        name="condition"
        label={t.condition}
        help={t.conditionHelp}
        choices={conditions.map((value) => ({ value, label: t[value] }))}
      />
      <LimitFields points={points} />
      <NumberField
        name="durationSeconds"
        label={t.duration}
        help={t.durationHelp}
        isRequired
        min={0}
        max={86_400}
        precision={0}
      />
      <ChoiceField
        name="severity"
        label={t.severity}
        choices={severities.map((value) => ({ value, label: words[value] }))}
      />
      <Sentence points={points} />
      <SwitchField name="enabled" label={t.enabled} />
      <MultiSelectField
        name="memberIds"
        label={t.members}
        help={t.peopleHelp}
        options={people}
        find={find}
      />
      <RolesField />
      {type !== null && (
        <OverridesField name="overrides" label={t.overrides} help={t.overridesHelp} typeId={type} />
      )}
    </FormDialog>
  )
}

/** The points of a type; none until they are there. */
function useTypePoints(typeId: string | null): readonly TypePoint[] {
  const { data } = useQuery({
    ...ruleTypeOptions(useApi(), typeId ?? ''),
    enabled: typeId !== null,
  })
  return data && data.id === typeId ? data.points : noPoints
}

/** Tells the dialog which type the form holds. */
function Follow({ onType }: { onType: (typeId: string | null) => void }) {
  const typeId = useFieldValue<string | null>('typeId')
  const [told, setTold] = useState(typeId)
  if (told !== typeId) {
    setTold(typeId)
    queueMicrotask(() => onType(typeId))
  }
  return null
}

/** The point, and the limits that the condition has. */
function LimitFields({ points }: { points: readonly TypePoint[] }) {
  const t = useMessages(ruleMessages)
  const condition = useFieldValue<RuleDraft['condition']>('condition')
  const pointId = useFieldValue<string | null>('typePointId')
  const limits = limitsOf[condition]
  const point = points.find(({ id }) => id === pointId)
  const unit = point?.unit ?? undefined
  if (condition === 'absent') return null
  const offered = points.filter(({ type }) => condition === 'equals' || type === 'number')
  const shown = { ...(unit !== undefined && unit !== '' && { unit }), hasNoButtons: true }
  return (
    <>
      <SelectField
        name="typePointId"
        label={t.point}
        isRequired
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {limits.includes('low') && <NumberField name="low" label={t.low} isRequired {...shown} />}
      {limits.includes('high') && <NumberField name="high" label={t.high} isRequired {...shown} />}
      {limits.includes('equals') &&
        (point?.type === 'boolean' ? (
          <SelectField
            name="equals"
            label={t.equalsValue}
            isRequired
            options={[
              { value: 'true', label: t.on },
              { value: 'false', label: t.off },
            ]}
          />
        ) : (
          <TextField name="equals" label={t.equalsValue} isRequired maxLength={200} />
        ))}
      {!limits.includes('equals') && (
        <NumberField
          name="hysteresis"
          label={t.hysteresis}
          help={t.hysteresisHelp}
          min={0}
          {...shown}
        />
      )}
    </>
  )
}

/** The rule in words, as it is so far. */
function Sentence({ points }: { points: readonly TypePoint[] }) {
  const t = useMessages(ruleMessages)
  const words = useMessages(alarmMessages)
  const language = useLanguage()
  const condition = useFieldValue<RuleDraft['condition']>('condition')
  const pointId = useFieldValue<string | null>('typePointId')
  const low = useFieldValue<RuleDraft['low']>('low')
  const high = useFieldValue<RuleDraft['high']>('high')
  const equals = useFieldValue<string | null>('equals')
  const seconds = useFieldValue<RuleDraft['durationSeconds']>('durationSeconds')
  const severity = useFieldValue<RuleDraft['severity']>('severity')
  const point = points.find(({ id }) => id === pointId)
  const held = { low, high, equals: equals ?? '' }
  const isWhole =
    condition === 'absent' ||
    (point && limitsOf[condition].every((limit) => held[limit] !== null && held[limit] !== ''))
  return (
    <Box
      as="p"
      role="status"
      borderRadius="md"
      background="bg.subtle"
      padding="3"
      overflowWrap="anywhere"
    >
      {isWhole ? t.sentence(when(), words[severity]) : t.sentenceOpen}
    </Box>
  )

  function when(): string {
    const of = {
      ...{ condition, unit: point?.unit ?? null },
      low: typeof low === 'number' ? low : null,
      high: typeof high === 'number' ? high : null,
      equals: point?.type === 'boolean' ? equals === 'true' : equals,
    }
    const said = sayCondition(of, words, language)
    const whole = condition === 'absent' ? said : t.conditionOf(point?.name ?? '', said)
    return typeof seconds === 'number' && seconds > 0 ? t.sentenceLasting(whole, seconds) : whole
  }
}

/** For who may see the roles; of others what is chosen stays as it is. */
function RolesField() {
  const t = useMessages(ruleMessages)
  const permitted = usePermitted()
  const isAllowed = permitted('role:list') || permitted('user:list')
  const { data } = useQuery({ ...roleChoiceOptions(useApi()), enabled: isAllowed })
  if (!isAllowed) return null
  const options = (data?.rows ?? []).map(({ id, name, enabled }) => ({
    ...{ value: id, label: name, isDisabled: !enabled },
  }))
  return <MultiSelectField name="roleIds" label={t.roles} options={options} />
}
