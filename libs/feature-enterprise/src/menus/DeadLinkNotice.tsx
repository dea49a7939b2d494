import { Button } from '@chakra-ui/react/button'
import { useMessages, usePermitted, useTab } from '@spruce/shell-ui'
import { Unlink } from 'lucide-react'
import { enterpriseManifest } from '../manifest.js'
import { deadLinkMessages } from './deadLinkMessages.js'
import { deadLinkText } from './deadLinkText.js'
import type { DeadMenuLink } from './menuQueries.js'

const { basePath } = enterpriseManifest

export interface DeadLinkNoticeProps {
  /** What the check of links says of the menu. */
  link: DeadMenuLink
}

/** Why a menu leads nowhere, what helps, and a way to the page where that is done. */
export function DeadLinkNotice({ link }: DeadLinkNoticeProps) {
  const t = useMessages(deadLinkMessages)
  const isPermitted = usePermitted()
  const tab = useTab()
  const { reason, mend, page } = deadLinkText(link, t)
  return (
    <div className="sp-menu-dead" role="note" aria-label={t.title}>
      <Unlink aria-hidden size={16} />
      <div>
        <p>
          <strong>{t.title}</strong>
        </p>
        <p>{reason}</p>
        <p>{mend}</p>
        {page && isPermitted(page.permission) && (
          <Button
            variant="outline"
            colorPalette="gray"
            size="xs"
            onClick={() => void tab.open(`${basePath}/${page.path}`)}
          >
            {page.label}
          </Button>
        )}
      </div>
    </div>
  )
}
