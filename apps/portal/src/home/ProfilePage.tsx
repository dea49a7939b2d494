import { Avatar, PageHeader, useMessages, type TabPageProps } from '@spruce/shell-ui'
import { formatCell } from '@spruce/validators'
import { observer } from 'mobx-react-lite'
import { useShell } from '../app/ShellContext.js'
import { portalMessages } from '../messages.js'

/** /personal: who the person is in this tenant. Contacts come masked. */
export const ProfilePage = observer(function ProfilePage(_: Partial<TabPageProps>) {
  const { session } = useShell()
  const messages = useMessages(portalMessages)
  const { userInfo, roles, tenants } = session
  if (!userInfo) return null
  const rows: [label: string, value: string][] = [
    [messages.account, userInfo.loginName],
    [messages.nickName, userInfo.nickName],
    [messages.employeeCode, formatCell(userInfo.employeeCode)],
    [messages.mobile, formatCell(userInfo.mobile)],
    [messages.email, formatCell(userInfo.email)],
    [messages.roles, formatCell(roles.map(({ name }) => name).join('、'))],
    [
      messages.tenants,
      formatCell(
        tenants
          .map(({ name, mainTenant }) => (mainTenant ? `${name} (${messages.mainTenant})` : name))
          .join('、'),
      ),
    ],
  ]
  return (
    <div className="home">
      <PageHeader title={messages.profile} lead={messages.profileLead} />
      <div className="home-profile">
        <Avatar name={userInfo.name} src={userInfo.photo} size={64} />
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
})
