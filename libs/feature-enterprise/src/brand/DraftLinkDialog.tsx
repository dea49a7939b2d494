import { Box } from '@chakra-ui/react/box'
import { ConfirmDialog, type DialogProps, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useRef } from 'react'
import { brandMessages } from './brandMessages.js'

export interface DraftLinkDialogProps extends DialogProps<true> {
  /** Where the draft shows: a path of this server, and until when. */
  link: { url: string; expiresAt: string }
  /** Something is typed on the page that is not in the draft. */
  isDirty?: boolean
}

/** A link that shows the draft on the real sign-in page: to open, or to copy for others. */
export function DraftLinkDialog({ link, isDirty = false, onClose }: DraftLinkDialogProps) {
  const t = useMessages(brandMessages)
  const shown = useRef<HTMLAnchorElement>(null)
  const address = new URL(link.url, location.origin).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
    } catch (cause) {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      throw new Error(t.linkNotCopied, { cause })
    }
  }

  return (
    <ConfirmDialog
      title={t.draftLinkTitle}
      message={
        <>
          <p>{t.draftLinkText(formatTime(link.expiresAt))}</p>
          {isDirty && <p>{t.draftLinkUnsaved}</p>}
          <Box mt="3" p="3" bg="bg.subtle" borderRadius="l2" overflowWrap="anywhere">
            <Box asChild color="accent.fg" textDecoration="underline">
              <a ref={shown} href={address} target="_blank" rel="noopener" translate="no">
                {address}
              </a>
            </Box>
          </Box>
        </>
      }
      cancelLabel={t.close}
      confirmLabel={t.copyLink}
      onConfirm={copy}
      onClose={onClose}
    />
  )
}
