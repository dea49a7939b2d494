import { lazyPart } from '@spruce/shell-ui'

/** Most pages have no dialogs. */
export const LatePageDialog = lazyPart(async () => (await import('./PageDialog.js')).PageDialog)
