import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { type ReactNode, useId } from 'react'

export interface WorkbenchSectionProps {
  /** Stands at the top. */
  title: string
  /** Beside the title. */
  aside?: ReactNode
  /** What it holds. */
  children: ReactNode
}

/** A part of the page of one workbench. */
export function WorkbenchSection({ title, aside, children }: WorkbenchSectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} py="5" borderTopWidth="1px" borderColor="border.muted">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="4">
        <Heading as="h2" id={id} size="md" fontWeight="semibold">
          {title}
        </Heading>
        {aside}
      </Box>
      {children}
    </Box>
  )
}
