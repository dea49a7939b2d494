import { Box } from '@chakra-ui/react/box'
import { LabelledCell, type LabelledCellProps } from './LabelledCell.js'

/** Props of LabelledSelect. */
export interface LabelledSelectProps<Value extends string> extends Omit<
  LabelledCellProps,
  'children'
> {
  /** What is chosen. */
  value: Value
  /** What there is to choose from, in this order. */
  options: readonly { value: Value; label: string }[]
  /** Absent: it can be chosen. */
  isDisabled?: boolean
  /** Gets what was chosen. */
  onChange: (value: Value) => void
}

/** A select of the browser's own as one of several small controls side by side. */
export function LabelledSelect<Value extends string>({
  value,
  options,
  isDisabled = false,
  onChange,
  ...cell
}: LabelledSelectProps<Value>) {
  return (
    <LabelledCell {...cell}>
      <Box
        asChild
        width="full"
        height="9"
        paddingInline="2"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="md"
        background="bg.panel"
      >
        <select
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Box>
    </LabelledCell>
  )
}
