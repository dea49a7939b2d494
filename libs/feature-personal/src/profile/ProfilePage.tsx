import { PageHeader, useMessages, type TabPageProps } from '@spruce/shell-ui'
import { ConsentsSection } from './ConsentsSection.js'
import { DevicesSection } from './DevicesSection.js'
import { LinkedSection } from './LinkedSection.js'
import { profileMessages } from './profileMessages.js'
import { ProfileSection } from './ProfileSection.js'
import { SecuritySection } from './SecuritySection.js'
import { SignInsSection } from './SignInsSection.js'

/** /personal: the own account, as a person sees and changes it. Contacts come masked. @public */
export function ProfilePage(_: Partial<TabPageProps>) {
  const t = useMessages(profileMessages)
  return (
    <div className="personal">
      <PageHeader title={t.title} lead={t.lead} />
      <ProfileSection />
      <SecuritySection />
      <DevicesSection />
      <SignInsSection />
      <LinkedSection />
      <ConsentsSection />
    </div>
  )
}
