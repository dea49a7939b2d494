import { defineOperation, raw } from '../../http/defineOperation.js'
import { importMessages } from '../../imports/importMessages.js'
import { templateCsv, templateXlsx } from '../../imports/template.js'
import { xlsxType } from '../../spreadsheets/xlsxParts.js'

export const downloadUserTemplate = defineOperation('downloadUserTemplate', {
  async handle({ query, language }) {
    const { format, kind = 'people' } = query
    const { file } = importMessages[language].templates[kind]
    return format === 'csv'
      ? raw('text/csv; charset=utf-8', templateCsv(language, kind), `${file}.csv`)
      : raw(xlsxType, await templateXlsx(language, kind), `${file}.xlsx`)
  },
})
