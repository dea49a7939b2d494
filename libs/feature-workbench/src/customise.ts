export { WorkbenchCustomiser } from './customise/WorkbenchCustomiser.js'
export type { WorkbenchCustomiserProps } from './customise/WorkbenchCustomiserProps.js'
