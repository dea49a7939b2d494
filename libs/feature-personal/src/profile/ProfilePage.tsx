import { useSession } from '@spruce/session/react'
import { PageHeader, useMessages, type TabPageProps } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { ConsentsSection } from './ConsentsSection.js'
import { DevicesSection } from './DevicesSection.js'
import { LinkedSection } from './LinkedSection.js'
import { profileMessages } from './profileMessages.js'
import { ProfileSection } from './ProfileSection.js'
import { ProviderNote } from './ProviderNote.js'
import { PendingRows } from './Section.js'
import { SecuritySection } from './SecuritySection.js'
import { SignInsSection } from './SignInsSection.js'
import { useAccountAccess } from './useAccountAccess.js'
import { useWechatReturn } from './useWechatReturn.js'

/** /personal: the own account, as a person sees and changes it. Contacts come masked. @public */
export const ProfilePage = observer(function ProfilePage({
  query,
  onQueryChange,
}: Partial<TabPageProps>) {
  const access = useAccountAccess()
  const { isRoleView } = useSession()
  const t = useMessages(profileMessages)
  const wechatProblem = useWechatReturn(query, onQueryChange)
  return (
    <div className="personal">
      <PageHeader title={t.title} lead={t.lead} />
      {access === 'pending' ? (
        <PendingRows label={t.title} />
      ) : (
        <>
          <ProfileSection isReadOnly={access !== 'full'} />
          {access === 'mockLogin' && (
            <p className="personal-note">{isRoleView ? t.notInRoleView : t.notInMockLogin}</p>
          )}
          {access === 'provider' && (
            <>
              <ProviderNote />
              <LinkedSection isLimited />
            </>
          )}
          {access === 'full' && (
            <>
              <SecuritySection />
              <DevicesSection />
              <SignInsSection />
              <LinkedSection problem={wechatProblem} />
              <ConsentsSection />
            </>
          )}
        </>
      )}
    </div>
  )
})
