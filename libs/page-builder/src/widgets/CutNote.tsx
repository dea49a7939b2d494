import { useLanguage, useMessages } from '@spruce/shell-ui'
import { pageMessages } from '../messages.js'

/** Says that only so many rows are shown. */
export function CutNote({ shown }: { readonly shown: number }) {
  const messages = useMessages(pageMessages)
  const number = new Intl.NumberFormat(useLanguage())
  return <p className="sp-page-table-cut">{messages.cut(number.format(shown))}</p>
}
