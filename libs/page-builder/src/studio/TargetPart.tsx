import { useMessages } from '@spruce/shell-ui'
import { actionMessages } from './actionMessages.js'
import { PanelInput } from './PanelInput.js'
import { PanelSelect } from './PanelSelect.js'
import type { StudioTargetKind } from './StudioPort.js'
import { useTargets, type KnownTargets } from './useTargets.js'

interface TargetPartProps {
  readonly kind: StudioTargetKind
  /** What is opened: an id or a code; empty for nothing yet. */
  readonly value: string
  readonly isDisabled: boolean
  readonly onChange: (value: string) => void
}

/** Which page, menu or application a click opens: one of those that the studio lists, else what is typed. */
export function TargetPart(props: TargetPartProps) {
  const known = useTargets(props.kind)
  return known ? <KnownTarget {...props} known={known} /> : <TypedTarget {...props} />
}

function TypedTarget({ kind, ...props }: TargetPartProps) {
  const words = useMessages(actionMessages)
  return <PanelInput {...props} label={kind === 'app' ? words.app : words.target} />
}

function KnownTarget(props: TargetPartProps & { readonly known: KnownTargets }) {
  const { known, ...part } = props
  const { kind, value } = part
  const { targets, isFailed, retry } = known
  const words = useMessages(actionMessages)
  if (isFailed) {
    return (
      <>
        <TypedTarget {...part} />
        <p role="status" className="sp-studio-note">
          {words.targetsFailed}
          <button type="button" className="sp-text-button" onClick={retry}>
            {words.tryAgain}
          </button>
        </p>
      </>
    )
  }
  const labels = { page: words.choosePage, menu: words.chooseMenu, app: words.chooseApp }
  const note =
    targets === undefined
      ? words.loadingTargets
      : value !== '' && !targets.some((target) => target.value === value)
        ? words.unknownTarget
        : targets.length === 0
          ? words.noTargets
          : undefined
  return (
    <>
      <PanelSelect {...part} label={labels[kind]} options={targets ?? []} />
      {note !== undefined && (
        <p role="status" className="sp-studio-note">
          {note}
        </p>
      )}
    </>
  )
}
