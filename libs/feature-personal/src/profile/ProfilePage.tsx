import { useSession } from '@spruce/session/react'
import { PageHeader, useMessages, type TabPageProps } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { ConsentsSection } from './ConsentsSection.js'
import { DevicesSection } from './DevicesSection.js'
import { LinkedSection } from './LinkedSection.js'
import { profileMessages } from './profileMessages.js'
import { ProfileSection } from './ProfileSection.js'
import { SecuritySection } from './SecuritySection.js'
import { SignInsSection } from './SignInsSection.js'

/** /personal: the own account, as a person sees and changes it. Contacts come masked. @public */
export const ProfilePage = observer(function ProfilePage(_: Partial<TabPageProps>) {
  const { isMockLogin } = useSession()
  const t = useMessages(profileMessages)
  return (
    <div className="personal">
      <PageHeader title={t.title} lead={t.lead} />
      <ProfileSection />
      {isMockLogin ? (
        <p className="personal-note">{t.notInMockLogin}</p>
      ) : (
        <>
          <SecuritySection />
          <DevicesSection />
          <SignInsSection />
          <LinkedSection />
          <ConsentsSection />
        </>
      )}
    </div>
  )
})
