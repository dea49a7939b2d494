import { boardPagesOf } from '@spruce/console-kit/boards'
import { tenantBoards } from './tenantBoards.js'

/** Sign-ins and visits of the tenant, as figures. */
export const { LoginBoardPage, AppBoardPage } = boardPagesOf(tenantBoards)
