import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import { useErrorText, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findAccountOptions, type FoundUser } from './invitationQueries.js'
import { invitationMessages } from './invitationMessages.js'

export interface FoundAccountProps {
  /** A whole mobile, email or account name. */
  contact: string
}

/** Looks on request whether the platform has an account with a contact. Masked; calls are counted. */
export function FoundAccount({ contact }: FoundAccountProps) {
  const t = useMessages(invitationMessages)
  const sayError = useErrorText()
  const [asked, setAsked] = useState<string>()
  const isAsked = asked === contact
  const found = useQuery({ ...findAccountOptions(useApi(), contact), enabled: isAsked })
  if (!isAsked || found.isFetching) {
    return (
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        loading={isAsked}
        alignSelf="start"
        onClick={() => setAsked(contact)}
      >
        {t.findAccount}
      </Button>
    )
  }
  const [user] = found.data?.rows ?? []
  return (
    <Box role="status" p="3" bg="bg.subtle" borderRadius="l2" css={{ overflowWrap: 'anywhere' }}>
      {found.error ? (
        <Box as="span" color="fg.error">
          {sayError(found.error)}
        </Box>
      ) : user ? (
        <>
          <Box fontWeight="medium">{sayUser(user)}</Box>
          <Box color={user.isMember ? 'fg.error' : 'fg.muted'}>
            {user.isMember ? t.foundMember : t.foundAccount}
          </Box>
        </>
      ) : (
        t.foundNobody
      )}
    </Box>
  )
}

/** 张* · zha**** · 138****5678 */
function sayUser({ name, loginName, mobile, email }: FoundUser): string {
  return [name, loginName, mobile, email].filter(Boolean).join(' · ')
}
