import { useMessages } from '@spruce/shell-ui'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { ExternalLink, Globe, Maximize2, Minimize2, RotateCw, TriangleAlert } from 'lucide-react'
import { dynamicMessages } from './dynamicMessages.js'

export interface AddressBarProps {
  /** Of another site, by http or https. */
  address: string
  /** Whether its page is awaited, and for longer than usual. */
  waits: 'no' | 'yes' | 'long'
  /** The frame of the shell is gone. */
  isOnly: boolean
  /** Takes the frame of the shell away, or brings it back. */
  onOnlyChange: (isOnly: boolean) => void
  /** Loads the page anew. */
  onReload: () => void
  /** Opens the page in a window. Absent: the address alone leads there. */
  onOpenApart?: (() => void) | undefined
}

/** What stands above a page of another site: its host, whatever the page calls itself, and what can be done with it. */
export function AddressBar(props: AddressBarProps) {
  const { address, waits, isOnly, onOnlyChange, onReload, onOpenApart } = props
  const t = useMessages(dynamicMessages)
  const { host, protocol } = new URL(address)
  const Size = isOnly ? Minimize2 : Maximize2
  return (
    <Box as="section" aria-label={t.bar} css={barStyles}>
      <Globe size={16} aria-hidden />
      <Box as="span" color="fg.muted" flex="none">
        {t.externalPage}
      </Box>
      <code translate="no" dir="ltr" title={t.hostHelp}>
        {host}
      </code>
      {protocol === 'http:' && (
        <Box as="span" display="inline-flex" alignItems="center" gap="1" color="fg.warning">
          <TriangleAlert size={14} aria-hidden />
          {t.notEncrypted}
        </Box>
      )}
      <Box as="span" role="status" color="fg.muted" flex="1" minW="0">
        {waits === 'no' ? '' : waits === 'long' ? t.slow : t.loading}
      </Box>
      <Box display="flex" gap="1" flexWrap="wrap">
        <Button size="xs" variant="ghost" colorPalette="gray" onClick={onReload}>
          <RotateCw size={14} aria-hidden />
          {t.reload}
        </Button>
        {onOpenApart ? (
          <Button size="xs" variant="ghost" colorPalette="gray" onClick={onOpenApart}>
            <ExternalLink size={14} aria-hidden />
            {t.openApart}
          </Button>
        ) : (
          <Button asChild size="xs" variant="ghost" colorPalette="gray">
            <a href={address} target="_blank" rel="noopener noreferrer">
              <ExternalLink size={14} aria-hidden />
              {t.openApart}
            </a>
          </Button>
        )}
        <Button size="xs" variant="ghost" colorPalette="gray" onClick={() => onOnlyChange(!isOnly)}>
          <Size size={14} aria-hidden />
          {isOnly ? t.showFrame : t.hideFrame}
        </Button>
      </Box>
    </Box>
  )
}

const barStyles = {
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  minHeight: '10',
  paddingInline: '4',
  paddingBlock: '1',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  fontSize: 'sm',
  '& code': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
}
