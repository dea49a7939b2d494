export { WorkbenchStudio } from './studio/WorkbenchStudio.js'
export type { WorkbenchStudioProps } from './studio/WorkbenchStudio.js'
