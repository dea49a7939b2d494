import { toast, useLanguage, useMessages } from '@spruce/shell-ui'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'

/** Imports a dashboard into the page of the studio; its code loads with the first use. */
export function useImport(): () => Promise<void> {
  const { model, registry, say } = useStudio()
  const language = useLanguage()
  const messages = useMessages(studioMessages)
  return async () => {
    const late = await import('../import/importDashboard.js').catch(() => undefined)
    if (!late) {
      toast.error(messages.importFailed)
      return
    }
    const { designer } = model.design
    const done = await late.importDashboard({ designer, registry, language })
    if (done === undefined) return
    say(done)
    toast.success(done)
  }
}
