import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldControl } from './FieldFrame.js'

export interface PickerFrameProps {
  control: Omit<FieldControl<never>, 'value' | 'onChange'>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What is chosen; nothing shows the placeholder. */
  chosen: ReactNode
  placeholder: string
  isRequired: boolean | undefined
  /** Takes the button, which gets the focus when the choice is wrong. */
  attach: (element: HTMLElement | null) => void
  /** Gets the focus when it opens. */
  focusOn: HTMLElement | null
  /** Name of the floating part. */
  label: string
  children?: ReactNode
}

/** A field that opens a list or a tree below it. */
export function PickerFrame(props: PickerFrameProps) {
  const { control, attach, isOpen, onOpenChange, chosen, placeholder, focusOn, label, children } =
    props
  /** As a native select: Down and Up open, with Alt or without; Alt with Up closes. */
  function onKeyDown(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isArrow || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpenChange(true)
  }

  function onPanelKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' || !event.altKey) return
    event.preventDefault()
    onOpenChange(false)
    control.onBlur()
  }

  const hasChoice = chosen !== undefined && chosen !== null && chosen !== ''
  return (
    <Popover.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      size="xs"
      ids={{ trigger: control.id }}
      initialFocusEl={() => focusOn}
      positioning={{ sameWidth: true, gutter: 4, placement: 'bottom-start' }}
      onOpenChange={({ open }) => {
        onOpenChange(open)
        if (!open) control.onBlur()
      }}
    >
      <Popover.Trigger asChild>
        <button
          ref={attach}
          type="button"
          className="sp-picker"
          disabled={control.isDisabled}
          data-invalid={control.isInvalid || undefined}
          data-required={props.isRequired || undefined}
          aria-labelledby={`${control.labelId} ${control.id}-value`}
          aria-describedby={control.describedBy}
          onKeyDown={onKeyDown}
        >
          <span
            id={`${control.id}-value`}
            className={hasChoice ? 'sp-picker-value' : 'sp-picker-value sp-placeholder'}
          >
            {hasChoice ? chosen : placeholder}
          </span>
          <ChevronDown size={16} aria-hidden className="sp-picker-arrow" />
        </button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            className="sp-picker-panel"
            width="auto"
            aria-label={label}
            onKeyDown={onPanelKeyDown}
          >
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
