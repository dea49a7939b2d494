import 'dayjs/locale/zh-cn.js'
import { defaultLanguage, type Language } from '../i18n.js'
import { dayjs } from './dayjs.js'

const locales: Record<Language, { name: string; format: string }> = {
  'zh-CN': { name: 'zh-cn', format: 'YYYY年M月D日dddd' },
  'en-US': { name: 'en', format: 'dddd, MMMM D, YYYY' },
}

/** The local day of a moment with its day of the week: `2026年11月26日星期四`, `Thursday, November 26, 2026`. */
export function sayDate(moment: Date | number, language: Language = defaultLanguage): string {
  const { name, format } = locales[language]
  return dayjs(moment).locale(name).format(format)
}
