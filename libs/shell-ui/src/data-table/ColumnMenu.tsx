import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { ArrowDown, ArrowUp, Settings2 } from 'lucide-react'
import { memo, useId } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { useText } from '../i18n/text.js'
import { uiMessages } from '../messages.js'
import { densities, type Density } from '../theme/layout.js'
import type { DataColumn } from './columns.js'
import { tableMessages } from './tableMessages.js'
import type { ColumnTable } from './useColumns.js'

export interface ColumnMenuProps<Row> {
  /** In the order of the table; the first one stays first and in sight. */
  columns: readonly DataColumn<Row>[]
  isShown: (id: string) => boolean
  table: ColumnTable
  density: Density
  onDensityChange: (density: Density) => void
}

function ColumnMenuContent<Row>(props: ColumnMenuProps<Row>) {
  const { columns, isShown, table, density, onDensityChange } = props
  const words = useMessages(tableMessages)
  const group = useId()
  const messages = useMessages(uiMessages)
  const say = useText()
  const ids = columns.map(({ id }) => id)

  function move(from: number, to: number) {
    const moved = ids[from]
    if (moved === undefined) return
    table.setColumnOrder(ids.toSpliced(from, 1).toSpliced(to, 0, moved))
  }

  return (
    <Popover.Root size="xs" lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <button
          type="button"
          className="sp-icon-button sp-column-menu"
          aria-label={messages.columns}
          title={messages.columns}
        >
          <Settings2 size={16} aria-hidden />
        </button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="60" aria-label={messages.columns}>
            <ul className="sp-column-list">
              {columns.map(({ id, header }, at) => (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      className="sp-check"
                      checked={isShown(id)}
                      disabled={at === 0}
                      onChange={(event) => table.setColumnShown(id, event.target.checked)}
                    />
                    <span>{say(header)}</span>
                  </label>
                  <button
                    type="button"
                    className="sp-icon-button sp-icon-button-small"
                    aria-label={messages.moveUp(say(header))}
                    disabled={at < 2}
                    onClick={() => move(at, at - 1)}
                  >
                    <ArrowUp size={14} aria-hidden />
                  </button>
                  <button
                    type="button"
                    className="sp-icon-button sp-icon-button-small"
                    aria-label={messages.moveDown(say(header))}
                    disabled={at === 0 || at === columns.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    <ArrowDown size={14} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
            <fieldset className="sp-density">
              <legend>{words.density}</legend>
              {densities.map((name) => (
                <label key={name}>
                  <input
                    type="radio"
                    name={group}
                    className="sp-check"
                    checked={density === name}
                    onChange={() => onDensityChange(name)}
                  />
                  <span>{words[name]}</span>
                </label>
              ))}
            </fieldset>
            <button
              type="button"
              className="sp-row-action sp-column-reset"
              onClick={() => table.resetColumns()}
            >
              {messages.resetColumns}
            </button>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

/** Which columns to see, in which order, and how high the rows are. Rows that come leave it as it is. */
export const ColumnMenu = memo(ColumnMenuContent) as typeof ColumnMenuContent
