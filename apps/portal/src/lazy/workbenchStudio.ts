import '@spruce/page-builder/page.css'
import '@spruce/page-builder/studio.css'

/** The designer of a workbench, with its looks. */
export { WorkbenchStudio } from '@spruce/feature-workbench/studio'
