import { boardPagesOf } from '@spruce/console-kit/boards'
import { platformBoards } from './platformBoards.js'

/** Sign-ins and visits of every customer, as figures. */
export const { LoginBoardPage, AppBoardPage } = boardPagesOf(platformBoards)
