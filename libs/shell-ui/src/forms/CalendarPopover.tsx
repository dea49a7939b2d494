import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { dateMessages } from './dateMessages.js'
import type { CalendarPanelProps } from './CalendarPanel.js'

const CalendarPanel = lazy(() => import('./CalendarPanel.js'))

export interface CalendarPopoverProps extends CalendarPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isDisabled: boolean
  isInvalid: boolean
  /** Days, or ranges, in a word. */
  presets?: readonly { label: string; onChoose: () => void }[]
  /** Below the calendar. */
  footer?: ReactNode
  /** The inputs; the calendar hangs below them. */
  children: ReactNode
}

/** Inputs with a calendar behind a button (ARIA practice "Date Picker Dialog"). */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { isOpen, onOpenChange, isDisabled, presets = [], footer, children, ...calendar } = props
  const messages = useMessages(dateMessages)
  return (
    <Popover.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      autoFocus={false} // the calendar takes the focus into its day, when it has come
      positioning={{ gutter: 4, placement: 'bottom-start' }}
      onOpenChange={({ open }) => onOpenChange(open)}
    >
      <Popover.Anchor asChild>
        <div className="sp-day-box" data-invalid={props.isInvalid || undefined}>
          {children}
          <Popover.Trigger asChild>
            <button
              type="button"
              className="sp-icon-button sp-day-button"
              aria-label={messages.openCalendar(calendar.label)}
              disabled={isDisabled}
            >
              <CalendarDays size={16} aria-hidden />
            </button>
          </Popover.Trigger>
        </div>
      </Popover.Anchor>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            className="sp-picker-panel sp-calendar-panel"
            width="auto"
            aria-label={messages.calendar(calendar.label)}
          >
            {presets.length > 0 && (
              <div className="sp-calendar-presets" role="group" aria-label={messages.presets}>
                {presets.map((preset) => (
                  <button
                    key={preset.label}
                    type="button"
                    className="sp-text-button"
                    onClick={preset.onChoose}
                  >
                    {preset.label}
                  </button>
                ))}
              </div>
            )}
            <Suspense fallback={<div className="sp-calendar-wait" aria-hidden />}>
              <CalendarPanel {...calendar} />
            </Suspense>
            {footer}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
