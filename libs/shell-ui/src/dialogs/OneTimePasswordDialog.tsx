import { Box } from '@chakra-ui/react/box'
import { useRef } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { ConfirmDialog } from './ConfirmDialog.js'
import type { DialogProps } from './defineDialog.js'
import { dialogMessages } from './dialogMessages.js'

export interface OneTimePasswordDialogProps extends DialogProps<true> {
  /** Says whose password it is: “张伟”的一次性密码. */
  title: string
  /** The account to sign in with. */
  loginName: string
  /** What the server made; it stands on one line, whatever the width. */
  password: string
}

/** Shows a password this one time, with a button that copies it. */
export function OneTimePasswordDialog(props: OneTimePasswordDialogProps) {
  const { title, loginName, password, onClose } = props
  const t = useMessages(dialogMessages)
  const { close } = useMessages(uiMessages)
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
      title={title}
      message={
        <>
          <p>{t.oneTimePasswordText}</p>
          <Box
            as="dl"
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
            gap="1"
            columnGap="4"
            mt="3"
            p="3"
            bg="bg.subtle"
            borderRadius="l2"
            css={{
              '& dt': { color: 'fg.muted' },
              '& dd': { color: 'fg', overflowWrap: 'anywhere' },
              '& code': { fontSize: 'md', userSelect: 'all', whiteSpace: 'nowrap' },
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
      cancelLabel={close}
      confirmLabel={t.copyAndClose}
      onConfirm={copy}
      onClose={onClose}
    />
  )
}
