import { Button } from '@chakra-ui/react/button'
import { unwrap } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import { confirmDialog, toast, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../security/useCall.js'
import { profileMessages } from './profileMessages.js'
import { linkedAccountListOptions, profileKeys } from './profileQueries.js'
import { Row, Section, SectionList } from './Section.js'

/** Accounts elsewhere that open this one. */
export function LinkedSection() {
  const api = useApi()
  const t = useMessages(profileMessages)
  const client = useQueryClient()
  const call = useCall()
  const linked = useQuery(linkedAccountListOptions(api))

  async function unbind() {
    await call(() => unwrap(api.POST('/spruce/api/v1/bound-accounts/wechat/remove', { body: {} })))
    toast.success(t.unbound)
    await client.invalidateQueries({ queryKey: profileKeys.linked })
  }

  function ask() {
    void confirmDialog.open({
      title: t.unbindTitle(t.wechat),
      message: t.unbindText,
      confirmLabel: t.unbind,
      danger: true,
      onConfirm: unbind,
    })
  }

  return (
    <Section title={t.linked} lead={t.linkedLead}>
      <SectionList label={t.linked} state={linked} empty={t.noLinked}>
        {({ provider, nickName, boundAt }) => (
          <Row
            key={provider}
            title={t[provider]}
            facts={[...(nickName ? [nickName] : []), t.boundAt(formatTime(boundAt))]}
            action={
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-label={t.unbindOf(t[provider])}
                onClick={ask}
              >
                {t.unbind}
              </Button>
            }
          />
        )}
      </SectionList>
    </Section>
  )
}
