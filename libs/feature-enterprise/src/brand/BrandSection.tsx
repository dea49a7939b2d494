import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { type ReactNode, useId } from 'react'

export interface BrandSectionProps {
  /** Stands at the top. */
  title: string
  /** One sentence below the title. */
  lead?: string
  /** What it holds. */
  children: ReactNode
}

/** A part of the form, with a heading of its own. */
export function BrandSection({ title, lead, children }: BrandSectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} py="5" borderTopWidth="1px" borderColor="border.muted">
      <Heading as="h2" id={id} size="md" fontWeight="semibold" mb={lead ? '1' : '4'}>
        {title}
      </Heading>
      {lead && (
        <Box as="p" color="fg.muted" mb="4">
          {lead}
        </Box>
      )}
      <Box display="grid" gap="4">
        {children}
      </Box>
    </Box>
  )
}
