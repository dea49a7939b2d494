import { Popover, Portal } from '@chakra-ui/react'
import { Check, SwatchBook } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useRef, type ReactNode } from 'react'
import { useMessages } from '../public/index.js'
import { densities } from '../theme/layout.js'
import { palettes } from '../theme/palettes.js'
import type { LayoutStore } from './LayoutStore.js'
import { shellMessages } from './messages.js'
import { themeModes, type ThemeStore } from './ThemeStore.js'

/** @public */
export interface ThemePanelProps {
  /** Mode, colour and density, and what changes them. */
  theme: ThemeStore
  /** With it the panel also offers where the first-level menu stands. */
  layout?: LayoutStore
}

/** Light or dark, four colours and the company's own, three densities and the place of the first-level menu. @public */
export const ThemePanel = observer(function ThemePanel({ theme, layout }: ThemePanelProps) {
  const messages = useMessages(shellMessages)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root
      positioning={{ placement: 'bottom-end' }}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('input:checked') ?? null}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <button
          type="button"
          className="shell-icon-button"
          aria-label={messages.appearance}
          title={messages.appearance}
        >
          <SwatchBook size={16} aria-hidden />
        </button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content className="shell-theme" aria-label={messages.appearance} ref={content}>
            <Choice
              label={messages.mode}
              values={themeModes}
              value={theme.mode}
              onChange={(mode) => theme.setMode(mode)}
              nameOf={(mode) => messages[mode]}
            />
            <Choice
              label={messages.palette}
              values={theme.brandColors ? [...palettes, 'own'] : palettes}
              value={theme.palette}
              onChange={(palette) => theme.setPalette(palette)}
              nameOf={(palette) => messages[palette]}
              mark={(palette) => (
                <span className="shell-swatch" data-swatch={palette} aria-hidden>
                  <Check size={12} />
                </span>
              )}
            />
            <Choice
              label={messages.density}
              values={densities}
              value={theme.density}
              onChange={(density) => theme.setDensity(density)}
              nameOf={(density) => messages[density]}
            />
            {layout ? (
              <Choice
                label={messages.menuLayout}
                values={['1', '2']}
                value={layout.menuType === 1 ? '1' : '2'}
                onChange={(type) => layout.setMenuType(type === '1' ? 1 : 2)}
                nameOf={(type) => (type === '1' ? messages.menuSide : messages.menuTop)}
              />
            ) : null}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
})

interface ChoiceProps<T extends string> {
  label: string
  values: readonly T[]
  value: T
  onChange: (value: T) => void
  nameOf: (value: T) => string
  mark?: (value: T) => ReactNode
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, values, value, onChange, nameOf, mark } = props
  const group = useId()
  return (
    <fieldset className="shell-choice" data-marked={mark ? true : undefined}>
      <legend>{label}</legend>
      <div>
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {mark?.(one)}
            <span>{nameOf(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
