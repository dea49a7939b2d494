import { Box } from '@chakra-ui/react/box'
import { ConfirmDialog, type DialogProps, useMessages } from '@spruce/shell-ui'
import { useRef } from 'react'
import { oauthMessages } from './oauthMessages.js'

export interface OauthSecretDialogProps extends DialogProps<true> {
  /** Whose secret it is. */
  name: string
  /** Names the client at the token endpoint. */
  clientId: string
  /** What the server made. */
  secret: string
}

/** Shows a secret this one time, with a button that copies it. */
export function OauthSecretDialog({ name, clientId, secret, onClose }: OauthSecretDialogProps) {
  const t = useMessages(oauthMessages)
  const shown = useRef<HTMLElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
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
            as="dl"
            mt="3"
            p="3"
            bg="bg.subtle"
            borderRadius="l2"
            css={{
              '& dt': { color: 'fg.muted' },
              '& dd': { color: 'fg' },
              '& code': { display: 'inline-block', overflowWrap: 'anywhere', userSelect: 'all' },
            }}
          >
            <dt>{t.clientId}</dt>
            <dd>
              <code translate="no">{clientId}</code>
            </dd>
            <dt>{t.secret}</dt>
            <dd>
              <code ref={shown} translate="no">
                {secret}
              </code>
            </dd>
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
