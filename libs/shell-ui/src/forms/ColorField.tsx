import { Input } from '@chakra-ui/react/input'
import { Check } from 'lucide-react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { contrastRatio, readHex } from '@spruce/validators/colors'
import { readColor, whiteTextOn } from './contrastLevel.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { useFieldCheck } from './fieldChecks.js'
import { defaultColors, valueMessages } from './valueMessages.js'

/** A colour on offer. @public */
export interface ColorChoice {
  /** `#RRGGBB`. */
  value: string
  /** Its name, for who does not see it. */
  label: string
}

/** @public */
export interface ColorFieldProps extends FieldProps {
  /** Default: the theme colours of spec section 9 and a few more. */
  palette?: readonly ColorChoice[]
  /** Says in words whether white text can be read on it, as on a button of that colour. */
  saysContrast?: boolean
}

/** A colour: from a palette, typed, or any other. The draft holds `#RRGGBB`, or null. @public */
export function ColorField(props: ColorFieldProps) {
  const { name, saysContrast = false } = props
  const messages = useMessages(valueMessages)
  const palette: readonly ColorChoice[] =
    props.palette ??
    defaultColors.map((color) => ({ value: color, label: `${messages.colorName(color)} ${color}` }))
  const { control, attach, error } = useField<string | null | undefined>(props)
  const value = control.value ?? ''
  const contrast = whiteTextOn(value)

  useFieldCheck(name, (held) =>
    typeof held === 'string' && held !== '' && !readHex(held) ? messages.notAColor : undefined,
  )

  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <div className="sp-swatches" role="radiogroup" aria-label={messages.palette}>
        {palette.map((choice) => {
          const isChosen = choice.value.toUpperCase() === value.toUpperCase()
          return (
            <label
              key={choice.value}
              className="sp-swatch"
              style={{ background: choice.value }}
              title={choice.label}
            >
              <input
                type="radio"
                name={`${control.id}-palette`}
                aria-label={choice.label}
                checked={isChosen}
                disabled={control.isDisabled}
                onChange={() => control.onChange(choice.value)}
              />
              {isChosen && <Check size={16} aria-hidden color={inkOn(choice.value)} />}
            </label>
          )
        })}
      </div>
      <div className="sp-color-row">
        <Input
          ref={attach}
          id={control.id}
          name={name}
          value={value}
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
          placeholder="#1677FE"
          disabled={control.isDisabled}
          aria-required={props.isRequired}
          aria-invalid={control.isInvalid || undefined}
          aria-describedby={control.describedBy}
          onChange={(event) => control.onChange(event.target.value || null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') control.onChange(readColor(value) || null)
          }}
          onBlur={() => {
            const read = readColor(value) || null
            if (read !== (control.value ?? null)) control.onChange(read)
            control.onBlur()
          }}
        />
        <input
          type="color"
          className="sp-color-any"
          aria-label={messages.anyColor}
          value={contrast ? readColor(value).toLowerCase() : '#ffffff'}
          disabled={control.isDisabled}
          onChange={(event) => control.onChange(event.target.value.toUpperCase())}
        />
      </div>
      {saysContrast && (
        <p className="sp-help" role="status">
          {contrast && messages.contrast(contrast.ratio.toFixed(1), contrast.level)}
        </p>
      )}
    </FieldFrame>
  )
}

/** Black or white, whichever is seen better on it. */
function inkOn(color: string): string {
  return contrastRatio(color, '#ffffff') >= contrastRatio(color, '#000000') ? '#ffffff' : '#000000'
}
