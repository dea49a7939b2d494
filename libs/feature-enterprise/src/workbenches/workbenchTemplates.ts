import type { Language } from '@spruce/validators/i18n'
import type { PageDocument } from './workbenchQueries.js'

/** A widget at its place in 24 columns. */
interface Placed {
  type: string
  title: Readonly<Record<Language, string>>
  place: readonly [x: number, y: number, w: number, h: number]
}

const titles = {
  todos: { 'zh-CN': '待处理', 'en-US': 'To do' },
  'app-launcher': { 'zh-CN': '我的应用', 'en-US': 'My apps' },
  messages: { 'zh-CN': '未读消息', 'en-US': 'Unread messages' },
  notices: { 'zh-CN': '公告', 'en-US': 'Notices' },
  favorites: { 'zh-CN': '我的收藏', 'en-US': 'Favourites' },
  recent: { 'zh-CN': '最近打开', 'en-US': 'Recently opened' },
} as const

const at = (type: keyof typeof titles, ...place: Placed['place']): Placed => ({
  type: `spruce.${type}`,
  title: titles[type],
  place,
})

/** What a new workbench can begin with. */
export const workbenchTemplates = {
  office: {
    name: { 'zh-CN': '日常办公', 'en-US': 'Everyday work' },
    widgets: [
      at('app-launcher', 0, 0, 16, 4),
      at('todos', 16, 0, 8, 4),
      at('messages', 0, 4, 8, 7),
      at('notices', 8, 4, 8, 7),
      at('favorites', 16, 4, 8, 7),
      at('recent', 0, 11, 24, 5),
    ],
  },
  manager: {
    name: { 'zh-CN': '部门主管', 'en-US': 'Heads of departments' },
    widgets: [
      at('todos', 0, 0, 8, 7),
      at('notices', 8, 0, 8, 7),
      at('messages', 16, 0, 8, 7),
      at('app-launcher', 0, 7, 24, 4),
    ],
  },
  notices: {
    name: { 'zh-CN': '公告与消息', 'en-US': 'Notices and messages' },
    widgets: [at('notices', 0, 0, 12, 9), at('messages', 12, 0, 12, 9)],
  },
} as const satisfies Record<
  string,
  { name: Readonly<Record<Language, string>>; widgets: readonly Placed[] }
>

/** Names a template. */
export type TemplateKey = keyof typeof workbenchTemplates

/** The document that a new workbench begins with; its titles are the company's own from then on. */
export function documentOfTemplate(key: TemplateKey, language: Language): PageDocument {
  const nodes = workbenchTemplates[key].widgets.map(({ type, title, place }, index) => {
    const id = `w${index + 1}`
    const order = `a${(index + 1).toString(36)}`
    const [x, y, w, h] = place
    const props = { title: title[language] }
    return [id, { id, type, parent: null, slot: 'main', order, x, y, w, h, props }] as const
  })
  return { ...emptyDocument(), nodes: Object.fromEntries(nodes) }
}

/** A page without a widget. */
export function emptyDocument(): PageDocument {
  return {
    schema: { page: 1, components: {} },
    config: { pageMargin: [12, 12], panelMargin: [0, 0], gridColNum: 24 },
    titleBar: null,
    dialogs: [],
    style: { main: {}, panel: {} },
    root: 'root',
    nodes: {},
    queries: [],
    variables: [],
  }
}
