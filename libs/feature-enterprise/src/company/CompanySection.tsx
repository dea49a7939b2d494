import { Heading } from '@chakra-ui/react/heading'
import { Box } from '@chakra-ui/react/box'
import { type ReactNode, useId } from 'react'

export interface CompanySectionProps {
  /** Stands at the top. */
  title: string
  /** What it holds. */
  children: ReactNode
}

/** A part of the page of the own company. */
export function CompanySection({ title, children }: CompanySectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} py="5" borderTopWidth="1px" borderColor="border.muted">
      <Heading as="h2" id={id} size="md" fontWeight="semibold" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
