/** The messages. */
export { InboxDrawer } from '@spruce/feature-messages'
