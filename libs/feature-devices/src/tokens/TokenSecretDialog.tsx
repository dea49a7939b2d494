import { Box } from '@chakra-ui/react/box'
import { ConfirmDialog, type DialogProps, useMessages } from '@spruce/shell-ui'
import { useRef } from 'react'
import { tokenMessages } from './tokenMessages.js'

export interface TokenSecretDialogProps extends DialogProps<true> {
  /** Of the token. */
  name: string
  /** What the server made. */
  token: string
}

/** Shows a token this one time, with a button that copies it. */
export function TokenSecretDialog({ name, token, onClose }: TokenSecretDialogProps) {
  const t = useMessages(tokenMessages)
  const shown = useRef<HTMLElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
    } catch (cause) {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      throw new Error(t.copyFailed, { cause })
    }
  }

  return (
    <ConfirmDialog
      title={t.secretTitle(name)}
      message={
        <>
          <p>{t.secretText}</p>
          <Box
            mt="3"
            p="3"
            bg="bg.subtle"
            borderRadius="l2"
            css={{
              '& code': { display: 'inline-block', overflowWrap: 'anywhere', userSelect: 'all' },
            }}
          >
            <code ref={shown} translate="no" aria-label={t.secret}>
              {token}
            </code>
          </Box>
        </>
      }
      cancelLabel={t.close}
      confirmLabel={t.copyAndClose}
      onConfirm={copy}
      onClose={onClose}
    />
  )
}
