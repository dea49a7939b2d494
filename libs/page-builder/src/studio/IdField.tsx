import { SelectField, useFieldValue, useMessages } from '@spruce/shell-ui'
import type { PageVariable } from '../data/variables.js'
import type { PlaceKind, PlacePort } from '../work/WorkPorts.js'
import { queryMessages } from './queryMessages.js'

/** Props of IdField. */
export interface IdFieldProps {
  /** Key of the draft; it holds an id, a variable as `{{name}}`, or nothing. */
  name: string
  /** What the id is of. */
  kind: PlaceKind
  /** Finds places, and names them; without it, ids are typed. */
  places?: PlacePort | undefined
  /** The variables of the page. */
  variables: readonly PageVariable[]
}

const nowhere: PlacePort = { find: () => Promise.resolve([]), useName: () => undefined }
/** One variable and nothing else. */
const oneVariable = /^\{\{\s*(\w+)\s*\}\}$/
/** An id, or a text with a variable in it. */
const typedId = /^[\w:.-]{1,64}$|\{\{\s*\w+\s*\}\}/

/** Chooses of which place a query asks: one that is found, what a variable of the page says, or an id that is typed. */
export function IdField({ name, kind, places = nowhere, variables }: IdFieldProps) {
  const messages = useMessages(queryMessages)
  const value = useFieldValue<string | null>(name) ?? ''
  const [, ofVariable] = oneVariable.exec(value) ?? []
  const known = places.useName(kind, value === '' || value.includes('{{') ? undefined : value)
  const offered = variables
    .filter((variable) => variable.kind !== 'time')
    .sort((a, b) => Number(b.kind === kind) - Number(a.kind === kind))
    .map((variable) => ({
      value: `{{${variable.name}}}`,
      label: messages.ofVariable(variable.label ?? variable.name),
      description: `{{${variable.name}}}`,
    }))
  const chosen = offered.find((option) => option.value === `{{${ofVariable ?? ''}}}`)

  async function find(keyword: string, signal: AbortSignal) {
    const word = keyword.trim()
    const own = offered.filter(({ label, description }) =>
      `${label} ${description}`.toLowerCase().includes(word.toLowerCase()),
    )
    const typed =
      typedId.test(word) && !own.some((option) => option.value === word)
        ? [{ value: word, label: messages.asTyped(word) }]
        : []
    try {
      const found = await places.find(kind, word, signal)
      const isFound = found.some((option) => option.value === word)
      return [...own, ...found, ...(isFound ? [] : typed)]
    } catch (error) {
      // Who may not list places still has variables and ids.
      if (own.length + typed.length === 0) throw error
      return [...own, ...typed]
    }
  }

  return (
    <SelectField
      name={name}
      label={messages[kind]}
      help={messages.idFieldHelp}
      isClearable
      options={value === '' ? [] : [{ value, label: chosen?.label ?? known ?? value }]}
      find={find}
    />
  )
}
