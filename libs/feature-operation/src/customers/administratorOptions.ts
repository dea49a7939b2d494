import type { Option } from '@spruce/shell-ui'
import type { Administrator } from './customerQueries.js'

/** Administrators as the options of a field. */
export function administratorOptionsOf(administrators: readonly Administrator[]): Option[] {
  return administrators.map(({ memberId, nickName, loginName }) => ({
    value: memberId,
    label: nickName,
    description: loginName,
  }))
}
