import { LoginBoardPage, type LoginBoardPageProps } from '@spruce/console-kit/boards'
import { logPaths } from './logPaths.js'

/** The board of all customers; its figures lead to the log of all customers. */
export function PlatformLoginBoardPage(props: Omit<LoginBoardPageProps, 'logPath'>) {
  return <LoginBoardPage {...props} logPath={logPaths.login} />
}
