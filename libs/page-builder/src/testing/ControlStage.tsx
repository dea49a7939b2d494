import type { PropertyControlProps } from '@spruce/designer-engine/react/parts'
import { useLanguage } from '@spruce/shell-ui'
import { useId, useState, type ComponentType } from 'react'
import { PanelRow } from '../studio/PanelRow.js'
import { textOf } from '../studio/storedJson.js'
import { PanelStage } from './PanelStage.js'

export interface ControlStageProps extends PropertyControlProps {
  /** Of the property. */
  readonly control: ComponentType<PropertyControlProps>
}

/** A control of a property with its label, as the property panel shows it; it keeps what is chosen and typed. */
export function ControlStage({ control: Control, ...props }: ControlStageProps) {
  const { field, onText, onValue } = props
  const language = useLanguage()
  const [value, setValue] = useState(props.value)
  const id = useId()
  return (
    <PanelStage>
      <PanelRow
        field={field}
        label={field.label[language]}
        controlId={id}
        problemId={`${id}-problem`}
        problem=""
      >
        <Control
          {...props}
          {...{ id, language, value }}
          problemId={`${id}-problem`}
          text={textOf(value)}
          onText={(text, isComposing) => {
            setValue(text)
            onText(text, isComposing)
          }}
          onValue={(next) => {
            setValue(next)
            onValue(next)
          }}
        />
      </PanelRow>
    </PanelStage>
  )
}
