import { Box } from '@chakra-ui/react/box'
import { Form, useFieldValue, useFormKernel, useLatest } from '@spruce/shell-ui'
import { type ReactNode, useEffect, useRef } from 'react'

/** @public */
export interface FilterFormProps<Value> {
  /** Key of the field in `children`. */
  name: string
  /** What the address says. */
  value: Value
  /** The person chose something else. */
  onChange: (value: Value) => void
  /** Whether a value may be filtered by; what is not stays in the field, which says why. */
  isRight?: (value: Value) => boolean
  /** Pixels of the field. */
  width: number
  /** One field of a form. */
  children: ReactNode
}

/**
 * A field of forms as a filter: a choice holds at once, what is typed when the field is left or by Enter.
 * It follows the address.
 * @public
 */
export function FilterForm<Value>(props: FilterFormProps<Value>) {
  const { name, value, width, children } = props
  const box = useRef<HTMLDivElement>(null)
  const kernel = useFormKernel<Record<string, unknown>, undefined>({
    initialValues: { [name]: value },
    onSubmit: () => undefined,
  })
  const { trigger, setValue, getValues } = kernel.form
  const choose = () => {
    const held = getValues(name) as Value
    const isSame = JSON.stringify(held) === JSON.stringify(props.value)
    if (!isSame && (props.isRight?.(held) ?? true)) props.onChange(held)
  }
  return (
    <Box
      ref={box}
      css={fieldStyles}
      style={{ inlineSize: width }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') choose()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget)
        if (!isInside) void trigger(name)
        if (!isInside || !(relatedTarget instanceof HTMLInputElement)) choose() // typing is over
      }}
    >
      <Form kernel={kernel}>
        {children}
        <Follow
          name={name}
          value={value}
          isTyping={() => isTypingIn(box.current)}
          choose={choose}
          set={(next) => setValue(name, next)}
        />
      </Form>
    </Box>
  )
}

function isTypingIn(box: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && box?.contains(activeElement) === true
}

interface FollowProps<Value> {
  name: string
  value: Value
  isTyping: () => boolean
  choose: () => void
  set: (value: Value) => void
}

/** Takes a choice to the address, and the address to the field. */
function Follow<Value>({ name, value, isTyping, choose, set }: FollowProps<Value>) {
  const held = useFieldValue<Value>(name)
  const latest = useLatest({ held, value, isTyping, choose, set })
  const heldText = JSON.stringify(held)
  const valueText = JSON.stringify(value)
  useEffect(() => {
    const now = latest.current
    if (heldText !== JSON.stringify(now.value) && !now.isTyping()) now.choose()
  }, [heldText, latest])
  useEffect(() => {
    const now = latest.current
    if (valueText !== JSON.stringify(now.held)) now.set(now.value)
  }, [valueText, latest])
  return null
}

/** The label is heard, not seen: a filter says its name where nothing is chosen. */
const fieldStyles = {
  maxWidth: 'full',
  '& .sp-label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .sp-field': { position: 'relative', gap: '0' },
}
