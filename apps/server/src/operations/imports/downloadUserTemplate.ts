import { defineOperation, raw } from '../../http/defineOperation.js'
import { importMessages } from '../../imports/importMessages.js'
import { importedKind } from '../../imports/importedKind.js'
import { templateCsv, templateXlsx } from '../../imports/template.js'
import { xlsxType } from '../../spreadsheets/xlsxParts.js'

export const downloadUserTemplate = defineOperation('downloadUserTemplate', {
  async handle({ query, session, language }) {
    const { format } = query
    const kind = importedKind(session, query.kind)
    const { file } = importMessages[language].templates[kind]
    return format === 'csv'
      ? raw('text/csv; charset=utf-8', templateCsv(language, kind), `${file}.csv`)
      : raw(xlsxType, await templateXlsx(language, kind), `${file}.xlsx`)
  },
})
