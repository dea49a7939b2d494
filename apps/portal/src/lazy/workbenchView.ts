import '@spruce/page-builder/page.css'

/** A designed workbench, with its looks. */
export { WorkbenchView as default } from '@spruce/feature-workbench/view'
