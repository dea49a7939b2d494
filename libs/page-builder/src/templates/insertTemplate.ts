import { toast } from '@spruce/shell-ui'
import type { InsertTarget } from '../studio/InsertTarget.js'
import { applyTemplate } from './applyTemplate.js'
import { pageTemplates } from './pageTemplates.js'
import { templateDialog } from './TemplateDialog.js'
import { templateMessages } from './templateMessages.js'

/**
 * Asks for a template and puts it on the page. Offered are those of which the person may add every component.
 * @returns what to tell the person; undefined where nothing was added
 */
export async function insertTemplate(target: InsertTarget): Promise<string | undefined> {
  const { designer, registry, permCodes, language } = target
  const messages = templateMessages[language]
  const offered = new Set(registry.palette({ permCodes }).map(({ type }) => type))
  const template = await templateDialog.open({
    templates: pageTemplates(language).filter(({ nodes }) =>
      nodes.every(({ type }) => offered.has(type)),
    ),
    isEmpty: Object.keys(designer.document.nodes).length === 0,
  })
  if (!template) return undefined
  const ids = applyTemplate(designer, template)
  if (!ids) {
    toast.error(messages.refused)
    return undefined
  }
  designer.selection.select(ids)
  return messages.done(template.name, ids.length)
}
