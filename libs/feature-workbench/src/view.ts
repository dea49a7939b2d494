export { DeliveredPage } from './delivered/DeliveredPage.js'
export { WorkbenchView } from './workbench/WorkbenchView.js'
export type { WorkbenchViewProps } from './workbench/WorkbenchViewProps.js'
