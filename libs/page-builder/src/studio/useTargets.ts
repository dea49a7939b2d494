import { useEffect, useState } from 'react'
import { useStudio } from './StudioContext.js'
import type { StudioTarget, StudioTargetKind } from './StudioPort.js'

/** What a click can open, as far as it came. */
export interface KnownTargets {
  /** Undefined while they are on their way. */
  readonly targets: readonly StudioTarget[] | undefined
  /** They did not come. */
  readonly isFailed: boolean
  readonly retry: () => void
}

/** What a click can open of a kind; undefined where the studio cannot list it. */
export function useTargets(kind: StudioTargetKind): KnownTargets | undefined {
  const list = useStudio().port.targets?.[kind]
  const [targets, setTargets] = useState<readonly StudioTarget[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!list || targets || isFailed) return
    let isGone = false
    list().then(
      (found) => {
        if (!isGone) setTargets(found)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [list, targets, isFailed])
  return list && { targets, isFailed, retry: () => setFailed(false) }
}
