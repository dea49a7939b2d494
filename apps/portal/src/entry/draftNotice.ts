import { defineMessages } from '@spruce/validators/i18n'
import type { EntryState } from './PortalEntry.js'
import type { Boot } from './readBoot.js'

const messages = defineMessages({
  'zh-CN': {
    shown: '这是企业个性化草稿的预览，尚未发布',
    over: '草稿预览链接已失效，当前显示的是已发布的外观',
  },
  'en-US': {
    shown: 'This is a preview of a branding draft that is not published',
    over: 'The link to the draft has expired: this is the published look',
  },
})

/** What a link to the draft of a brand shows, as long as the page shows the brand that it came with. */
export function draftNotice(
  { draft, brand: first }: Pick<Boot, 'draft' | 'brand'>,
  { brand, language }: Pick<EntryState, 'brand' | 'language'>,
): string | undefined {
  return draft && brand === first ? messages[language][draft] : undefined
}
