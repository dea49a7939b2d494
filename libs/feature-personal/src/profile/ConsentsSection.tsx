import { Button } from '@chakra-ui/react/button'
import { unwrap } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import { toast, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCall } from '../security/useCall.js'
import { askWithin } from './askWithin.js'
import { profileMessages } from './profileMessages.js'
import { consentListOptions, type Consent } from './profileQueries.js'
import { Row, Section, SectionList } from './Section.js'

/** Applications that the person has let in, each with a way to take it back. */
export function ConsentsSection() {
  const api = useApi()
  const t = useMessages(profileMessages)
  const client = useQueryClient()
  const call = useCall()
  const heading = useRef<HTMLHeadingElement>(null)
  const consents = useQuery(consentListOptions(api))

  async function revoke({ clientId }: Consent) {
    await call(() =>
      unwrap(api.POST('/spruce/api/v1/oauth-consents/remove', { body: { clientId } })),
    )
    toast.success(t.revoked)
    await client.invalidateQueries({ queryKey: consentListOptions(api).queryKey })
  }

  function ask(consent: Consent) {
    void askWithin(heading, {
      title: t.revokeTitle(consent.name),
      message: t.revokeText,
      confirmLabel: t.revoke,
      danger: true,
      onConfirm: () => revoke(consent),
    })
  }

  return (
    <Section title={t.consents} lead={t.consentsLead} headingRef={heading}>
      <SectionList label={t.consents} state={consents} empty={t.noConsents}>
        {(consent) => (
          <Row
            key={consent.clientId}
            title={consent.name}
            facts={[t.grantedAt(formatTime(consent.grantedAt)), t.liveSessions(consent.sessions)]}
            action={
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-label={t.revokeOf(consent.name)}
                onClick={() => ask(consent)}
              >
                {t.revoke}
              </Button>
            }
          />
        )}
      </SectionList>
    </Section>
  )
}
