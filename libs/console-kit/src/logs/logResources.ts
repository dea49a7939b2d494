import { defineResource, type ResourceQuery } from '@spruce/shell-ui'
import type { Search } from '@spruce/shell-ui/search'
import type { Scope } from '../sources/source.js'
import { accessLogColumns } from './accessLogColumns.js'
import { loginLogColumns } from './loginLogColumns.js'
import { logMessages } from './logMessages.js'
import { accessLogSearch, loginLogSearch, operatorLogSearch } from './logQuery.js'
import type { AccessLog, AccessLogSource, LoginLogSource, OperatorLogSource } from './logSource.js'
import { operatorLogColumns } from './operatorLogColumns.js'

/** The sign-ins of a source, as their page lists them. */
export const loginLogResource = (source: LoginLogSource) =>
  defineResource({
    ...of(source),
    title: 'loginTitle',
    search: within(source.scope, loginLogSearch),
    columns: loginLogColumns(source.scope),
    list: source.list,
  })

/** The visits of a source, as their page lists them. */
export const accessLogResource = (source: AccessLogSource) =>
  defineResource({
    ...of(source),
    title: 'accessTitle',
    search: within(source.scope, accessLogSearch),
    columns: accessLogColumns(source.scope),
    list: source.list,
    rowId: visitId,
  })

/** The changes of a source, as their page lists them. */
export const operatorLogResource = (source: OperatorLogSource) =>
  defineResource({
    ...of(source),
    title: 'operatorTitle',
    search: within(source.scope, operatorLogSearch),
    columns: operatorLogColumns(source.scope),
    list: source.list,
  })

/** A visit has no id of its own: it is of a person, an application and an hour. */
export function visitId({ customerId, userId, appCode, firstAt }: AccessLog): string {
  return [customerId, userId, appCode, firstAt].join('/')
}

function of({ key, permission }: Pick<LoginLogSource, 'key' | 'permission'>) {
  return { table: key, messages: logMessages, permission, key: [key], isExported: false }
}

/** Where the lines are of one customer, no view keeps another one. */
function within<Query extends ResourceQuery>(
  scope: Scope | undefined,
  search: Search<Query>,
): Search<Query> {
  if (scope) return search
  return { ...search, filters: search.filters.filter((name) => name !== 'customerId') }
}
