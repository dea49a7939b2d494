import '@spruce/feature-workbench/workbench.css'

/** /dashboard, with its looks. */
export { HomePage } from '@spruce/feature-workbench'
