import { Form, useFieldValue, useFormKernel, useMessages } from '@spruce/shell-ui'
import { useEffect, useRef } from 'react'
import { usePageVariables } from '../runtime/PageContext.js'
import { useWorkPorts, type PlaceKind, type PlacePort } from '../work/WorkPorts.js'
import { PlaceField } from './PlaceField.js'
import type { VariableControlProps } from './VariableControlProps.js'
import { variableMessages } from './variableMessages.js'

/** A department, an area or a device, found by typing. */
export function PlaceControl({ variable }: VariableControlProps) {
  const { name, label = name } = variable
  const { places } = useWorkPorts()
  const messages = useMessages(variableMessages)
  if (places) return <Found variable={variable} places={places} />
  return (
    <p className="sp-page-variable">
      <span>{label}</span>
      <span className="sp-page-variable-wrong">{messages.noPort}</span>
    </p>
  )
}

interface Picked {
  picked: string | null
}

function Found({ variable, places }: VariableControlProps & { readonly places: PlacePort }) {
  const { name, kind, label = name } = variable
  const { values, set } = usePageVariables()
  const messages = useMessages(variableMessages)
  const held = values[name]
  const value = typeof held === 'string' ? held : null
  const kernel = useFormKernel<Picked, undefined>({
    initialValues: { picked: value },
    onSubmit: () => undefined,
  })
  return (
    <div className="sp-page-variable sp-page-variable-place">
      <Form kernel={kernel}>
        <PlaceField
          name="picked"
          label={label}
          kind={kind as PlaceKind}
          places={places}
          placeholder={messages.any}
          unknown={messages.unknown}
        />
        <Follow
          value={value}
          onPick={(picked) => set(name, picked ?? undefined)}
          onValue={(next) => kernel.form.setValue('picked', next)}
        />
      </Form>
    </div>
  )
}

interface FollowProps {
  readonly value: string | null
  readonly onPick: (picked: string | null) => void
  readonly onValue: (value: string | null) => void
}

/** Takes a choice to the page, and what the page says to the field. */
function Follow(props: FollowProps) {
  const { value } = props
  const picked = useFieldValue<string | null>('picked')
  const latest = useRef({ ...props, picked })
  useEffect(() => {
    latest.current = { ...props, picked }
  })
  useEffect(() => {
    const now = latest.current
    if (picked !== now.value) now.onPick(picked)
  }, [picked])
  useEffect(() => {
    const now = latest.current
    if (value !== now.picked) now.onValue(value)
  }, [value])
  return null
}
