import {
  AppBoardPage,
  type AppBoardPageProps,
  LoginBoardPage,
  type LoginBoardPageProps,
} from '@spruce/console-kit/boards'
import { platformBoards } from './platformBoards.js'

/** Sign-ins of every customer, as figures. */
export function PlatformLoginBoardPage(props: Omit<LoginBoardPageProps, 'source'>) {
  return <LoginBoardPage {...props} source={platformBoards.login} />
}

/** Visits of every customer, as figures. */
export function PlatformAppBoardPage(props: Omit<AppBoardPageProps, 'source'>) {
  return <AppBoardPage {...props} source={platformBoards.app} />
}
