import { Box } from '@chakra-ui/react/box'
import { ConfirmDialog, type DialogProps, useMessages } from '@spruce/shell-ui'
import { useRef } from 'react'
import { credentialMessages } from './credentialMessages.js'

export interface OneTimePasswordDialogProps extends DialogProps<true> {
  /** Whose password it is. */
  name: string
  loginName: string
  password: string
}

/** Shows a password this one time, with a button that copies it. */
export function OneTimePasswordDialog(props: OneTimePasswordDialogProps) {
  const { name, loginName, password, onClose } = props
  const t = useMessages(credentialMessages)
  const shown = useRef<HTMLElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(password)
    } catch (cause) {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      throw new Error(t.copyFailed, { cause })
    }
  }

  return (
    <ConfirmDialog
      title={t.oneTimePasswordTitle(name)}
      message={
        <>
          <p>{t.oneTimePasswordText}</p>
          <Box
            as="dl"
            display="grid"
            gridTemplateColumns="auto 1fr"
            gap="1"
            columnGap="4"
            mt="3"
            p="3"
            bg="bg.subtle"
            borderRadius="l2"
            css={{
              '& dt': { color: 'fg.muted' },
              '& dd': { color: 'fg' },
              '& code': { fontSize: 'md', userSelect: 'all' },
            }}
          >
            <dt>{t.account}</dt>
            <dd>{loginName}</dd>
            <dt>{t.oneTimePassword}</dt>
            <dd>
              <code ref={shown} translate="no">
                {password}
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
