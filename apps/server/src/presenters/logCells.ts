import type { Schemas } from '@spruce/api-client/contract'

type Cell = string | number | boolean | null | undefined

/** A line of the operator log in the order of its columns in a sheet. */
export function operatorCells(line: Schemas['OperatorLog']): Cell[] {
  return [
    line.at,
    line.userName ?? line.userId,
    line.actingUserId,
    line.operationName,
    line.objectTable,
    line.objectName ?? line.objectId,
    line.before && JSON.stringify(line.before),
    line.after && JSON.stringify(line.after),
    line.address,
    line.appCode,
    line.terminal,
  ]
}

/** A line of the login log in the order of its columns in a sheet. */
export function loginCells(line: Schemas['LoginLog']): Cell[] {
  return [
    line.at,
    line.loginName,
    line.userName,
    line.success,
    line.reason,
    line.via,
    line.address,
    line.terminal,
  ]
}

/** A line of the access log in the order of its columns in a sheet. */
export function accessCells(line: Schemas['AccessLog']): Cell[] {
  return [
    line.firstAt,
    line.lastAt,
    line.userName ?? line.userId,
    line.appName,
    line.appCode,
    line.visits,
    line.terminal,
  ]
}
