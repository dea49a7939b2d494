/** `unread` shows what waits, `read` what does not, `all` both. @public */
export type MessageTab = 'unread' | 'read' | 'all'

/** A letter is written to one person, a notice to many. @public */
export type MessageKind = 'letter' | 'notice'

/** One line of the drawer. @public */
export interface MessageSummary {
  /** Unique within its kind. */
  id: string
  kind: MessageKind
  title: string
  /** When it came: ISO 8601, UTC. */
  at: string
  read: boolean
  level?: 'normal' | 'important' | 'urgent'
  /** A notice that asks to be confirmed; opening it does not do that. */
  mustConfirm?: boolean
  confirmed?: boolean
  /** From the operator of the platform rather than the tenant. */
  isSystem?: boolean
}

/** @public */
export interface MessageAttachment {
  id: string
  name: string
  /** Where it is fetched from. */
  url: string
  /** Size in bytes. */
  bytes: number
}

/** What a message says. @public */
export interface MessageContent {
  /** Rich text. Only harmless elements and attributes of it are shown. Empty where the title says all. */
  html: string
  /** Where the message leads: a path of the product or an http(s) address. */
  link?: string | null
  attachments?: readonly MessageAttachment[]
}

/** The messages of one kind, page by page. @public */
export interface MessageGroup {
  kind: MessageKind
  /** Undefined until the first page is there. */
  items: readonly MessageSummary[] | undefined
  hasMore?: boolean
  isLoadingMore?: boolean
  onMore?: () => void
  error?: unknown
  onRetry?: () => void
  /** The person may not read these: the group says so in the place of its lines. */
  isForbidden?: boolean
}

/** The message on show in the place of the list. @public */
export interface OpenedMessage {
  message: MessageSummary
  /** Undefined while it is fetched. */
  content: MessageContent | undefined
  error?: unknown
  onRetry?: () => void
}
