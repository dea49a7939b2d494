import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import {
  type DialogProps,
  LazyBoundary,
  lazyPart,
  ListDialog,
  toast,
  useMessages,
} from '@spruce/shell-ui'
import { useId, useState } from 'react'
import type { InviteOutcome } from './inviteAll.js'
import { invitationMessages } from './invitationMessages.js'
import type { SentInvitation } from './invitationQueries.js'

const LinkQrCode = lazyPart(async () => (await import('./LinkQrCode.js')).LinkQrCode)

/** @public */
export interface SentInvitationsDialogProps extends DialogProps<true>, InviteOutcome {
  /** Default: says how many were sent. */
  title?: string
}

/** The links of invitations, this one time; below them who was refused. Resolves with true to try again. */
export function SentInvitationsDialog(props: SentInvitationsDialogProps) {
  const { sent, refused, onClose } = props
  const t = useMessages(invitationMessages)
  const copy = useCopy()
  const { title = sent.length > 0 ? t.sentTitle(sent.length) : t.noneSent } = props
  return (
    <ListDialog
      title={title}
      lead={sent.length > 0 ? t.linksLead : undefined}
      onClose={() => onClose()}
      footer={
        <>
          {refused.length > 0 && (
            <Button variant="outline" colorPalette="gray" onClick={() => onClose(true)}>
              {t.retry}
            </Button>
          )}
          {sent.length > 1 && (
            <Button
              variant="outline"
              colorPalette="gray"
              onClick={() => void copy(sent.map(lineOf).join('\n'))}
            >
              {t.copyAll}
            </Button>
          )}
          <Button onClick={() => onClose()}>{t.close}</Button>
        </>
      }
    >
      <Box as="ul" display="grid" gap="4">
        {sent.map((invitation) => (
          <SentLink key={invitation.id} invitation={invitation} isAlone={sent.length === 1} />
        ))}
      </Box>
      {refused.length > 0 && (
        <Box mt={sent.length > 0 ? '5' : '0'} css={{ overflowWrap: 'anywhere' }}>
          <Box as="h3" fontWeight="semibold">
            {t.refused(refused.length)}
          </Box>
          <Box as="ul" mt="1" color="fg.error" paddingInlineStart="4" css={{ listStyle: 'disc' }}>
            {refused.map(({ contact, fault }) => (
              <li key={contact}>{t.fault(contact, fault)}</li>
            ))}
          </Box>
        </Box>
      )}
    </ListDialog>
  )
}

function SentLink({ invitation, isAlone }: { invitation: SentInvitation; isAlone: boolean }) {
  const t = useMessages(invitationMessages)
  const copy = useCopy()
  const [isShown, setShown] = useState(isAlone)
  const codeId = useId()
  const { nickName } = invitation
  const link = wholeUrl(invitation.link)
  const contact = nickName ? `${nickName} ${invitation.contact}` : invitation.contact
  return (
    <li>
      <Box fontWeight="medium">{contact}</Box>
      <Box display="flex" flexWrap="wrap" gap="2" mt="1">
        <Input
          readOnly
          value={link}
          aria-label={t.link(contact)}
          flex="1 1 220px"
          minWidth="0"
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outline"
          colorPalette="gray"
          aria-label={t.copyOf(contact)}
          onClick={() => void copy(link)}
        >
          {t.copy}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          aria-expanded={isShown}
          aria-controls={isShown ? codeId : undefined}
          aria-label={t.qrCodeOf(contact)}
          onClick={() => setShown((shown) => !shown)}
        >
          {t.qrCode}
        </Button>
      </Box>
      {isShown && (
        <Box id={codeId} mt="3" minHeight="192px">
          <LazyBoundary fallback={null}>
            <LinkQrCode link={link} label={t.qrCodeOf(contact)} />
          </LazyBoundary>
        </Box>
      )}
    </li>
  )
}

/** 张伟 138****5678 https://… */
function lineOf({ nickName, contact, link }: SentInvitation): string {
  return [nickName, contact, wholeUrl(link)].filter(Boolean).join(' ')
}

/** A server that was not told its address answers a path: it is the one of this page. */
function wholeUrl(link: string): string {
  return new URL(link, location.origin).href
}

function useCopy() {
  const t = useMessages(invitationMessages)
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t.copied)
    } catch {
      toast.error(t.copyFailed)
    }
  }
}
