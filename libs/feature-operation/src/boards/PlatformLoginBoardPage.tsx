import { LoginBoardPage, type LoginBoardPageProps } from '@spruce/console-kit/boards'
import { platformLoginBoard } from './platformBoards.js'

/** Sign-ins of all customers or one, as figures. */
export function PlatformLoginBoardPage(props: Omit<LoginBoardPageProps, 'source'>) {
  return <LoginBoardPage {...props} source={platformLoginBoard} />
}
