import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { type DialogProps, ListDialog, toast, useMessages } from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import type { PasswordOutcome } from './memberPasswords.js'

/** @public */
export interface NewPasswordsDialogProps extends DialogProps<true>, PasswordOutcome {}

/** The one-time passwords of several people, this one time, and who keeps theirs. */
export function NewPasswordsDialog({ reset, refused, onClose }: NewPasswordsDialogProps) {
  const t = useMessages(enterpriseMessages)

  async function copyAll() {
    const lines = reset.map(({ name, loginName, password }) => [name, loginName, password])
    try {
      await navigator.clipboard.writeText(lines.map((line) => line.join('\t')).join('\n'))
      toast.success(t.passwordsCopied)
    } catch {
      toast.error(t.passwordsNotCopied)
    }
  }

  return (
    <ListDialog
      title={reset.length > 0 ? t.passwordsReset(reset.length) : t.noPasswordReset}
      lead={reset.length > 0 ? t.passwordsLead : undefined}
      onClose={() => onClose()}
      footer={
        <>
          {reset.length > 0 && (
            <Button variant="outline" colorPalette="gray" onClick={() => void copyAll()}>
              {t.copyPasswords}
            </Button>
          )}
          <Button onClick={() => onClose()}>{t.close}</Button>
        </>
      }
    >
      {reset.length > 0 && (
        <Box
          as="table"
          width="full"
          css={{
            '& th': { textAlign: 'start', color: 'fg.muted', fontWeight: 'normal' },
            '& td, & th': { padding: '4px 8px 4px 0', overflowWrap: 'anywhere' },
            '& code': { whiteSpace: 'nowrap', userSelect: 'all' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.account}</th>
              <th scope="col">{t.oneTimePassword}</th>
            </tr>
          </thead>
          <tbody>
            {reset.map(({ id, name, loginName, password }) => (
              <tr key={id}>
                <td>{name}</td>
                <td>{loginName}</td>
                <td>
                  <code translate="no">{password}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {refused.length > 0 && (
        <Box mt={reset.length > 0 ? '5' : '0'} css={{ overflowWrap: 'anywhere' }}>
          <Box as="h3" fontWeight="semibold">
            {t.passwordsKept(refused.length)}
          </Box>
          <Box as="ul" mt="1" color="fg.error" paddingInlineStart="4" css={{ listStyle: 'disc' }}>
            {refused.map(({ id, name, reason }) => (
              <li key={id}>{t.passwordKept(name, reason)}</li>
            ))}
          </Box>
        </Box>
      )}
    </ListDialog>
  )
}
