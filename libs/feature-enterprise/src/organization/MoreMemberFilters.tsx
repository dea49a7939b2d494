import { Box } from '@chakra-ui/react/box'
import { DaysFilter, type DaysFilterProps } from '@spruce/console-kit/filters'
import { FilterSelect, useMessages } from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import type { MemberFiltersProps } from './memberFilterState.js'

/** What is asked for less often: real names, sign-ins and dates. Stands in the page of its list. */
export function MoreMemberFilters({ query, onChange }: MemberFiltersProps) {
  const t = useMessages(enterpriseMessages)
  const { loginFrom, loginTo, joinedFrom, joinedTo } = query
  return (
    <>
      <FilterSelect
        name="realName"
        label={t.anyRealName}
        options={[
          { value: 'yes', label: t.realNameProved },
          { value: 'no', label: t.realNameOpen },
        ]}
      />
      <FilterSelect
        name="signedIn"
        label={t.anySignIn}
        options={[
          { value: 'no', label: t.neverSignedIn },
          { value: 'yes', label: t.hasSignedIn },
        ]}
      />
      <NamedDays
        label={t.loginDays}
        value={{ from: loginFrom, to: loginTo }}
        onChange={({ from, to }) => onChange({ loginFrom: from, loginTo: to })}
      />
      <NamedDays
        label={t.joinedDays}
        value={{ from: joinedFrom, to: joinedTo }}
        onChange={({ from, to }) => onChange({ joinedFrom: from, joinedTo: to })}
      />
    </>
  )
}

/** Two ranges of days stand beside each other: each shows which one it is. */
function NamedDays({ label, ...days }: DaysFilterProps & { label: string }) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" maxWidth="full">
      <Box as="span" aria-hidden color="fg.muted">
        {label}
      </Box>
      <DaysFilter label={label} {...days} />
    </Box>
  )
}
