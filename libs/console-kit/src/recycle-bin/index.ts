export { RecycleBinPage } from './RecycleBinPage.js'
export type { RecycleBinPageProps } from './RecycleBinPage.js'
export { recycleBinOf } from './recycleBinOf.js'
export type { RecycleBinOfConsole } from './recycleBinOf.js'
export { companyKinds, platformKinds } from './recycleBinQuery.js'
export type {
  Recycled,
  RecycleBinSource,
  RestoreCall,
  RestoreNote,
  RestorePlace,
  RestorePlaceProps,
} from './recycleBinSource.js'
export type { OfCustomer, Scope, ScopeFilterProps } from '../sources/source.js'
