import { Button } from '@chakra-ui/react/button'
import { useSession } from '@spruce/session/react'
import { StatusTag, useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { openContactDialog, openPasswordDialog } from '../security/openDialogs.js'
import { profileMessages } from './profileMessages.js'
import { Row, Section } from './Section.js'

/** Password and contacts: what is set, masked, and the dialog that changes it. */
export const SecuritySection = observer(function SecuritySection() {
  const session = useSession()
  const t = useMessages(profileMessages)
  const { userInfo, isPasswordExpired } = session
  const rows = [
    {
      key: 'password',
      name: t.password,
      fact: isPasswordExpired ? (
        <StatusTag tone="warning">{t.passwordExpired}</StatusTag>
      ) : (
        t.passwordHint
      ),
      action: t.change,
      open: () => openPasswordDialog(),
    },
    ...(['mobile', 'email'] as const).map((kind) => {
      const bound = kind === 'mobile' ? userInfo?.mobileNew : userInfo?.emailNew
      return {
        key: kind,
        name: t[kind],
        fact: bound ?? t.notBound,
        action: bound ? t.replace : t.bind,
        open: () => openContactDialog(kind),
      }
    }),
  ]
  return (
    <Section title={t.security}>
      <ul className="personal-rows" aria-label={t.security}>
        {rows.map(({ key, name, fact, action, open }) => (
          <Row
            key={key}
            title={name}
            facts={[fact]}
            action={
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-label={t.changeOf(action, name)}
                onClick={() => void open()}
              >
                {action}
              </Button>
            }
          />
        ))}
      </ul>
    </Section>
  )
})
