import { Button } from '@chakra-ui/react/button'
import type { PageDocument } from '@spruce/designer-engine'
import { confirmDialog, EmptyState, toast, useMessages } from '@spruce/shell-ui'
import { ChevronDown, ChevronUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { referencesIn } from '../clipboard/pageReferences.js'
import { mostVariables, namesIn, type PageVariable } from '../data/variables.js'
import { useWorkPorts } from '../work/WorkPorts.js'
import { variableContainers } from './variableContainers.js'
import { usePageData } from './StudioCanvas.js'
import { storedList } from './storedJson.js'
import { useStudio } from './StudioContext.js'
import { StudioTool } from './StudioTool.js'
import { variableDialog } from './VariableDialog.js'
import { variableFormMessages } from './variableFormMessages.js'

/** The variables of the page: to add, edit, order and remove. */
export const VariablesPanel = observer(function VariablesPanel() {
  const { model, say } = useStudio()
  const messages = useMessages(variableFormMessages)
  const { places } = useWorkPorts()
  const { variables, queries } = usePageData()
  const { isReadOnly, design } = model
  const { designer } = design
  const containers = variableContainers(design, {
    section: messages.ofSection,
    dialog: messages.ofDialog,
    untitled: messages.untitled,
  })

  async function edit(name?: string) {
    const variable = variables.find((one) => one.name === name)
    const before = storedList(designer.document, 'variables').find((one) => one['name'] === name)
    const made = await variableDialog.open({
      others: variables.filter((one) => one !== variable),
      queries: [...queries.keys()],
      containers,
      ...(variable && { variable }),
      ...(before && { stored: before }),
      ...(places && { places }),
    })
    if (!made) return
    const now = storedList(designer.document, 'variables')
    const next = before ? now.map((one) => (one['name'] === name ? made : one)) : [...now, made]
    designer.commands.setSettings({ variables: next })
    const word = typeof made['name'] === 'string' ? made['name'] : ''
    say(before ? messages.changed(word) : messages.added(word))
  }

  async function remove({ name, label = name }: PageVariable) {
    const asking = [...queries.values()].filter(({ parameters }) => namesIn(parameters).has(name))
    if (asking.length > 0) {
      toast.warning(messages.inQueries(label, asking.map(({ id }) => id).join(', ')))
      return
    }
    const count = usesOf(designer.document, name)
    const isSure =
      count === 0 ||
      (await confirmDialog.open({
        title: messages.removeTitle(label),
        message: messages.removeText(count),
        confirmLabel: messages.removeVariable,
        danger: true,
      }))
    if (!isSure) return
    designer.commands.setSettings({
      variables: storedList(designer.document, 'variables').filter((one) => one['name'] !== name),
    })
    say(messages.removed(label))
  }

  function move({ name, label = name }: PageVariable, by: -1 | 1) {
    const list = [...storedList(designer.document, 'variables')]
    const at = list.findIndex((one) => one['name'] === name)
    const [one] = list.splice(at, 1)
    if (!one) return
    list.splice(at + by, 0, one)
    designer.commands.setSettings({ variables: list })
    say(messages.moved(label, at + by + 1))
  }

  return (
    <div className="sp-studio-queries">
      {!isReadOnly && variables.length < mostVariables && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void edit()}>
          <Plus size={16} aria-hidden />
          {messages.addVariable}
        </Button>
      )}
      {variables.length === 0 && <EmptyState title={messages.none} text={messages.noneText} />}
      <ul className="sp-studio-query-list" aria-label={messages.variables}>
        {variables.map((variable, at) => {
          const { name, kind, label = name, isHidden, placeId } = variable
          const container = containers.find(({ id }) => id === placeId)
          return (
            <li key={name} className="sp-studio-query">
              <div className="sp-studio-query-head">
                <span className="sp-studio-query-name">{label}</span>
                {!isReadOnly && (
                  <>
                    <StudioTool
                      icon={ChevronUp}
                      label={messages.moveUp(label)}
                      isDisabled={at === 0}
                      onPress={() => move(variable, -1)}
                    />
                    <StudioTool
                      icon={ChevronDown}
                      label={messages.moveDown(label)}
                      isDisabled={at === variables.length - 1}
                      onPress={() => move(variable, 1)}
                    />
                    <StudioTool
                      icon={Pencil}
                      label={messages.edit(label)}
                      onPress={() => void edit(name)}
                    />
                    <StudioTool
                      icon={Trash2}
                      label={messages.remove(label)}
                      onPress={() => void remove(variable)}
                    />
                  </>
                )}
              </div>
              <p className="sp-studio-note">
                {[
                  messages[kind],
                  `{{${name}}}`,
                  kind === 'time'
                    ? messages.ofAll
                    : messages.usedBy(usesOf(designer.document, name)),
                  ...(container ? [container.label] : []),
                  ...(isHidden ? [messages.hidden] : []),
                ].join(' · ')}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
})

/** In how many queries and components a variable is named: in a text, by a click, by a rule, or to repeat for. */
function usesOf(document: PageDocument, name: string): number {
  const parts = [...storedList(document, 'queries'), ...Object.values(document.nodes)]
  return parts.filter((part) => referencesIn(part).variables.has(name)).length
}
