import { defineOperation, raw } from '../../http/defineOperation.js'
import { importMessages } from '../../imports/importMessages.js'
import { templateCsv, templateXlsx } from '../../imports/template.js'
import { xlsxType } from '../../spreadsheets/xlsxParts.js'

export const downloadUserTemplate = defineOperation('downloadUserTemplate', {
  async handle({ query, language }) {
    const { file } = importMessages[language].template
    return query.format === 'csv'
      ? raw('text/csv; charset=utf-8', templateCsv(language), `${file}.csv`)
      : raw(xlsxType, await templateXlsx(language), `${file}.xlsx`)
  },
})
