import { Switch } from '@chakra-ui/react/switch'
import { useField, type FieldProps } from './FieldFrame.js'

export type SwitchFieldProps = Omit<FieldProps, 'isRequired'>

/** On or off. The draft holds a boolean. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, help } = props
  const { control, attach, error } = useField<boolean>(props)
  return (
    <div className="sp-field">
      <Switch.Root
        checked={control.value}
        disabled={control.isDisabled}
        invalid={control.isInvalid}
        ids={{ hiddenInput: control.id }}
        onCheckedChange={({ checked }) => control.onChange(checked)}
      >
        <Switch.HiddenInput
          ref={attach}
          role="switch"
          aria-describedby={control.describedBy}
          onBlur={control.onBlur}
        />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>{label}</Switch.Label>
      </Switch.Root>
      {(error ?? help) && (
        <p id={control.describedBy} className={error ? 'sp-error' : 'sp-help'}>
          {error ?? help}
        </p>
      )}
    </div>
  )
}
