import { Menu, Portal } from '@chakra-ui/react'
import { ChevronDown, KeyRound, LogOut, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../display/Avatar.js'
import { useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

/** @public */
export interface UserMenuProps {
  /** Who is signed in. */
  user: { name: string; loginName?: string | null; photo?: string | null }
  /** Without a handler its entry is left out. */
  onPersonalCenter?: () => void
  /** Without a handler its entry is left out. */
  onChangePassword?: () => void
  /** Signs out. */
  onSignOut: () => void
  /** What signing out is called. Default: 退出登录. */
  signOutLabel?: string | undefined
  /** More entries (`Menu.Item`), between the account and signing out. */
  children?: ReactNode
}

/** Who is signed in, the personal centre, the password and the way out. @public */
export function UserMenu(props: UserMenuProps) {
  const { user, onPersonalCenter, onChangePassword, onSignOut, signOutLabel, children } = props
  const messages = useMessages(shellMessages)
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <button
          type="button"
          className="shell-tool shell-user"
          aria-label={messages.userMenuOf(user.name)}
        >
          <Avatar name={user.name} src={user.photo} />
          <span className="shell-tool-text">{user.name}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content className="shell-user-menu">
            <div className="shell-user-card" role="presentation">
              <Avatar name={user.name} src={user.photo} size={36} />
              <div>
                <strong>{user.name}</strong>
                {user.loginName ? <span>{user.loginName}</span> : null}
              </div>
            </div>
            <Menu.Separator />
            {onPersonalCenter ? (
              <Menu.Item value="personal" onClick={onPersonalCenter}>
                <UserRound aria-hidden />
                {messages.personalCenter}
              </Menu.Item>
            ) : null}
            {onChangePassword ? (
              <Menu.Item value="password" onClick={onChangePassword}>
                <KeyRound aria-hidden />
                {messages.changePassword}
              </Menu.Item>
            ) : null}
            {children}
            {onPersonalCenter || onChangePassword || children ? <Menu.Separator /> : null}
            <Menu.Item value="sign-out" onClick={onSignOut}>
              <LogOut aria-hidden />
              {signOutLabel ?? messages.signOut}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
