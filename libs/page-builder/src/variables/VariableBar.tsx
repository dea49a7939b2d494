import { useMessages } from '@spruce/shell-ui'
import { refusedIn, type PageSearch, type PageVariable } from '../data/variables.js'
import { usePageVariables } from '../runtime/PageContext.js'
import { ChoiceControl } from './ChoiceControl.js'
import { PlaceControl } from './PlaceControl.js'
import { TextControl } from './TextControl.js'
import { variableMessages } from './variableMessages.js'
import { WindowControl } from './WindowControl.js'

export interface VariableBarProps {
  /** The parameters of the address: what of them the page does not take is said. */
  search?: PageSearch | undefined
}

/** Sets the variables of the page around: one control each, in the order in which the page has them. */
export function VariableBar({ search = {} }: VariableBarProps) {
  const { variables } = usePageVariables()
  const messages = useMessages(variableMessages)
  const refused = refusedIn(variables, search).map((name) => name || messages.window)
  return (
    <>
      {refused.length > 0 && (
        <p className="sp-page-variables-refused" role="status">
          {messages.refusedValues(refused.join(messages.and))}
        </p>
      )}
      {variables.some(({ isHidden }) => !isHidden) && (
        <div className="sp-page-variables" role="group" aria-label={messages.variables}>
          {variables.map((variable) => {
            if (variable.isHidden) return null
            const Control = controlOf(variable)
            return <Control key={variable.name} variable={variable} />
          })}
        </div>
      )}
    </>
  )
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
