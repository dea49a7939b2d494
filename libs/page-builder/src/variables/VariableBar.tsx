import { useMessages } from '@spruce/shell-ui'
import type { PageVariable } from '../data/variables.js'
import { usePageVariables } from '../runtime/PageContext.js'
import { ChoiceControl } from './ChoiceControl.js'
import { PlaceControl } from './PlaceControl.js'
import { TextControl } from './TextControl.js'
import { variableMessages } from './variableMessages.js'
import { WindowControl } from './WindowControl.js'

/** Sets the variables of the page around: one control each, in the order in which the page has them. */
export function VariableBar() {
  const { variables } = usePageVariables()
  const messages = useMessages(variableMessages)
  return (
    <div className="sp-page-variables" role="group" aria-label={messages.variables}>
      {variables.map((variable) => {
        if (variable.isHidden) return null
        const Control = controlOf(variable)
        return <Control key={variable.name} variable={variable} />
      })}
    </div>
  )
}

/** The control of one variable. */
export interface VariableControlProps {
  readonly variable: PageVariable
}

function controlOf({ kind }: PageVariable) {
  switch (kind) {
    case 'text':
    case 'number':
      return TextControl
    case 'choice':
      return ChoiceControl
    case 'department':
    case 'area':
    case 'device':
      return PlaceControl
    case 'time':
      return WindowControl
  }
}
