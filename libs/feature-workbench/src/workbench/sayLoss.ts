import type { Schemas } from '@spruce/api-client'
import type { workbenchMessages } from '../messages.js'

type Messages = (typeof workbenchMessages)['zh-CN']

/** What of a person's changes could not be kept, in words. */
export function sayLoss(
  { title, part }: Pick<Schemas['WorkbenchLoss'], 'title' | 'part'>,
  messages: Messages,
): string {
  const name = title || messages.unnamed
  switch (part) {
    case 'place':
      return messages.lostPlace(name)
    case 'props':
      return messages.lostProps(name)
    case 'hidden':
      return messages.lostHidden(name)
    case 'all':
      return messages.lostAll(name)
  }
}
