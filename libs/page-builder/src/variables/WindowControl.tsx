import { Button } from '@chakra-ui/react/button'
import { useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useId, useState } from 'react'
import { readInstant, resolveWindow, type TimeWindow } from '../data/timeWindow.js'
import { usePageVariables } from '../runtime/PageContext.js'
import type { VariableControlProps } from './VariableControlProps.js'
import { variableMessages } from './variableMessages.js'
import { instantOf, localText, presetOf, presets, refreshes, sayWindow } from './windows.js'

const custom = 'custom'
/** What the window of a page is that says none. */
const usual: TimeWindow = { from: 'now-24h', to: 'now' }

/** From when to when the page shows, and how often it asks anew. */
export function WindowControl({ variable }: VariableControlProps) {
  const { name } = variable
  const { values, set } = usePageVariables()
  const messages = useMessages(variableMessages)
  const id = useId()
  const [isCustom, setCustom] = useState(false)
  const held = values[name]
  const window = typeof held === 'object' ? held : undefined
  const label = variable.label ?? messages.window
  const preset = presetOf(window)
  const refresh = window?.refresh

  function choose(from: string) {
    if (from === custom) {
      setCustom(true)
      return
    }
    setCustom(false)
    if (from === '') set(name, undefined)
    else if (from !== 'present') set(name, { from, to: 'now', ...(refresh && { refresh }) })
  }

  function refreshEvery(seconds: number) {
    const { from, to } = window ?? usual
    set(name, { from, to, ...(seconds > 0 && { refresh: seconds }) })
  }

  return (
    <div className="sp-page-variable sp-page-variable-window">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="sp-page-variable-input"
        value={isCustom ? custom : window === undefined ? '' : (preset ?? 'present')}
        onChange={({ target }) => choose(target.value)}
      >
        {window === undefined && <option value="">{messages.any}</option>}
        {window !== undefined && preset === undefined && (
          <option value="present">{sayWindow(window, messages, sayEdge)}</option>
        )}
        {presets.map(({ from, say }) => (
          <option key={from} value={from}>
            {say(messages)}
          </option>
        ))}
        <option value={custom}>{messages.custom}</option>
      </select>
      <select
        aria-label={messages.refresh}
        className="sp-page-variable-input"
        value={refresh ?? 0}
        onChange={({ target }) => refreshEvery(Number(target.value))}
      >
        <option value={0}>{messages.noRefresh}</option>
        {refresh !== undefined && !refreshes.some((one) => one === refresh) && (
          <option value={refresh}>{messages.everySeconds(refresh)}</option>
        )}
        {refreshes.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds < 60 ? messages.everySeconds(seconds) : messages.everyMinutes(seconds / 60)}
          </option>
        ))}
      </select>
      {isCustom && (
        <CustomWindow
          window={window ?? usual}
          onApply={(next) => {
            set(name, { ...next, ...(refresh && { refresh }) })
            setCustom(false)
          }}
        />
      )}
    </div>
  )
}

function sayEdge(text: string): string {
  return text.startsWith('now') ? text : formatTime(text)
}

interface CustomWindowProps {
  readonly window: TimeWindow
  readonly onApply: (window: TimeWindow) => void
}

/** Two instants, by the clock of the browser. */
function CustomWindow({ window, onApply }: CustomWindowProps) {
  const messages = useMessages(variableMessages)
  const id = useId()
  const [edges, setEdges] = useState(() => ({
    from: localText(readInstant(window.from, Date.now())),
    to: localText(readInstant(window.to, Date.now())),
  }))
  const [from, to] = [instantOf(edges.from), instantOf(edges.to)]
  const isRight =
    from !== undefined && to !== undefined && resolveWindow({ from, to }, 0) !== undefined
  return (
    <form
      className="sp-page-variable-custom"
      onSubmit={(event) => {
        event.preventDefault()
        if (isRight) onApply({ from, to })
      }}
    >
      {(['from', 'to'] as const).map((edge) => (
        <input
          key={edge}
          type="datetime-local"
          className="sp-page-variable-input"
          aria-label={messages[edge]}
          aria-invalid={!isRight || undefined}
          aria-describedby={isRight ? undefined : id}
          value={edges[edge]}
          onChange={({ target }) => setEdges({ ...edges, [edge]: target.value })}
        />
      ))}
      <Button
        type="submit"
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-disabled={!isRight}
      >
        {messages.apply}
      </Button>
      {!isRight && (
        <span id={id} className="sp-page-variable-wrong" role="alert">
          {messages.badWindow}
        </span>
      )}
    </form>
  )
}
