import '@spruce/page-builder/page.css'
import { preloadPage } from '@spruce/page-builder'
import { allWidgets } from '@spruce/page-builder/widgets'
import { WorkbenchView } from '@spruce/feature-workbench/view'

/** A designed workbench, with its looks, once all that it may show is there: it stands in one step. */
export async function loadWorkbenchView() {
  await preloadPage(allWidgets).catch(() => undefined) // a widget whose code is missing says so in its place
  return WorkbenchView
}
