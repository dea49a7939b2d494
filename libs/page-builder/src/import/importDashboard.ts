import { toast } from '@spruce/shell-ui'
import type { InsertTarget } from '../studio/InsertTarget.js'
import { applyImport } from './applyImport.js'
import { importCheckDialog } from './ImportCheckDialog.js'
import { importFileDialog } from './ImportFileDialog.js'
import { importMessages } from './importMessages.js'
import { readDashboard } from './readDashboard.js'

/**
 * Asks for a dashboard, shows what comes of it, and puts it on the page.
 * @returns what to tell the person; undefined where nothing was imported
 */
export async function importDashboard(target: InsertTarget): Promise<string | undefined> {
  const { designer, registry, language } = target
  const messages = importMessages[language]
  const columns = designer.settings.config.gridColNum
  for (;;) {
    const made = await importFileDialog.open({
      read: (text) => readDashboard(text, { registry, columns, language }),
    })
    if (!made) return undefined
    const choice = await importCheckDialog.open({
      made,
      labelOf: (type) => registry.definitionOf(type).label[language],
      isEmpty: Object.keys(designer.document.nodes).length === 0,
    })
    if (choice === 'again') continue
    if (choice === undefined) return undefined
    const ids = applyImport(designer, made, choice)
    if (!ids) {
      toast.error(messages.refused)
      return undefined
    }
    designer.selection.select(ids)
    return messages.done(made.nodes.length)
  }
}
