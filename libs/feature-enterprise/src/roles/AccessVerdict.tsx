import { Box } from '@chakra-ui/react/box'
import type { Schemas } from '@spruce/api-client'
import { StatusTag, useMessages } from '@spruce/shell-ui'
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react'
import { accessMessages } from './accessMessages.js'

/** A step of the way, as people read it. */
export interface AccessStep {
  key: string
  name: string
  /** What was found there. */
  text: string
  state: Schemas['ExplainedStep']['state']
  isDeciding: boolean
}

export interface AccessVerdictProps {
  /** Colours the verdict. */
  isAllowed: boolean
  /** The verdict as a sentence. */
  title: string
  /** What would change it. */
  help: string
  /** The way there, in the order in which the server asks. */
  steps: readonly AccessStep[]
}

const icons = { passed: CircleCheck, failed: CircleX, skipped: CircleMinus }
const colors = { passed: 'fg.success', failed: 'fg.error', skipped: 'fg.muted' }

/** A verdict, what would change it, and the way there with the step that decides. */
export function AccessVerdict({ isAllowed, title, help, steps }: AccessVerdictProps) {
  const t = useMessages(accessMessages)
  const tone = isAllowed ? 'success' : 'danger'
  return (
    <Box display="grid" gap="4">
      <Box role="status" display="grid" gap="1" p="3" bg="bg.subtle" borderRadius="l2">
        <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <StatusTag tone={tone}>{isAllowed ? t.canYes : t.canNot}</StatusTag>
          <Box as="strong" fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Box>
        </Box>
        <Box as="p" overflowWrap="anywhere">
          {help}
        </Box>
      </Box>
      <Box as="ol" aria-label={t.way} display="grid" gap="3" listStyleType="none">
        {steps.map(({ key, name, text, state, isDeciding }) => {
          const Icon = icons[state]
          return (
            <Box as="li" key={key} display="flex" gap="2" alignItems="flex-start">
              <Box as="span" color={colors[state]} flex="none" mt="0.5">
                <Icon size={16} role="img" aria-label={t[state]} />
              </Box>
              <Box minWidth="0">
                <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
                  <Box as="span" fontWeight="medium">
                    {name}
                  </Box>
                  {isDeciding && <StatusTag tone={tone}>{t.decides}</StatusTag>}
                </Box>
                <Box as="p" textStyle="secondary" color="fg.muted" overflowWrap="anywhere">
                  {text}
                </Box>
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
