import '@spruce/feature-workbench/workbench.css'
import '@spruce/page-builder/page.css'

/** A page of a delivered application, with its looks. */
export { DeliveredPage } from '@spruce/feature-workbench/view'
