import { Box } from '@chakra-ui/react/box'
import { StatusTag, useMessages } from '@spruce/shell-ui'
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react'
import { accessMessages } from './accessMessages.js'
import { type Explanation, stepName, stepText } from './accessSteps.js'

export interface AccessAnswerProps {
  /** What the server says. */
  explanation: Explanation
}

const icons = { passed: CircleCheck, failed: CircleX, skipped: CircleMinus }
const colors = { passed: 'fg.success', failed: 'fg.error', skipped: 'fg.muted' }

/** The verdict, what would change it, and the way there with the step that decides. */
export function AccessAnswer({ explanation }: AccessAnswerProps) {
  const t = useMessages(accessMessages)
  const { allowed, reason, permCode, permName, steps, decidedBy, grantedBy } = explanation
  const name = explanation.memberName
  const permission = permName ?? permCode
  const isGiver = reason === 'NO_ROLE' || reason === 'NO_ROLE_GRANTS'
  return (
    <Box display="grid" gap="4">
      <Box role="status" display="grid" gap="1" p="3" bg="bg.subtle" borderRadius="l2">
        <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <StatusTag tone={allowed ? 'success' : 'danger'}>
            {allowed ? t.canYes : t.canNot}
          </StatusTag>
          <Box as="strong" fontWeight="medium" overflowWrap="anywhere">
            {allowed ? t.can(name, permission) : t.cannot(name, permission)}
          </Box>
        </Box>
        <Box as="p">
          {t[reason]}
          {isGiver && grantedBy.length > 0 && (
            <> {t.grantedBy(grantedBy.map((role) => role.name).join(t.separator))}</>
          )}
        </Box>
      </Box>
      <Box as="ol" aria-label={t.way} display="grid" gap="3" listStyleType="none">
        {steps.map((one) => {
          const Icon = icons[one.state]
          return (
            <Box as="li" key={one.step} display="flex" gap="2" alignItems="flex-start">
              <Box as="span" color={colors[one.state]} flex="none" mt="0.5">
                <Icon size={16} role="img" aria-label={t[one.state]} />
              </Box>
              <Box minWidth="0">
                <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
                  <Box as="span" fontWeight="medium">
                    {stepName(one.step, t)}
                  </Box>
                  {one.step === decidedBy && (
                    <StatusTag tone={allowed ? 'success' : 'danger'}>{t.decides}</StatusTag>
                  )}
                </Box>
                <Box as="p" textStyle="secondary" color="fg.muted" overflowWrap="anywhere">
                  {stepText(one, explanation, t)}
                </Box>
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
