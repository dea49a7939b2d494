import '@spruce/page-builder/page.css'
import '@spruce/page-builder/studio.css'
import '@spruce/feature-workbench/customise.css'

/** Arranges a workbench for oneself, with its looks. */
export { WorkbenchCustomiser } from '@spruce/feature-workbench/customise'
