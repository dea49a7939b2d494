import { loadPages } from '../loadPages.js'
import { LoginPanel } from './LoginPanel.js'
import { loginWaysFrom } from './LoginWays.js'

/** Few see the other ways, so they do not weigh on the entry. */
const source = loginWaysFrom(loadPages)

/** /login and /admin/login. */
export function LoginRoute() {
  return <LoginPanel source={source} />
}
