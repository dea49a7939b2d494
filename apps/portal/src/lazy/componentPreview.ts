import '@spruce/page-builder/page.css'

/** What shows a component, with its looks. */
export { ComponentPreview as default } from '@spruce/feature-workbench/preview'
