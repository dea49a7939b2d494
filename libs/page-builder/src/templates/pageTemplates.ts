import type { JsonObject } from '@spruce/designer-engine'
import type { Language } from '@spruce/validators/i18n'
import { nodesOf, part, query, type PageTemplate, type TemplatePart } from './PageTemplate.js'
import { templateWords } from './templateMessages.js'

type Words = (typeof templateWords)[Language]

/** The pages to start from, with their texts in a language, in the order in which they are offered. */
export function pageTemplates(language: Language): readonly PageTemplate[] {
  const words = templateWords[language]
  return [
    overview(words),
    devices(words),
    alarms(words),
    work(words),
    notices(words),
    columns(words),
  ]
}

const timeWindow = (words: Words, from: string): JsonObject => ({
  ...{ name: 'time', kind: 'time', label: words.time },
  default: { from, to: 'now' },
})

/** From one on it is said in a word, not by colour alone. */
const graveFrom = (words: Words, tone: string, label: string) => [
  { from: 0, tone: 'success', label: words.normal },
  { from: 1, tone, label },
]

/** The columns of a table, written as they come. */
const columnsNamed = (...names: readonly string[]) => names.map((name) => ({ name }))

/** Keeps the rows of one code. */
const ofCode = (value: string) => [{ kind: 'filter', column: 'code', is: 'eq', value }]

function overview(words: Words): PageTemplate {
  const sum = { make: 'sum', hasSparkline: true }
  return {
    ...{ id: 'overview', name: words.overview, text: words.overviewText },
    nodes: nodesOf([
      part('statistic', [0, 0, 8, 4], {
        ...{ title: words.visits, query: 'visits', column: 'visits', ...sum },
      }),
      part('statistic', [8, 0, 8, 4], {
        ...{ title: words.signIns, query: 'signIns', column: 'logins', ...sum },
      }),
      part('statistic', [16, 0, 8, 4], {
        ...{ title: words.signInFailures, query: 'signIns', column: 'failures', ...sum },
        thresholds: graveFrom(words, 'warning', words.toWatch),
      }),
      part('chart', [0, 4, 16, 9], {
        ...{ title: words.visitTrend, query: 'visits', kind: 'area' },
        ...{ category: 'at', series: ['visits', 'users'] },
      }),
      part('pie', [16, 4, 8, 9], {
        ...{ title: words.people, query: 'people', name: 'department' },
        ...{ column: 'members', isRing: true },
      }),
      part('chart', [0, 13, 12, 9], {
        ...{ title: words.topApps, query: 'topApps', kind: 'row' },
        ...{ category: 'app', series: ['visits'] },
      }),
      part('chart', [12, 13, 12, 9], {
        ...{ title: words.signInTrend, query: 'signIns', kind: 'bar' },
        ...{ category: 'at', series: ['logins', 'failures'] },
      }),
      part('table', [0, 22, 24, 7], {
        ...{ title: words.receipts, query: 'receipts' },
        columns: columnsNamed('title', 'publishedAt', 'read', 'confirmed'),
      }),
    ]),
    queries: [
      query('visits', 'visits', { by: 'day' }),
      query('signIns', 'sign-ins', { by: 'day' }),
      query('topApps', 'visits-by-app'),
      query('people', 'members-by-department'),
      query('receipts', 'notice-receipts', { status: 'published', most: 20 }),
    ],
    variables: [timeWindow(words, 'now-30d')],
  }
}

function devices(words: Words): PageTemplate {
  const area = { areaId: '{{area}}' }
  const figure = { column: 'count', make: 'sum' }
  return {
    ...{ id: 'devices', name: words.devices, text: words.devicesText },
    nodes: nodesOf([
      part('statistic', [0, 0, 6, 3], {
        title: words.allDevices,
        query: 'deviceStates',
        ...figure,
      }),
      part('statistic', [6, 0, 6, 3], { title: words.online, query: 'onlineDevices', ...figure }),
      part('statistic', [12, 0, 6, 3], {
        ...{ title: words.offline, query: 'offlineDevices', ...figure },
        thresholds: graveFrom(words, 'warning', words.toWatch),
      }),
      part('statistic', [18, 0, 6, 3], {
        ...{ title: words.openAlarms, query: 'alarmCounts', ...figure },
        thresholds: graveFrom(words, 'danger', words.toHandle),
      }),
      part('pie', [0, 3, 8, 8], {
        ...{ title: words.onlineShare, query: 'deviceStates', name: 'state' },
        ...{ column: 'count', isRing: true },
      }),
      part('chart', [8, 3, 16, 8], {
        ...{ title: words.byArea, query: 'deviceAreas', kind: 'bar' },
        ...{ category: 'area', series: ['devices', 'online'] },
      }),
      part('device-areas', [0, 11, 8, 9], { title: words.areas, query: 'deviceAreas' }),
      part('device-list', [8, 11, 8, 9], { title: words.deviceList, query: 'devices' }),
      part('alarm-list', [16, 11, 8, 9], { title: words.openAlarms, query: 'openAlarms' }),
    ]),
    queries: [
      query('deviceStates', 'devices-by-state', area),
      query('onlineDevices', 'devices-by-state', area, ofCode('online')),
      query('offlineDevices', 'devices-by-state', area, ofCode('offline')),
      query('alarmCounts', 'alarm-counts', area),
      query('deviceAreas', 'devices-by-area'),
      query('devices', 'devices', { ...area, most: 100 }),
      query('openAlarms', 'alarms', { ...area, state: 'open', most: 20 }),
    ],
    variables: [{ name: 'area', kind: 'area', label: words.area }],
  }
}

