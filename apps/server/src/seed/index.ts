export { publishBrands } from './publishBrands.js'
export { demoAccounts, seedDemo } from './seedDemo.js'
export type { DemoAccount, SeedOptions } from './seedDemo.js'
