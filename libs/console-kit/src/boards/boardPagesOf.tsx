import { AppBoardPage, type AppBoardPageProps } from './AppBoardPage.js'
import type { BoardSources } from './boardSourcesOf.js'
import { LoginBoardPage, type LoginBoardPageProps } from './LoginBoardPage.js'

/** The screens of the two boards of a console, each with its source. @public */
export function boardPagesOf(boards: BoardSources) {
  return {
    LoginBoardPage: (props: Omit<LoginBoardPageProps, 'source'>) => (
      <LoginBoardPage {...props} source={boards.login} />
    ),
    AppBoardPage: (props: Omit<AppBoardPageProps, 'source'>) => (
      <AppBoardPage {...props} source={boards.app} />
    ),
  }
}
