import { Button } from '@chakra-ui/react/button'
import { unwrap } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import { toast, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCall } from '../security/useCall.js'
import { askWithin } from './askWithin.js'
import { ConnectButtons } from './ConnectButtons.js'
import { profileMessages } from './profileMessages.js'
import { linkedAccountListOptions, type LinkedAccount } from './profileQueries.js'
import { Row, Section, SectionList } from './Section.js'

/** @public */
export interface LinkedSectionProps {
  /** An identity provider let the person in: WeChat opens the whole account, so it is not theirs to change. */
  isLimited?: boolean
  /** Why an account was not linked, on the way back from it. */
  problem?: string | undefined
}

/** Accounts elsewhere that open this one, and the ways to link more. */
export function LinkedSection({ isLimited = false, problem }: LinkedSectionProps) {
  const api = useApi()
  const t = useMessages(profileMessages)
  const client = useQueryClient()
  const call = useCall()
  const heading = useRef<HTMLHeadingElement>(null)
  const linked = useQuery(linkedAccountListOptions(api))

  const nameOf = ({ providerName }: LinkedAccount) => providerName ?? t.wechat
  const mayUnbind = ({ providerId }: LinkedAccount) => !isLimited || providerId !== null

  async function unbind({ providerId }: LinkedAccount) {
    await call(() =>
      unwrap(
        providerId === null
          ? api.POST('/spruce/api/v1/bound-accounts/wechat/remove', { body: {} })
          : api.POST('/spruce/api/v1/bound-accounts/openid/remove', { body: { providerId } }),
      ),
    )
    toast.success(t.unbound)
    await client.invalidateQueries({ queryKey: linkedAccountListOptions(api).queryKey })
  }

  function ask(account: LinkedAccount) {
    void askWithin(heading, {
      title: t.unbindTitle(nameOf(account)),
      message: t.unbindText,
      confirmLabel: t.unbind,
      danger: true,
      onConfirm: () => unbind(account),
    })
  }

  return (
    <Section title={t.linked} lead={t.linkedLead} headingRef={heading}>
      <SectionList label={t.linked} state={linked} empty={t.noLinked}>
        {(account) => (
          <Row
            key={account.providerId ?? account.provider}
            title={nameOf(account)}
            facts={[
              ...(account.nickName ? [account.nickName] : []),
              t.boundAt(formatTime(account.boundAt)),
            ]}
            action={
              mayUnbind(account) && (
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  aria-label={t.unbindOf(nameOf(account))}
                  onClick={() => ask(account)}
                >
                  {t.unbind}
                </Button>
              )
            }
          />
        )}
      </SectionList>
      {!isLimited && linked.data && <ConnectButtons linked={linked.data} problem={problem} />}
    </Section>
  )
}
