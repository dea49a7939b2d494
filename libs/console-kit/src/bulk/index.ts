export { runEach } from './runEach.js'
export type { EachOptions } from './runEach.js'
