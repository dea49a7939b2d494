export { componentContract, runComponentContract } from './contract/runComponentContract.js'
export type { ContractCheck, ContractOptions, GoldenPair } from './contract/runComponentContract.js'
export {
  assertLayoutInvariants,
  generateDocument,
  generateLayout,
  randomNumbers,
} from './contract/generate.js'
