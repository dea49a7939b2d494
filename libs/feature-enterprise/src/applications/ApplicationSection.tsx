import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { type ReactNode, useId } from 'react'

export interface ApplicationSectionProps {
  title: string
  /** What it is about, in a sentence. */
  lead: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** Below the form, or alone: something about the application that is not saved with it. */
export function ApplicationSection({ title, lead, actions, children }: ApplicationSectionProps) {
  const titleId = useId()
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      maxW="840px"
      mt="6"
      py="5"
      borderTopWidth="1px"
      borderColor="border.muted"
      // Alone in a dialog it has nothing to stand apart from.
      css={{ '&:only-child': { mt: '0', pt: '0', borderTopWidth: '0' } }}
    >
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" mb="2">
        <Heading as="h2" id={titleId} size="md" fontWeight="semibold" flex="1">
          {title}
        </Heading>
        {actions}
      </Box>
      <Box as="p" color="fg.muted" mb="4">
        {lead}
      </Box>
      {children}
    </Box>
  )
}
