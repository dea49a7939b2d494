import { AppBoardPage, type AppBoardPageProps } from '@spruce/console-kit/boards'
import { logPaths } from './logPaths.js'

/** The board of all customers; its figures lead to the log of all customers. */
export function PlatformAppBoardPage(props: Omit<AppBoardPageProps, 'logPath'>) {
  return <AppBoardPage {...props} logPath={logPaths.app} />
}
