import { Minus, Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { useFieldCheck } from './fieldChecks.js'
import { fieldMessages } from './fieldMessages.js'
import { digitsOf, readNumber, sayNumber, stepNumber, type NumberRules } from './numberText.js'

/** @public */
export interface NumberFieldProps extends FieldProps, NumberRules {
  /** Of the arrow keys and the buttons; PageUp and PageDown take ten. Default: 1. */
  step?: number
  /** Groups thousands while the field is not being typed in: 12,000. */
  hasThousands?: boolean
  /** Behind the number: 元, 天, %. */
  unit?: string
  /** Stands in the empty input; never in place of a label. */
  placeholder?: string
  /** No buttons beside the number. */
  hasNoButtons?: boolean
}

type Held = number | string | null | undefined

/**
 * A number, typed or stepped. The draft holds a number, null for nothing, and what was typed where that
 * is no number: the form is not sent then, and nothing typed is lost. @public
 */
export function NumberField(props: NumberFieldProps) {
  const { label, min, max, precision, step = 1, unit, placeholder, hasThousands = false } = props
  const language = useLanguage()
  const messages = useMessages(fieldMessages)
  const { control, attach, error } = useField<Held>(props)
  const [typed, setTyped] = useState<string>()
  const { value } = control
  const number = typeof value === 'number' ? value : undefined
  const say = (of: number) => sayNumber(of, language, hasThousands)

  useFieldCheck(props.name, (held) => {
    if (held === null || held === undefined || held === '') return undefined
    if (typeof held !== 'number') return messages.notANumber
    if (min !== undefined && held < min) return messages.atLeast(say(min))
    if (max !== undefined && held > max) return messages.atMost(say(max))
    const isTooFine = precision !== undefined && digitsOf(held) > precision
    return isTooFine ? messages.atMostDigits(precision) : undefined
  })

  function type(text: string) {
    setTyped(text)
    control.onChange(text.trim() === '' ? null : (readNumber(text) ?? text))
  }

  function stepBy(by: number) {
    const next = stepNumber(number, by, { min, max, precision })
    setTyped(undefined)
    control.onChange(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: step * 10,
      PageDown: -step * 10,
    }
    const by = steps[event.key]
    if (by === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    stepBy(by)
  }

  const shown = typed ?? (number === undefined ? (value ?? '') : say(number))
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <div className="sp-number" data-invalid={control.isInvalid || undefined}>
        <input
          ref={attach}
          id={control.id}
          name={props.name}
          className="sp-number-input"
          role="spinbutton"
          type="text"
          inputMode={precision === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          disabled={control.isDisabled}
          placeholder={placeholder}
          aria-required={props.isRequired}
          aria-invalid={control.isInvalid || undefined}
          aria-describedby={control.describedBy}
          aria-valuenow={number}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={number === undefined ? undefined : `${say(number)}${unit ?? ''}`}
          onFocus={() => {
            if (number !== undefined && hasThousands) setTyped(sayNumber(number, language, false))
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyped(undefined)
            control.onBlur()
          }}
          onKeyDown={onKeyDown}
        />
        {unit && <span className="sp-number-unit">{unit}</span>}
        {!props.hasNoButtons && (
          <>
            <StepButton
              label={messages.decrease(label)}
              icon={Minus}
              isDisabled={
                control.isDisabled || (number !== undefined && number <= (min ?? -Infinity))
              }
              onPress={() => stepBy(-step)}
            />
            <StepButton
              label={messages.increase(label)}
              icon={Plus}
              isDisabled={
                control.isDisabled || (number !== undefined && number >= (max ?? Infinity))
              }
              onPress={() => stepBy(step)}
            />
          </>
        )}
      </div>
    </FieldFrame>
  )
}

interface StepButtonProps {
  label: string
  icon: typeof Plus
  isDisabled: boolean
  onPress: () => void
}

/** For the pointer; the keyboard has the arrow keys, so it is no stop of Tab. */
function StepButton({ label, icon: Icon, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="sp-number-step"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon size={14} aria-hidden />
    </button>
  )
}
