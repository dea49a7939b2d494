import { useMessages } from '@spruce/shell-ui'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { ExternalLink, Globe, Maximize2, Minimize2, RotateCw, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dynamicMessages } from './dynamicMessages.js'
import { type AppAtAddress, featuresOf, sandboxOf } from './shownAddress.js'
import { SignedOn } from './SignedOn.js'

/** After so long somebody waits: it is said, and not called broken. */
const slowMs = 3000

export interface ExternalFrameProps {
  /** Of another site than the portal, as the server has let it pass. */
  address: string
  /** Whose address it is; none where the deployment lists its origin. */
  app: AppAtAddress['app']
  /** What the page is called. */
  name: string
  /** The frame of the shell is gone. */
  isOnly: boolean
  /** Takes the frame of the shell away, or brings it back. */
  onOnlyChange: (isOnly: boolean) => void
  /** Opens the address in a window, signed on where its application asks for that. */
  onOpenApart: () => void
}

/** A page of another site, below a bar that names its host, whatever the page itself says. */
export function ExternalFrame(props: ExternalFrameProps) {
  const { address, app, name, isOnly, onOnlyChange, onOpenApart } = props
  const t = useMessages(dynamicMessages)
  const [turn, setTurn] = useState(0)
  // As it was opened: to change it later would load the page anew, with what somebody is doing there.
  const [signsOn] = useState(app?.signsOn ?? false)
  const [failed, setFailed] = useState<number>()
  const isAwake = useAwake(app?.embed.keepAlive ?? true)
  const isBlocked = useBlocked(address)
  const { isLoading, isSlow, onLoad } = useLoading(`${address} ${String(turn)}`)
  const reload = () => setTurn(turn + 1)
  const frame = (src: string) => (
    <iframe
      key={turn}
      title={name}
      src={src}
      sandbox={sandboxOf(app)}
      allow={featuresOf(app)}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
      style={frameStyles}
    />
  )
  return (
    <>
      <AddressBar
        {...{ address, isOnly, onOnlyChange }}
        note={isLoading && !isBlocked && failed !== turn ? (isSlow ? t.slow : t.loading) : ''}
        onReload={reload}
        onOpenApart={signsOn ? onOpenApart : undefined}
      />
      {isBlocked ? (
        <Blocked />
      ) : (
        isAwake &&
        (signsOn && app ? (
          <SignedOn
            key={turn}
            {...{ address, name }}
            appCode={app.appCode}
            onFailed={() => setFailed(turn)}
            onRetry={reload}
          >
            {frame}
          </SignedOn>
        ) : (
          frame(address)
        ))
      )}
    </>
  )
}

interface AddressBarProps {
  address: string
  note: string
  isOnly: boolean
  onOnlyChange: (isOnly: boolean) => void
  onReload: () => void
  /** Absent: the address alone leads there. */
  onOpenApart: (() => void) | undefined
}

function AddressBar(props: AddressBarProps) {
  const { address, note, isOnly, onOnlyChange, onReload, onOpenApart } = props
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
        {note}
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

/** The policy of the document came with it, before the application was registered. */
function Blocked() {
  const t = useMessages(dynamicMessages)
  return (
    <Box role="alert" p="6" display="grid" gap="3" justifyItems="start">
      <Box as="p" fontWeight="semibold">
        {t.blockedTitle}
      </Box>
      <Box as="p" color="fg.muted">
        {t.blockedText}
      </Box>
      <Button onClick={() => location.reload()}>{t.reloadPortal}</Button>
    </Box>
  )
}

/** Whether the policy of the document keeps the address out. */
function useBlocked(address: string): boolean {
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    const { origin } = new URL(address)
    function follow({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) {
      if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI)) return
      if (new URL(blockedURI).origin === origin) setBlocked(true)
    }
    document.addEventListener('securitypolicyviolation', follow)
    return () => document.removeEventListener('securitypolicyviolation', follow)
  }, [address])
  return isBlocked
}

/** False while the tab is hidden, for a frame that is not kept alive. Effects end when a tab is hidden. */
function useAwake(keepAlive: boolean): boolean {
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    if (keepAlive) return undefined
    const timer = setTimeout(() => setAwake(true)) // shown again
    return () => {
      clearTimeout(timer)
      setAwake(false)
    }
  }, [keepAlive])
  return isAwake
}

function useLoading(attempt: string) {
  const [loaded, setLoaded] = useState('')
  const [late, setLate] = useState('')
  const isLoading = loaded !== attempt
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setLate(attempt), slowMs)
    return () => clearTimeout(timer)
  }, [isLoading, attempt])
  return { isLoading, isSlow: late === attempt, onLoad: () => setLoaded(attempt) }
}

const frameStyles = { flex: 1, width: '100%', minHeight: 0, border: 0, background: '#fff' } as const

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