function alarms(words: Words): PageTemplate {
  const area = { areaId: '{{area}}' }
  const figure = { column: 'count', make: 'sum' }
  return {
    ...{ id: 'alarms', name: words.alarms, text: words.alarmsText },
    nodes: nodesOf([
      part('statistic', [0, 0, 6, 4], {
        ...{ title: words.critical, query: 'criticalAlarms', ...figure },
        thresholds: graveFrom(words, 'danger', words.toHandle),
      }),
      part('statistic', [6, 0, 6, 4], {
        ...{ title: words.warning, query: 'warningAlarms', ...figure },
        thresholds: graveFrom(words, 'warning', words.toHandle),
      }),
      part('statistic', [12, 0, 6, 4], { title: words.info, query: 'infoAlarms', ...figure }),
      part('clock', [18, 0, 6, 4], { title: words.clock }),
      part('alarm-list', [0, 4, 16, 12], {
        ...{ title: words.openAlarms, query: 'openAlarms', limit: 50 },
      }),
      part('pie', [16, 4, 8, 7], {
        ...{ title: words.bySeverity, query: 'alarmCounts', name: 'severity', column: 'count' },
      }),
      part('text', [16, 11, 8, 5], { title: words.duty, html: words.dutyHtml }),
      part('table', [0, 16, 16, 8], {
        ...{ title: words.inProgress, query: 'alarmsInProgress' },
        columns: columnsNamed('severity', 'rule', 'device', 'area', 'assignee', 'acknowledgedAt'),
      }),
      part('contacts', [16, 16, 8, 8], { title: words.contacts }),
    ]),
    queries: [
      query('alarmCounts', 'alarm-counts', area),
      query('criticalAlarms', 'alarm-counts', area, ofCode('critical')),
      query('warningAlarms', 'alarm-counts', area, ofCode('warning')),
      query('infoAlarms', 'alarm-counts', area, ofCode('info')),
      query('openAlarms', 'alarms', { ...area, state: 'open', most: 50 }),
      query('alarmsInProgress', 'alarms', { ...area, state: 'acknowledged', most: 50 }),
    ],
    variables: [{ name: 'area', kind: 'area', label: words.area }],
  }
}

const plain = (words: Words) => ({
  apps: (place: TemplatePart['place']) => part('app-launcher', place, { title: words.apps }),
  todos: (place: TemplatePart['place']) => part('todos', place, { title: words.todos }),
  calendar: (place: TemplatePart['place']) => part('calendar', place, { title: words.calendar }),
  messages: (place: TemplatePart['place']) => part('messages', place, { title: words.messages }),
  notices: (place: TemplatePart['place']) => part('notices', place, { title: words.noticeList }),
})

function work(words: Words): PageTemplate {
  const { apps, todos, calendar, messages, notices } = plain(words)
  return {
    ...{ id: 'work', name: words.work, text: words.workText },
    nodes: nodesOf([
      apps([0, 0, 16, 5]),
      todos([16, 0, 8, 5]),
      messages([0, 5, 8, 8]),
      notices([8, 5, 8, 8]),
      calendar([16, 5, 8, 8]),
      part('favorites', [0, 13, 8, 7], { title: words.favorites }),
      part('recent', [8, 13, 8, 7], { title: words.recent }),
      part('contacts', [16, 13, 8, 7], { title: words.contacts }),
    ]),
    queries: [],
    variables: [],
  }
}

function notices(words: Words): PageTemplate {
  const { todos, calendar, messages, notices } = plain(words)
  return {
    ...{ id: 'notices', name: words.notices, text: words.noticesText },
    nodes: nodesOf([
      notices([0, 0, 16, 8]),
      todos([16, 0, 8, 8]),
      part('table', [0, 8, 12, 7], {
        ...{ title: words.toConfirm, query: 'noticesToConfirm' },
        columns: columnsNamed('title', 'publishedAt', 'expireAt'),
      }),
      part('table', [12, 8, 12, 7], {
        ...{ title: words.openTodos, query: 'openTodos', columns: columnsNamed('title', 'dueAt') },
      }),
      messages([0, 15, 12, 8]),
      calendar([12, 15, 12, 8]),
    ]),
    queries: [
      query('noticesToConfirm', 'my-notices', { state: 'unconfirmed', most: 20 }),
      query('openTodos', 'todos', { state: 'open', most: 20 }),
    ],
    variables: [],
  }
}

function columns(words: Words): PageTemplate {
  return {
    ...{ id: 'columns', name: words.columns, text: words.columnsText },
    nodes: nodesOf([
      part('text', [0, 0, 24, 3], { title: words.heading, html: words.headingHtml }),
      part('section', [0, 3, 16, 12], { title: words.main }),
      part('section', [16, 3, 8, 12], { title: words.side }),
      part('section', [0, 15, 24, 8], { title: words.more }),
    ]),
    queries: [],
    variables: [],
  }
}
