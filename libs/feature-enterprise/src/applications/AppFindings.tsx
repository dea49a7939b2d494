import { Box } from '@chakra-ui/react/box'
import type { Schemas } from '@spruce/api-client'
import { StatusTag, toast, useMessages } from '@spruce/shell-ui'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { appDoctorMessages } from './appDoctorMessages.js'
import { verdictTones } from './applicationQueries.js'

export interface AppFindingsProps {
  /** What was found, and at which address. */
  diagnosis: Schemas['AppDiagnosis']
}

/** Each thing that was examined: how it is, what was seen, and the line that mends it. */
export function AppFindings({ diagnosis: { url, findings } }: AppFindingsProps) {
  const t = useMessages(appDoctorMessages)
  return (
    // A line of code begins on a line of its own where it needs one, and breaks where that is too short.
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      css={{ '& code': { display: 'inline-block', overflowWrap: 'anywhere' } }}
    >
      <Box color="fg.muted" overflowWrap="anywhere">
        {t.address} <code translate="no">{url}</code>
      </Box>
      <Box as="ul" aria-label={t.findings} listStyleType="none" display="grid">
        {findings.map(({ check, verdict, code, found, fix }) => (
          <Box
            as="li"
            key={check}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' }}
            gap="1"
            columnGap="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <div>
              <StatusTag tone={verdictTones[verdict]}>{t[verdict]}</StatusTag>
            </div>
            <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
              <Box fontWeight="medium">{t[check]}</Box>
              <div>{t[code]}</div>
              {found !== null && (
                <Box color="fg.muted" overflowWrap="anywhere">
                  {t.found} <code translate="no">{found}</code>
                </Box>
              )}
              {fix !== null && <FixLine line={fix} name={t[check]} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The line as it is to be written, with a button that copies it. */
function FixLine({ line, name }: { line: string; name: string }) {
  const t = useMessages(appDoctorMessages)
  const shown = useRef<HTMLElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(line)
      toast.success(t.copied)
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      toast.warning(t.copyFailed)
    }
  }

  return (
    <Box
      display="flex"
      alignItems="center"
      gap="2"
      mt="1"
      ps="3"
      pe="1"
      py="1"
      bg="bg.subtle"
      borderRadius="l2"
    >
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <code ref={shown} translate="no">
          {line}
        </code>
      </Box>
      <button
        type="button"
        className="sp-icon-button"
        aria-label={t.copy(name)}
        onClick={() => void copy()}
      >
        <Copy size={16} aria-hidden />
      </button>
    </Box>
  )
}
