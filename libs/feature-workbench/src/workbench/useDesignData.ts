import type { PageDataPort } from '@spruce/page-builder'
import { useApi } from '@spruce/session/react'
import { useShellPort } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { createDesignData, type AskedDesign } from './designData.js'

/** The data of a design as it is shown, kept new by live events; the same object for the same design. */
export function useDesignData(asked: AskedDesign): PageDataPort {
  const { kind, id, revision, isDraft } = asked
  const api = useApi()
  const { live } = useShellPort()
  return useMemo(
    () => createDesignData(api, live, { kind, id, revision, isDraft }),
    [api, live, kind, id, revision, isDraft],
  )
}
