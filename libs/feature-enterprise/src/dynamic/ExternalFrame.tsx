import { useEffect, useState } from 'react'
import { AddressBar } from './AddressBar.js'
import { BlockedFrame } from './BlockedFrame.js'
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
        waits={isLoading && !isBlocked && failed !== turn ? (isSlow ? 'long' : 'yes') : 'no'}
        onReload={reload}
        onOpenApart={signsOn ? onOpenApart : undefined}
      />
      {isBlocked ? (
        <BlockedFrame />
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
