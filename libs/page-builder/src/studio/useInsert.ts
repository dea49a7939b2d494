import { toast, useLanguage, useMessages } from '@spruce/shell-ui'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'

const loads = {
  dashboard: async () => (await import('../import/importDashboard.js')).importDashboard,
  template: async () => (await import('../templates/insertTemplate.js')).insertTemplate,
}

/** Adds a dashboard or a template to the page of the studio; the code of each loads with its first use. */
export function useInsert(): (kind: keyof typeof loads) => Promise<void> {
  const { model, registry, permCodes, say } = useStudio()
  const language = useLanguage()
  const messages = useMessages(studioMessages)
  return async (kind) => {
    const insert = await loads[kind]().catch(() => undefined)
    if (!insert) {
      toast.error(messages.notLoaded)
      return
    }
    const { designer } = model.page
    const done = await insert({ designer, registry, permCodes, language })
    if (done === undefined) return
    say(done)
    toast.success(done)
  }
}
