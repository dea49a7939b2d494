import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import { impactText, impactTrails } from './impactText.js'
import type { MenuTexts } from './menuMessages.js'
import type { MenuImpact } from './menuQueries.js'
import { questionStyles } from './menuStyles.js'

/** Who would miss a menu, each menu and button concerned by its way down, and what happens then. */
export function impactMessage(impact: MenuImpact, after: string, t: MenuTexts): ReactNode {
  return (
    <Box css={questionStyles}>
      <p>{impactText(impact, t)}</p>
      <ul aria-label={t.impactItems}>
        {impactTrails(impact, t).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <p>{after}</p>
    </Box>
  )
}
