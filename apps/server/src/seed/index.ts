export { publishBrands } from './publishBrands.js'
export { publishWorkbenches } from './publishWorkbenches.js'
export { demoAccounts, seedDemo } from './seedDemo.js'
export type { DemoAccount, SeedOptions } from './seedDemo.js'
