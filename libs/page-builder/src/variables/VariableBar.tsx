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
  /** The section or dialog whose variables it has. Default: the page. */
  place?: VariablePlace
}

/** A section or dialog that has variables of its own. */
export interface VariablePlace {
  readonly id: string
  /** What people call it. */
  readonly title: string
}

/** Sets the variables of the page around, or of one place of it: one control each, in the order in which the page has them. */
export function VariableBar({ search = {}, place }: VariableBarProps) {
  const { variables } = usePageVariables()
  const shown = variables.filter(({ isHidden, placeId }) => !isHidden && placeId === place?.id)
  const messages = useMessages(variableMessages)
  const refused = refusedIn(variables, search).map((name) => name || messages.window)
  return (
    <>
      {refused.length > 0 && (
        <p className="sp-page-variables-refused" role="status">
          {messages.refusedValues(refused.join(messages.and))}
        </p>
      )}
      {shown.length > 0 && (
        <div
          className="sp-page-variables"
          role="group"
          aria-label={place ? messages.variablesOf(place.title) : messages.variables}
        >
          {shown.map((variable) => {
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
