import { type LogColumn, logWords } from '@spruce/api-client'
import { useLanguage } from '@spruce/shell-ui'
import type { OfCustomer } from '../sources/source.js'
import type { Language } from '@spruce/validators/i18n'

/** What a column of a log is called, on the screen and in its file. */
export function logHead(column: LogColumn) {
  return (language: Language) => logWords[language].heads[column]
}

/** Whose a line is: its customer, and the platform where it is nobody's. */
export function Customer({ customerName, customerId }: Partial<OfCustomer>) {
  const language = useLanguage()
  return customerName ?? customerId ?? logWords[language].platform
}
