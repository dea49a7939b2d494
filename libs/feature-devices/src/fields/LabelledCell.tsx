import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'

export interface LabelledCellProps {
  /** Stands above the control and names it. */
  label: string
  /** How wide it is beside the others, as in CSS. */
  flex: string
  /** One control. */
  children: ReactNode
}

/** One of several small controls side by side, with its name above it. */
export function LabelledCell({ label, flex, children }: LabelledCellProps) {
  return (
    <Box asChild flex={flex} minWidth="0">
      <label>
        <Box as="span" display="block" textStyle="secondary" color="fg.muted">
          {label}
        </Box>
        {children}
      </label>
    </Box>
  )
}
