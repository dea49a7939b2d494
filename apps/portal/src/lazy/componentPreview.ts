import '@spruce/page-builder/page.css'

/** What shows a component, with its looks. */
export { ComponentPreview } from '@spruce/feature-workbench/preview'
