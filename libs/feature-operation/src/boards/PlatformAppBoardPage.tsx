import { AppBoardPage, type AppBoardPageProps } from '@spruce/console-kit/boards'
import { platformAppBoard } from './platformBoards.js'

/** Visits of all customers or one, as figures. */
export function PlatformAppBoardPage(props: Omit<AppBoardPageProps, 'source'>) {
  return <AppBoardPage {...props} source={platformAppBoard} />
}
