import type { Json, JsonObject } from '@spruce/designer-engine'
import { useMessages } from '@spruce/shell-ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { actionMessages } from './actionMessages.js'
import { PanelInput } from './PanelInput.js'
import { SourcePart } from './SourcePart.js'
import { isJsonObject, textOf } from './storedJson.js'
import { StudioTool } from './StudioTool.js'

/** So many parameters a way has at most. */
const mostParameters = 20

interface Parameter {
  readonly name: string
  readonly source: JsonObject
}

interface ParametersPartProps {
  /** The sources by the names of the parameters, as they are stored. */
  readonly stored: Json | undefined
  /** What a parameter is called after. */
  readonly help: string
  /** A click may be on a row, whose columns give values. */
  readonly hasRow: boolean
  readonly isDisabled: boolean
  /** Told of all parameters; undefined for none. */
  readonly onChange: (parameters: JsonObject | undefined) => void
}

/** What a click passes on to what it opens. A parameter is stored as soon as it has a name and a value. */
export function ParametersPart(props: ParametersPartProps) {
  const { stored, help, hasRow, isDisabled, onChange } = props
  const words = useMessages(actionMessages)
  /** Those that are not whole, at their places. */
  const [open, setOpen] = useState<readonly (Parameter | undefined)[]>([])
  const group = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isAdding = useRef(false)
  const saved = parametersOf(stored)
  const places = Array.from({ length: Math.max(saved.length, open.length) }, (_, at) => at)
  const shown = places.flatMap((at) => {
    const parameter = open[at] ?? saved[at]
    return parameter ? [{ at, parameter, isOpen: open[at] !== undefined }] : []
  })
  const isTaken = ({ name }: Parameter, at: number) =>
    saved.some((other, place) => place !== at && other.name === name)

  const focusLast = () => {
    const fields = group.current?.querySelectorAll(':scope > fieldset')
    fields?.[fields.length - 1]?.querySelector('input')?.focus()
  }
  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    focusLast()
  })

  function write(parameters: readonly Parameter[]) {
    const entries = parameters.map(({ name, source }) => [name, source] as const)
    onChange(entries.length === 0 ? undefined : Object.fromEntries(entries))
  }

  function keep(at: number, parameter: Parameter | undefined) {
    setOpen((before) => Object.assign([...before], { [at]: parameter }))
  }

  function change(at: number, parameter: Parameter) {
    const isDone = isWhole(parameter) && !isTaken(parameter, at)
    keep(at, isDone ? undefined : parameter)
    if (isDone) write(saved.toSpliced(at, 1, parameter))
  }

  function remove(at: number) {
    setOpen((before) => before.toSpliced(at, 1))
    if (at < saved.length) write(saved.toSpliced(at, 1))
    add.current?.focus()
  }

  function begin() {
    if (shown.at(-1)?.isOpen === true && shown.length > saved.length) {
      focusLast()
      return
    }
    isAdding.current = true
    keep(saved.length, { name: '', source: hasRow ? { column: '' } : { value: '' } })
  }

  return (
    <div ref={group} role="group" aria-label={words.parameters} className="sp-studio-panel-group">
      {shown.map(({ at, parameter, isOpen }, place) => (
        <fieldset key={at} className="sp-studio-step">
          <legend>{words.parameter(place + 1)}</legend>
          <PanelInput
            label={words.parameterName}
            value={parameter.name}
            isDisabled={isDisabled}
            isInvalid={isTaken(parameter, at)}
            onChange={(name) => change(at, { ...parameter, name: name.trim() })}
          />
          <SourcePart
            source={parameter.source}
            hasRow={hasRow}
            isDisabled={isDisabled}
            onChange={(source) => change(at, { ...parameter, source })}
          />
          {isOpen && (
            <p role="status" className="sp-studio-note">
              {isTaken(parameter, at) ? words.takenName : words.unfinished}
            </p>
          )}
          {!isDisabled && (
            <StudioTool
              icon={Trash2}
              label={words.removeParameter(place + 1)}
              onPress={() => remove(at)}
            />
          )}
        </fieldset>
      ))}
      <button
        ref={add}
        type="button"
        className="sp-text-button"
        disabled={isDisabled || saved.length >= mostParameters}
        onClick={begin}
      >
        {words.addParameter}
      </button>
      <p className="sp-studio-note">{help}</p>
    </div>
  )
}

function parametersOf(stored: Json | undefined): readonly Parameter[] {
  if (!isJsonObject(stored)) return []
  return Object.entries(stored).map(([name, source]) => {
    return { name, source: isJsonObject(source) ? source : {} }
  })
}

function isWhole({ name, source }: Parameter): boolean {
  return name !== '' && Object.values(source).some((value) => textOf(value) !== '')
}
