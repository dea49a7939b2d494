import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { applicationMessages, openTypeTexts } from './applicationMessages.js'
import { type Application, hasAddress, healthTones, verdictTones } from './applicationQueries.js'

const word = wordsOf(applicationMessages)

/** The columns of the table; the first one names the row. */
export const applicationColumns: readonly DataColumn<Application>[] = [
  {
    id: 'name',
    header: word('name'),
    minWidth: 150,
    isSortable: true,
    text: ({ name }, language) => name[language],
  },
  {
    id: 'enable',
    header: word('enable'),
    width: 104,
    isSortable: true,
    text: ({ enable }, language) => applicationMessages[language][enable === 1 ? 'on' : 'off'],
    tone: ({ enable }) => (enable === 1 ? 'success' : 'neutral'),
  },
  {
    id: 'status',
    header: word('status'),
    width: 116,
    text: ({ status }, language) =>
      applicationMessages[language][status === 0 ? 'normal' : 'disabled'],
    tone: ({ status }) => (status === 0 ? 'success' : 'danger'),
  },
  {
    id: 'health',
    header: word('health'),
    width: 168,
    text: ({ health, url }, language) => {
      const t = applicationMessages[language]
      if (!health) return hasAddress(url) ? t.unchecked : ''
      return health.state === 'up' && health.milliseconds !== null
        ? t.upIn(health.milliseconds)
        : t[health.state]
    },
    tone: ({ health }) => (health ? healthTones[health.state] : 'neutral'),
  },
  {
    id: 'diagnosis',
    header: word('diagnosis'),
    width: 224,
    text: ({ diagnosis, url }, language) => {
      const t = applicationMessages[language]
      if (!diagnosis) return hasAddress(url) ? t.none : ''
      return t.examined(t[diagnosis.verdict], formatTime(diagnosis.checkedAt).slice(0, 10))
    },
    tone: ({ diagnosis }) => (diagnosis ? verdictTones[diagnosis.verdict] : 'neutral'),
  },
  { id: 'appCode', header: word('appCode'), minWidth: 140, isSortable: true },
  {
    id: 'kind',
    header: word('kind'),
    width: 128,
    isSortable: true,
    text: ({ kind }, language) => applicationMessages[language][kind],
  },
  { id: 'category', header: word('category'), minWidth: 124, isSortable: true },
  { id: 'url', header: word('url'), minWidth: 200 },
  {
    id: 'roles',
    header: word('visibleTo'),
    minWidth: 160,
    text: ({ roles = [], departments = [] }, language) => {
      const t = applicationMessages[language]
      const names = [
        ...roles.map(({ name }) => name),
        ...departments.map(({ name }) => t.departmentBelow(name)),
      ]
      return names.length > 0 ? names.join(t.nameSeparator) : t.everybody
    },
  },
  { id: 'sort', header: word('sort'), width: 88, align: 'end', isSortable: true, isHidden: true },
  {
    id: 'openType',
    header: word('openType'),
    width: 128,
    isHidden: true,
    text: ({ openType }, language) => applicationMessages[language][openTypeTexts[openType]],
  },
  { id: 'publisher', header: word('publisher'), minWidth: 120, isHidden: true },
  { id: 'release', header: word('release'), width: 104, isHidden: true },
  timeColumn('updatedAt', word('updatedAt'), { isSortable: false }),
]
