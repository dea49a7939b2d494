import { sayBytes } from '@spruce/console-kit/files'
import { useApi } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { resourceMessages } from './resourceMessages.js'
import { storageOptions } from './resourceQueries.js'

/** How much of its storage the company uses; nothing until that is known. */
export function StorageMeter() {
  const t = useMessages(resourceMessages)
  const { data } = useQuery(storageOptions(useApi()))
  if (!data) return null
  const { bytes, quota } = data
  return (
    <div className="sp-resource-storage">
      <span>{t.storage(sayBytes(bytes), sayBytes(quota))}</span>
      <progress aria-label={t.storageLabel} max={quota} value={Math.min(bytes, quota)} />
    </div>
  )
}
