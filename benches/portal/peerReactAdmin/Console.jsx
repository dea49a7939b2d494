import { Admin, AppBar, defaultLightTheme, Layout, Resource } from 'react-admin'
import { systemData } from '../peerParts/calls.mjs'
import { ConsoleMenu } from './ConsoleMenu.jsx'
import { dataProvider } from './dataProvider.mjs'
import { MemberList } from './MemberList.jsx'
import { SignInList } from './SignInList.jsx'

const theme = {
  ...defaultLightTheme,
  transitions: { create: () => 'none' },
  components: {
    ...defaultLightTheme.components,
    MuiButtonBase: { defaultProps: { disableRipple: true } },
  },
}

const authProvider = {
  login: () => Promise.resolve(), // the sign-in page is outside
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const { id, name, photo } = systemData().userInfo
    return Promise.resolve({ id, fullName: name, avatar: photo ?? undefined })
  },
}

function ConsoleLayout({ children }) {
  return (
    <Layout appBar={AppBar} menu={ConsoleMenu}>
      {children}
    </Layout>
  )
}

export default function Console() {
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      layout={ConsoleLayout}
      theme={theme}
      darkTheme={null}
      disableTelemetry
      title={systemData().tenantInfo.name}
    >
      <Resource name="members" list={MemberList} options={{ label: '全部成员' }} />
      <Resource name="sign-ins" list={SignInList} options={{ label: '登录日志' }} />
      <Resource name="roles" />
    </Admin>
  )
}
