import {
  Avatar,
  type DataColumn,
  MaskedText,
  StatusTag,
  type Tone,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { enterpriseMessages, type EnterpriseTexts } from '../messages.js'
import { text } from '../text.js'
import type { Member } from './memberQueries.js'
import type { MemberStatus } from './organizationQuery.js'

/** The columns of the member table; the first one names the row. */
export const memberColumns: readonly DataColumn<Member>[] = [
  {
    id: 'nickName',
    header: text('name'),
    width: 136,
    isSortable: true,
    cell: ({ nickName, photo }) => (
      <span className="sp-org-person">
        <Avatar name={nickName} src={photo} />
        <span title={nickName}>{nickName}</span>
      </span>
    ),
  },
  {
    id: 'status',
    header: text('memberStatus'),
    width: 116,
    isSortable: true,
    text: ({ status }, language) => statusWords(enterpriseMessages[language])[status],
    cell: ({ status }) => <MemberStatusTag status={status} />,
  },
  { id: 'loginName', header: text('account'), minWidth: 116, isSortable: true },
  {
    id: 'departments',
    header: text('departments'),
    minWidth: 130,
    value: ({ departments }) => departments.map(({ name }) => name).join(' / '),
    cell: ({ departments }) =>
      departments.length > 0 && <DepartmentNames departments={departments} />,
  },
  {
    id: 'roles',
    header: text('roles'),
    minWidth: 140,
    value: ({ roles }) => roles.map(({ name }) => name).join(' / '),
    cell: ({ roles }) => roles.length > 0 && <RoleTags roles={roles} />,
  },
  { id: 'employeeCode', header: text('employeeCode'), width: 160, isSortable: true },
  {
    id: 'mobile',
    header: text('mobile'),
    width: 124,
    cell: ({ mobile }) => mobile && <MaskedText kind="mobile" value={mobile} />,
  },
  {
    id: 'email',
    header: text('email'),
    minWidth: 190,
    cell: ({ email }) => email && <MaskedText kind="email" value={email} />,
  },
  {
    id: 'lastLoginAt',
    header: text('lastLogin'),
    width: 172,
    isSortable: true,
    text: ({ lastLoginAt }, language) => (lastLoginAt ? formatTime(lastLoginAt, language) : ''),
    cell: ({ lastLoginAt }) => lastLoginAt && <LocalTime value={lastLoginAt} />,
  },
  {
    id: 'realName',
    header: text('realName'),
    width: 132,
    text: ({ realName }, language) => realNameWord(enterpriseMessages[language], realName),
    tone: ({ realName }) => (realName ? 'success' : 'neutral'),
  },
  {
    id: 'joinedAt',
    header: text('joinedAt'),
    width: 172,
    isSortable: true,
    isHidden: true,
    text: ({ joinedAt }, language) => formatTime(joinedAt, language),
    cell: ({ joinedAt }) => <LocalTime value={joinedAt} />,
  },
]

const tones: Record<MemberStatus, Tone> = {
  active: 'success',
  disabled: 'neutral',
  invited: 'info',
}

function statusWords(t: EnterpriseTexts): Record<MemberStatus, string> {
  return { active: t.statusActive, disabled: t.statusDisabled, invited: t.statusInvited }
}

function realNameWord(t: EnterpriseTexts, realName: boolean): string {
  return realName ? t.realNameProved : t.realNameOpen
}

/** The state of a membership in a word. */
function MemberStatusTag({ status }: Pick<Member, 'status'>) {
  const t = useMessages(enterpriseMessages)
  return <StatusTag tone={tones[status]}>{statusWords(t)[status]}</StatusTag>
}

/** The main department first; the others after it. */
function DepartmentNames({ departments }: Pick<Member, 'departments'>) {
  const t = useMessages(enterpriseMessages)
  const names = departments.map(({ name }) => name).join(t.nameSeparator)
  return <span title={names}>{names}</span>
}

/** One role in sight and how many more; all of them in the title. */
function RoleTags({ roles }: Pick<Member, 'roles'>) {
  const t = useMessages(enterpriseMessages)
  const [first, ...more] = roles
  const names = roles.map(({ name }) => name).join(t.nameSeparator)
  return (
    <span className="sp-org-roles" title={names}>
      <span className="sp-tag">
        <span>{first?.name}</span>
      </span>
      {more.length > 0 && (
        <span className="sp-tag">
          <span aria-hidden>+{more.length}</span>
          <span className="sp-sr-only">{t.moreRoles(more.length)}</span>
        </span>
      )}
    </span>
  )
}

function LocalTime({ value }: { value: string }) {
  const language = useLanguage()
  return <time dateTime={value}>{formatTime(value, language)}</time>
}
